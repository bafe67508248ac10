import type { Contract } from '../../test/contract';

const analytics = { role: 'switch', name: 'Analytics' };
const more = { role: 'button', name: 'Show More Analytics' };

export default {
  pattern: 'A native checkbox that is a switch; its explanations are disclosures in the native modal dialog.',
  roles: [
    {
      says: 'It is a switch, off, named by what is consented to and described by what that is for',
      story: 'Off',
      finds: [{ ...analytics, is: 'unchecked', description: 'Counts visits, so that we see which pages help.' }],
    },
    {
      says: 'The button to its explanations is named with it',
      story: 'FourOfThem',
      finds: [more, { role: 'button', name: 'Show More Optimization' }],
    },
    {
      says: 'What is always on is text, not a switch that cannot be moved',
      story: 'AlwaysOn',
      misses: [{ role: 'switch' }, { role: 'checkbox' }],
      looks: [{ of: { text: 'Always on' }, is: 'seen' }],
    },
  ],
  keys: [
    {
      keys: 'Space',
      do: 'turns it on and off',
      story: 'Off',
      steps: [
        { press: ['Tab', 'Space'], focus: { ...analytics, is: 'checked' } },
        { press: 'Space', focus: { ...analytics, is: 'unchecked' } },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on Show More open its explanations in a dialog',
      story: 'Off',
      steps: [
        {
          press: ['Tab', 'Tab', 'Enter'],
          focus: { role: 'button', name: 'Close' },
          finds: [
            { role: 'dialog', name: 'Analytics', is: 'modal' },
            { role: 'DisclosureTriangleGrouped', name: 'Audience statistics', is: 'collapsed' },
          ],
        },
        {
          press: ['Tab', 'Enter'],
          finds: [{ role: 'DisclosureTriangleGrouped', name: 'Cookies and device storage', is: 'expanded' }],
        },
      ],
    },
    {
      keys: 'Escape',
      do: 'closes the dialog, and gives the focus back',
      story: 'Off',
      steps: [
        { press: ['Tab', 'Tab', 'Enter'], finds: [{ role: 'dialog', name: 'Analytics' }] },
        { press: 'Escape', focus: more, misses: [{ role: 'dialog' }] },
      ],
    },
  ],
  states: [
    {
      says: 'On and off are told apart without colour',
      story: 'FourOfThem',
      apart: [analytics, { role: 'switch', name: 'Optimization' }],
    },
  ],
} satisfies Contract<typeof import('./ConsentSwitch.stories')>;
