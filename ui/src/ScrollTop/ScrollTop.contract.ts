import type { Contract } from '../../test/contract';

const button = { role: 'button', name: 'Scroll to top' };
const first = { role: 'link', name: 'The first link of the page' };

export default {
  pattern: 'A native button. It is there once there is a way to go, and leads the focus along.',
  roles: [
    { says: 'At the top it is not there', story: 'AtTheTop', finds: [first], misses: [button] },
    { says: 'Further down it is a button with a name', story: 'FurtherDown', finds: [button] },
  ],
  keys: [
    {
      keys: 'Enter, Space',
      do: 'lead to the top; Tab then goes on from the first link, and the button is gone',
      story: 'FurtherDown',
      steps: [
        { press: 'Shift+Tab', until: button },
        { press: 'Enter', focus: 'the page', misses: [button] },
        { press: 'Tab', focus: first },
      ],
    },
  ],
  states: [{ says: 'It is seen over the page', story: 'FurtherDown', looks: [{ of: button, is: 'seen' }] }],
} satisfies Contract<typeof import('./ScrollTop.stories')>;
