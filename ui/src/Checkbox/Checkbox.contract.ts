import type { Contract } from '../../test/contract';

const store = { role: 'checkbox', name: 'In-store setup and training' };
const hosting = { role: 'checkbox', name: 'Hosting in Ireland' };

export default {
  pattern: 'A native checkbox, named by its label and described by its hint, error and reason.',
  roles: [
    {
      says: 'The checkbox is named by its label and described by its hint',
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
      says: 'An error marks the checkbox as invalid, describes it and is announced',
      story: 'WithError',
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
      says: 'A checkbox that cannot be changed is disabled and says why',
      story: 'NotAvailable',
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
      do: 'switches it on and off',
      story: 'WithError',
      steps: [
        { press: ['Tab', 'Space'], focus: { role: 'checkbox', is: ['checked', 'valid'] }, misses: [{ role: 'alert' }] },
        { press: 'Space', focus: { role: 'checkbox', is: ['unchecked', 'invalid'] } },
      ],
    },
    {
      keys: 'Tab',
      do: 'reaches the checkbox, then a link in its label',
      story: 'WithLink',
      steps: [
        { press: 'Tab', focus: { role: 'checkbox' } },
        { press: 'Tab', focus: { role: 'link', name: 'privacy policy' } },
      ],
    },
  ],
  states: [
    {
      says: 'On and off differ without colour, even when disabled',
      story: 'NotAvailable',
      apart: [store, hosting],
    },
  ],
} satisfies Contract<typeof import('./Checkbox.stories')>;
