import type { Contract } from '../../test/contract';

const region = { role: 'region', name: 'Notifications' };

export default {
  pattern:
    'A named region that is always present. Each message is a status, an error is an alert. It never takes the focus.',
  roles: [
    {
      says: 'The region is present before the first message, so none is missed',
      story: 'DisappearsByItself',
      finds: [region],
      misses: [{ role: 'status' }],
    },
    {
      says: 'A message is announced politely, an error interrupts',
      story: 'AllKinds',
      finds: [
        { role: 'status', text: 'Selections have been reset.', within: region },
        { role: 'status', text: 'Successfully subscribed to our newsletters', within: region },
        { role: 'alert', within: region },
      ],
    },
    {
      says: 'Each message has a Dismiss button, and a button for its action if it has one',
      story: 'AllKinds',
      finds: [
        { role: 'button', name: 'Dismiss', times: 3 },
        { role: 'button', name: 'Undo' },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches a message and pauses its timer; a new message does not move the focus',
      story: 'DisappearsByItself',
      steps: [
        {
          press: ['Tab', 'Enter'],
          focus: { role: 'button', name: 'Start Over' },
          finds: [{ role: 'status', text: 'Selections have been reset.' }],
        },
        { press: 'Tab', focus: { role: 'button', name: 'Undo' } },
        { press: 'Tab', focus: { role: 'button', name: 'Dismiss' } },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on Dismiss close the message',
      story: 'DisappearsByItself',
      steps: [{ press: ['Tab', 'Enter', 'Tab', 'Tab', 'Enter'], misses: [{ role: 'status' }] }],
    },
  ],
  states: [
    {
      says: 'Messages, successes and errors differ without colour, by their icons',
      story: 'AllKinds',
      looks: [{ of: { text: 'Successfully subscribed to our newsletters' }, is: 'visible' }],
    },
  ],
  exceptions: [
    {
      check: 'reduced motion',
      story: 'HalfTheTimeOver',
      finding: 'has an animation of 60s',
      why: 'the bar shows the remaining time, it is not decoration, and it pauses while hovered or focused',
    },
  ],
} satisfies Contract<typeof import('./Toast.stories')>;
