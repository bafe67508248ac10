/** When a business needs a new look. Each has a drawing. */
export const brandMoments = {
  opening: { title: 'You’re opening', text: 'The sign maker is asking for a file you don’t have.' },
  outgrown: {
    title: 'You’ve outgrown your logo',
    text: 'It was made for a market stall. Now you have a shop, a van and a website.',
  },
  mismatch: { title: 'Nothing matches', text: 'You’ve used four printers and ended up with four different blues.' },
  takeover: {
    title: 'You took over',
    text: 'People know the name, so it should stay. The look belongs to the last owner.',
  },
} as const;
