import type { Contract } from '../../test/contract';

const region = { role: 'region', name: 'Notifications' };

export default {
  pattern:
    'A named region that is always there; each message is a status, an error an alert. It never takes the focus.',
  roles: [
    {
      says: 'The region is there before the first message, so that none is missed',
      story: 'RunsOut',
      finds: [region],
      misses: [{ role: 'status' }],
    },
    {
      says: 'A message waits its turn, an error does not',
      story: 'Severities',
      finds: [
        { role: 'status', text: 'Selections have been reset.', within: region },
        { role: 'status', text: 'Successfully subscribed to our newsletters', within: region },
        { role: 'alert', within: region },
      ],
    },
    {
      says: 'Each can be dismissed, and what it offers is a button',
      story: 'Severities',
      finds: [
        { role: 'button', name: 'Dismiss', times: 3 },
        { role: 'button', name: 'Undo' },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches a message, whose time then stands still; a new message leaves the focus where it is',
      story: 'RunsOut',
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
      do: 'on Dismiss take the message away',
      story: 'RunsOut',
      steps: [{ press: ['Tab', 'Enter', 'Tab', 'Tab', 'Enter'], misses: [{ role: 'status' }] }],
    },
  ],
  states: [
    {
      says: 'Messages, successes and errors are told apart without colour, by their icons',
      story: 'Severities',
      looks: [{ of: { text: 'Successfully subscribed to our newsletters' }, is: 'seen' }],
    },
  ],
  exceptions: [
    {
      check: 'reduced motion',
      story: 'HalfOver',
      finding: 'has an animation of 60s',
      why: 'the bar that runs out is the time that is left, not an ornament, and it rests while the pointer or the focus does',
    },
  ],
} satisfies Contract<typeof import('./Toast.stories')>;
