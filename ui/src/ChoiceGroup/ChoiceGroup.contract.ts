import type { Contract } from '../../test/contract';

const full = { role: 'radio', name: 'Full System' };
const premium = { role: 'radio', name: 'Premium' };
const manager = { role: 'checkbox', name: 'Expense Manager' };

export default {
  pattern: 'A native fieldset with a legend; for one answer it is a radio group.',
  roles: [
    {
      says: 'One answer is a radio group, named by its legend',
      story: 'InColumns',
      finds: [
        { ...full, is: 'checked', within: { role: 'radiogroup', name: 'Which package?' } },
        { role: 'heading', name: 'Which package?', level: 2 },
      ],
    },
    {
      says: 'Several answers are a group of checkboxes',
      story: 'ChooseSeveral',
      finds: [{ ...manager, is: 'checked', within: { role: 'group', name: 'Which systems?' } }],
    },
    {
      says: 'Hint and error describe the group, and the error is announced',
      story: 'WithError',
      finds: [
        {
          role: 'radiogroup',
          name: 'How shall we build it?',
          is: 'required',
          description: 'You can change it later. Choose one of the two',
        },
        { role: 'radio', name: 'Template Solution Get Template Solution', is: 'invalid' },
        { role: 'alert', text: 'Choose one of the two' },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches the chosen answer of a radio group; the next Tab leaves the group',
      story: 'InColumns',
      steps: [
        { press: 'Tab', focus: full },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Arrow keys',
      do: 'move the answer of a radio group',
      story: 'InColumns',
      steps: [{ press: ['Tab', 'ArrowDown'], focus: premium, finds: [{ ...premium, is: 'checked' }] }],
    },
    {
      keys: 'Space',
      do: 'selects and deselects one of several answers',
      story: 'ChooseSeveral',
      steps: [{ press: ['Tab', 'Space'], focus: manager, finds: [{ ...manager, is: 'unchecked' }] }],
    },
  ],
  states: [
    {
      says: 'The error is visible',
      story: 'WithError',
      looks: [{ of: { text: 'Choose one of the two' }, is: 'visible' }],
    },
  ],
} satisfies Contract<typeof import('./ChoiceGroup.stories')>;
