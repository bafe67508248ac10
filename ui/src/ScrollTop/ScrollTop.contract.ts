import type { Contract } from '../../test/contract';

const button = { role: 'button', name: 'Scroll to top' };
const first = { role: 'link', name: 'The first link of the page' };

export default {
  pattern: 'A native button, shown once the page is scrolled down. It moves the focus to the top as well.',
  roles: [
    { says: 'At the top of the page there is no button', story: 'AtTheTop', finds: [first], misses: [button] },
    { says: 'Further down there is a button with a name', story: 'FurtherDown', finds: [button] },
  ],
  keys: [
    {
      keys: 'Enter, Space',
      do: 'scroll to the top; the button disappears, and Tab continues at the first link',
      story: 'FurtherDown',
      steps: [
        { press: 'Shift+Tab', until: button },
        { press: 'Enter', focus: 'the page', misses: [button] },
        { press: 'Tab', focus: first },
      ],
    },
  ],
  states: [
    { says: 'The button is visible above the page', story: 'FurtherDown', looks: [{ of: button, is: 'visible' }] },
  ],
} satisfies Contract<typeof import('./ScrollTop.stories')>;
