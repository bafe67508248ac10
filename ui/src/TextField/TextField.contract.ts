import type { Contract } from '../../test/contract';

const mail = { role: 'textbox', name: 'Your Email *' };

export default {
  pattern: 'A native input or text area with a label, described by its hint and error.',
  roles: [
    {
      says: 'The field is named by its label and described by its hint',
      story: 'EmptyAndFilled',
      finds: [
        { role: 'textbox', name: 'Your Name *', is: ['required', 'valid'] },
        { ...mail, is: 'required', value: 'aoife@example.ie', description: 'The receipt goes there.' },
      ],
    },
    {
      says: 'An error marks the field as invalid, describes it and is announced',
      story: 'WithError',
      finds: [
        {
          ...mail,
          is: 'invalid',
          description:
            'The receipt goes there. Enter an address like name@example.ie, so that the receipt can reach you.',
        },
        { role: 'alert', text: 'Enter an address like name@example.ie, so that the receipt can reach you.' },
      ],
    },
    {
      says: 'A multi-line field is one text box',
      story: 'SeveralLines',
      finds: [
        {
          role: 'textbox',
          name: 'Additional notes',
          description: 'Anything we should know before we start.',
        },
      ],
    },
  ],
  keys: [
    {
      keys: 'Typing',
      do: 'goes into the field and clears the error once the value is valid',
      story: 'WithError',
      steps: [
        { press: ['Tab', 'End', 'a', '.', 'i', 'e'], focus: { ...mail, is: 'valid' }, misses: [{ role: 'alert' }] },
      ],
    },
    {
      keys: 'Tab',
      do: 'moves from field to field',
      story: 'EmptyAndFilled',
      steps: [
        { press: 'Tab', focus: { role: 'textbox', name: 'Your Name *' } },
        { press: 'Tab', focus: mail },
      ],
    },
  ],
  states: [
    {
      says: 'The label and the error are visible',
      story: 'WithError',
      looks: [
        { of: { text: 'Your Email *' }, is: 'visible' },
        {
          of: { text: 'Enter an address like name@example.ie, so that the receipt can reach you.' },
          is: 'visible',
        },
      ],
    },
  ],
} satisfies Contract<typeof import('./TextField.stories')>;
