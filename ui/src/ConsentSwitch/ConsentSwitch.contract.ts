import type { Contract } from '../../test/contract';

const analytics = { role: 'switch', name: 'Analytics' };
const more = { role: 'button', name: 'Show More Analytics' };

export default {
  pattern: 'A native checkbox with the switch role. Its explanations are disclosures in a native modal dialog.',
  roles: [
    {
      says: 'The switch is off at first, named by its purpose and described by what it allows',
      story: 'Off',
      finds: [{ ...analytics, is: 'unchecked', description: 'Counts visits, so that we see which pages help.' }],
    },
    {
      says: 'The name of Show More includes the name of the switch',
      story: 'Several',
      finds: [more, { role: 'button', name: 'Show More Optimization' }],
    },
    {
      says: 'A purpose that is always on is text, not a disabled switch',
      story: 'AlwaysOn',
      misses: [{ role: 'switch' }, { role: 'checkbox' }],
      looks: [{ of: { text: 'Always on' }, is: 'visible' }],
    },
  ],
  keys: [
    {
      keys: 'Space',
      do: 'switches it on and off',
      story: 'Off',
      steps: [
        { press: ['Tab', 'Space'], focus: { ...analytics, is: 'checked' } },
        { press: 'Space', focus: { ...analytics, is: 'unchecked' } },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'on Show More open the explanations in a dialog',
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
      do: 'closes the dialog and returns the focus',
      story: 'Off',
      steps: [
        { press: ['Tab', 'Tab', 'Enter'], finds: [{ role: 'dialog', name: 'Analytics' }] },
        { press: 'Escape', focus: more, misses: [{ role: 'dialog' }] },
      ],
    },
  ],
  states: [
    {
      says: 'On and off differ without colour',
      story: 'Several',
      apart: [analytics, { role: 'switch', name: 'Optimization' }],
    },
  ],
} satisfies Contract<typeof import('./ConsentSwitch.stories')>;
