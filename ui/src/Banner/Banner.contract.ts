import type { Contract } from '../../test/contract';

const banner = { role: 'region', name: "Welcome to Trinity Works' consent management" };
const button = (name: string) => ({ role: 'button', name });

export default {
  pattern: 'A region named by its heading. It leaves the page usable: no trap for the focus, no veil.',
  roles: [
    {
      says: 'It is a region named by its heading, and not a dialog',
      story: 'WithSwitches',
      finds: [banner, { role: 'heading', name: banner.name, level: 2, within: banner }],
      misses: [{ role: 'dialog' }],
    },
    {
      says: 'Its answers are buttons inside it',
      story: 'WithSwitches',
      finds: [
        { ...button('Reject All'), within: banner },
        { ...button('Accept All'), within: banner },
        { ...button('Save Settings'), within: banner },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'goes through it, and out of it',
      story: 'Plain',
      steps: [
        { press: 'Tab', focus: button('Good to know') },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on an answer take it away',
      story: 'Plain',
      steps: [{ press: ['Tab', 'Enter'], finds: [button('Cookie settings')], misses: [{ role: 'region' }] }],
    },
  ],
  states: [
    {
      says: 'The answers are seen however long the text is',
      story: 'LongText',
      looks: [{ of: button('I have read it'), is: 'seen' }],
    },
  ],
} satisfies Contract<typeof import('./Banner.stories')>;
