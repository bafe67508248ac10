import type { Contract } from '../../test/contract';

const deposit = 'How is the deposit worked out?';
const range = 'Why is a platform shown as a range?';
// Chromium's role for a <summary>: on its own, or in a group of which one is open at a time.
const alone = (name: string) => ({ role: 'DisclosureTriangle', name });
const ofGroup = (name: string) => ({ role: 'DisclosureTriangleGrouped', name });

export default {
  pattern: 'Native disclosures (details and summary). A shared name keeps at most one open at a time.',
  roles: [
    {
      says: 'Each title is a disclosure that announces whether it is open',
      story: 'FirstOpen',
      finds: [
        { ...ofGroup(deposit), is: 'expanded' },
        { ...ofGroup(range), is: 'collapsed' },
      ],
    },
    {
      says: 'Titles can be headings',
      story: 'Closed',
      finds: [{ role: 'heading', name: deposit, level: 3 }],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'moves from title to title, and through the content of an open one',
      story: 'SeveralOpen',
      steps: [
        { press: 'Tab', focus: alone(deposit) },
        { press: ['Tab', 'Tab', 'Tab'], focus: { role: 'link', name: 'What an account is good for' } },
      ],
    },
    {
      keys: 'Enter, Space',
      do: 'open a section and close the one that was open',
      story: 'FirstOpen',
      steps: [
        {
          press: ['Tab', 'Tab', 'Enter'],
          focus: { ...ofGroup(range), is: 'expanded' },
          finds: [{ ...ofGroup(deposit), is: 'collapsed' }],
        },
        { press: 'Space', finds: [{ ...ofGroup(range), is: 'collapsed' }] },
      ],
    },
  ],
  states: [
    {
      says: 'Only the content of the open section is visible',
      story: 'FirstOpen',
      looks: [
        {
          of: { text: 'Each tier has a lowest and a highest price. Your quote uses the middle of the range.' },
          is: 'hidden',
        },
        {
          of: {
            text: 'Half of the total when it is under €1,000, and 20% from €1,000 up. The order summary shows both numbers before you pay; the rest comes later.',
          },
          is: 'visible',
        },
      ],
    },
  ],
} satisfies Contract<typeof import('./Accordion.stories')>;
