import type { Contract } from '../../test/contract';

const proceed = { role: 'button', name: 'Proceed to Checkout' };
const processing = { role: 'button', name: 'Processing...' };

export default {
  pattern: 'A native button, or with an address a native link. It is never taken out of the order of Tab.',
  roles: [
    {
      says: 'It is a button named by its words; icons are silent',
      story: 'Tones',
      finds: [
        { role: 'button', name: 'Continue' },
        { role: 'button', name: 'Build my quote' },
        { role: 'button', name: 'Back' },
      ],
    },
    {
      says: 'With an address it is a link',
      story: 'Links',
      finds: [
        { role: 'link', name: 'Configure a package' },
        { role: 'link', name: "A router's link in the same dress" },
      ],
      misses: [{ role: 'button' }],
    },
    {
      says: 'Busy is said, and that it cannot be pressed meanwhile',
      story: 'Busy',
      finds: [{ role: 'button', name: 'Saving', is: ['busy', 'disabled'] }],
    },
    { says: 'Unavailable is said', story: 'Unavailable', finds: [{ ...proceed, is: 'disabled' }] },
  ],
  keys: [
    {
      keys: 'Enter, Space',
      do: 'press it; a busy one keeps the focus and takes no second press',
      story: 'Busy',
      steps: [
        { press: ['Tab', 'Enter'], focus: { ...processing, is: 'busy' } },
        { press: 'Space', focus: processing },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on an unavailable one keep the focus there, and it may say what is missing',
      story: 'Unavailable',
      steps: [
        {
          press: ['Tab', 'Space'],
          focus: proceed,
          finds: [{ role: 'status', text: 'Please enter your name and email to proceed.' }],
        },
      ],
    },
  ],
  states: [
    {
      says: 'Usual, busy and unavailable are told apart in forced colours and without colour',
      story: 'Busy',
      apart: [proceed, { role: 'button', name: 'Saving' }],
    },
  ],
} satisfies Contract<typeof import('./Button.stories')>;
