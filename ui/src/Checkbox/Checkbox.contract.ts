import type { Contract } from '../../test/contract';

const store = { role: 'checkbox', name: 'In-store setup and training' };
const hosting = { role: 'checkbox', name: 'Hosting in Ireland' };

export default {
  pattern: 'A native checkbox, named by its label; hint, error and reason are its description.',
  roles: [
    {
      says: 'It is a checkbox named by its label, and described by its hint',
      story: 'Off',
      finds: [
        {
          role: 'checkbox',
          name: 'Send me the quote by e-mail',
          is: 'unchecked',
          description: 'One message, and no newsletter.',
        },
      ],
    },
    {
      says: 'What is wrong is said, read with it and announced',
      story: 'Invalid',
      finds: [
        {
          role: 'checkbox',
          name: 'I agree to the terms *',
          is: ['unchecked', 'invalid'],
          description: 'Agree to the terms, so that we may begin.',
        },
        { role: 'alert', text: 'Agree to the terms, so that we may begin.' },
      ],
    },
    {
      says: 'What cannot be changed is disabled and says why',
      story: 'Unavailable',
      finds: [
        { ...store, is: ['unchecked', 'disabled'], description: 'Comes with GARO and Trinity Plus only.' },
        { ...hosting, is: ['checked', 'disabled'], description: 'Part of every platform.' },
      ],
    },
    {
      says: 'A link in its label is a link',
      story: 'WithLink',
      finds: [{ role: 'link', name: 'privacy policy' }],
    },
  ],
  keys: [
    {
      keys: 'Space',
      do: 'turns it on and off',
      story: 'Invalid',
      steps: [
        { press: ['Tab', 'Space'], focus: { role: 'checkbox', is: ['checked', 'valid'] }, misses: [{ role: 'alert' }] },
        { press: 'Space', focus: { role: 'checkbox', is: ['unchecked', 'invalid'] } },
      ],
    },
    {
      keys: 'Tab',
      do: 'comes to it, and to a link in its label by itself',
      story: 'WithLink',
      steps: [
        { press: 'Tab', focus: { role: 'checkbox' } },
        { press: 'Tab', focus: { role: 'link', name: 'privacy policy' } },
      ],
    },
  ],
  states: [
    {
      says: 'On and off are told apart without colour, also where neither can be changed',
      story: 'Unavailable',
      apart: [store, hosting],
    },
  ],
} satisfies Contract<typeof import('./Checkbox.stories')>;
