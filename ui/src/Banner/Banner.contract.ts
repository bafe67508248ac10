import type { Contract } from '../../test/contract';

const banner = { role: 'region', name: "Welcome to Trinity Works' consent management" };
const button = (name: string) => ({ role: 'button', name });

export default {
  pattern: 'A region named by its heading. The page stays usable: no focus trap, no backdrop.',
  roles: [
    {
      says: 'The banner is a region named by its heading, not a dialog',
      story: 'WithSwitches',
      finds: [banner, { role: 'heading', name: banner.name, level: 2, within: banner }],
      misses: [{ role: 'dialog' }],
    },
    {
      says: 'Its actions are buttons inside it',
      story: 'WithSwitches',
      finds: [
        { ...button('Reject All'), within: banner },
        { ...button('Accept All'), within: banner },
      ],
    },
    {
      says: 'What is folded below them opens by a native disclosure',
      story: 'WithSwitches',
      finds: [{ role: 'DisclosureTriangle', name: 'Choose one by one', is: 'collapsed', within: banner }],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'moves through the banner and out of it',
      story: 'Notice',
      steps: [
        { press: 'Tab', focus: button('Good to know') },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on an action close the banner',
      story: 'Notice',
      steps: [{ press: ['Tab', 'Enter'], finds: [button('Cookie settings')], misses: [{ role: 'region' }] }],
    },
    {
      keys: 'Enter, Space',
      do: 'on the fold open and close it',
      story: 'WithSwitches',
      steps: [
        { press: ['Tab', 'Tab', 'Tab', 'Tab', 'Enter'], finds: [button('Save Settings')] },
        { press: 'Space', misses: [button('Save Settings')] },
      ],
    },
  ],
  states: [
    {
      says: 'The actions are visible however long the text is',
      story: 'LongText',
      looks: [{ of: button('I have read it'), is: 'visible' }],
    },
  ],
} satisfies Contract<typeof import('./Banner.stories')>;
