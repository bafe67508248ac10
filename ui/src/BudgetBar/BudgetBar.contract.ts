import type { Contract } from '../../test/contract';

export default {
  pattern: 'A meter, clamped to the budget, whose words tell the truth; the figures stand over it as text.',
  roles: [
    {
      says: 'The meter is named, and its value is said in words',
      story: 'Half',
      finds: [{ role: 'meter', name: 'Spent so far', value: '€2,500 of €5,000' }],
    },
    {
      says: 'The words of the meter go beyond the budget where the sum does',
      story: 'Over',
      finds: [{ role: 'meter', name: 'Spent so far', value: '€5,200 of €5,000' }],
    },
    {
      says: 'Budget, spent and remaining are text as well, and so is what is over',
      story: 'Over',
      finds: [
        { role: 'term', name: 'Budget' },
        { role: 'term', name: 'Spent so far' },
        { role: 'term', name: 'Over budget' },
        { role: 'definition', text: '€200' },
      ],
      misses: [{ role: 'term', name: 'Remaining' }],
    },
    {
      says: 'Nothing is announced before the first change',
      story: 'Changing',
      finds: [{ role: 'status', text: '' }],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'passes it by: there is nothing to press',
      story: 'Half',
      steps: [{ press: 'Tab', focus: 'the page' }],
    },
    {
      keys: 'Any change',
      do: 'is announced politely once it has come to rest',
      story: 'Changing',
      steps: [
        { press: ['Tab', 'Enter', 'Enter'], finds: [{ role: 'status', text: 'Remaining €1,000' }] },
        { press: 'Enter', finds: [{ role: 'status', text: 'Over budget €200' }] },
      ],
    },
  ],
  states: [
    {
      says: 'Over the budget is told from within it without colour',
      story: 'Compact',
      apart: [
        { role: 'meter', name: 'Spent so far', value: '€2,500 of €5,000' },
        { role: 'meter', name: 'Spent so far', value: '€5,200 of €5,000' },
      ],
    },
  ],
} satisfies Contract<typeof import('./BudgetBar.stories')>;
