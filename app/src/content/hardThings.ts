/** What shouldn’t be hard for an owner. Each has a drawing. */
export const hardThings = {
  cost: {
    title: 'Knowing what it costs',
    text: '“It depends” doesn’t help you decide. We name what it depends on and write the price down.',
  },
  fit: {
    title: 'Having parts that fit',
    text: 'The blue of the van, the headings on the website and the wording of the ad only match if they’re planned together.',
  },
  results: {
    title: 'Seeing the results',
    text: 'You wouldn’t pay for flour without seeing the bag. Marketing should be no different.',
  },
} as const;
