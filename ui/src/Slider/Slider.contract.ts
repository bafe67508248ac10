import type { Contract } from '../../test/contract';

const slider = { role: 'slider', name: 'Your budget' };
const typed = { role: 'spinbutton', name: 'Your budget Exact amount in €' };

export default {
  pattern: 'A native range input whose value is announced as an amount, and a number field for an exact amount.',
  roles: [
    {
      says: "The slider has a name, and its value is announced as an amount; the field's name includes the slider's",
      story: 'Chosen',
      finds: [
        { ...slider, value: '€12,500' },
        { ...typed, value: '12500' },
      ],
    },
    {
      says: 'An unset slider announces that nothing is chosen',
      story: 'NothingChosen',
      finds: [
        { ...slider, value: 'Set your budget', description: 'In steps of €500. You can change it at every step.' },
      ],
    },
    {
      says: 'An error marks the slider as invalid, describes it and is announced',
      story: 'WithError',
      finds: [
        { ...slider, is: 'invalid', description: '€900 less than what you have chosen already.' },
        { role: 'alert', text: '€900 less than what you have chosen already.' },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches the field for the exact amount, then the slider',
      story: 'Chosen',
      steps: [
        { press: 'Tab', focus: typed },
        { press: 'Tab', focus: slider },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Arrow keys',
      do: 'change the amount by one step',
      story: 'Chosen',
      steps: [
        { press: ['Tab', 'Tab', 'ArrowRight'], finds: [{ ...slider, value: '€13,000' }] },
        {
          press: ['ArrowDown', 'ArrowLeft'],
          finds: [
            { ...slider, value: '€12,000' },
            { ...typed, value: '12000' },
          ],
        },
      ],
    },
    {
      keys: 'Home, End',
      do: 'set the lowest and the highest amount; Home also works if nothing was chosen',
      story: 'NothingChosen',
      steps: [
        { press: ['Tab', 'Tab', 'Home'], finds: [{ ...slider, value: '€500' }] },
        { press: 'End', finds: [{ ...slider, value: '€100,000' }] },
      ],
    },
    {
      keys: 'Typing',
      do: 'in the field sets an exact amount, confirmed with Enter',
      story: 'NothingChosen',
      steps: [{ press: ['Tab', '7', '5', '0', '0', 'Enter'], finds: [{ ...slider, value: '€7,500' }] }],
    },
  ],
  states: [
    {
      says: 'The amount and the error are visible beside the slider',
      story: 'WithError',
      looks: [
        { of: { text: '€1,500' }, is: 'visible' },
        { of: { text: '€900 less than what you have chosen already.' }, is: 'visible' },
      ],
    },
  ],
} satisfies Contract<typeof import('./Slider.stories')>;
