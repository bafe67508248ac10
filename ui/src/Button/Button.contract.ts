import type { Contract } from '../../test/contract';

const proceed = { role: 'button', name: 'Proceed to Checkout' };
const processing = { role: 'button', name: 'Processing...' };

export default {
  pattern: 'A native button, or a native link if it has an address. It always stays in the tab order.',
  roles: [
    {
      says: 'The button is named by its text; icons are hidden from screen readers',
      story: 'Tones',
      finds: [
        { role: 'button', name: 'Continue' },
        { role: 'button', name: 'Build my quote' },
        { role: 'button', name: 'Back' },
      ],
    },
    {
      says: 'A button with an address is a link',
      story: 'AsLinks',
      finds: [
        { role: 'link', name: 'Configure a package' },
        { role: 'link', name: "A router's link that looks like a button" },
      ],
      misses: [{ role: 'button' }],
    },
    {
      says: 'A busy button is announced as busy and disabled',
      story: 'Loading',
      finds: [{ role: 'button', name: 'Saving', is: ['busy', 'disabled'] }],
    },
    {
      says: 'An unavailable button is announced as disabled',
      story: 'NotAvailable',
      finds: [{ ...proceed, is: 'disabled' }],
    },
  ],
  keys: [
    {
      keys: 'Enter, Space',
      do: 'press it; a busy button keeps the focus and ignores a second press',
      story: 'Loading',
      steps: [
        { press: ['Tab', 'Enter'], focus: { ...processing, is: 'busy' } },
        { press: 'Space', focus: processing },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on an unavailable button leave the focus there; the caller can say what is missing',
      story: 'NotAvailable',
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
      says: 'Ready, busy and unavailable differ without colour and in forced colours',
      story: 'Loading',
      apart: [proceed, { role: 'button', name: 'Saving' }],
    },
  ],
} satisfies Contract<typeof import('./Button.stories')>;
