import type { Contract } from '../../test/contract';

export default {
  pattern: 'A meter clamped to the budget, whose text states the actual sum. The figures are also text below it.',
  roles: [
    {
      says: 'The meter has a name, and its value is announced as text',
      story: 'HalfSpent',
      finds: [{ role: 'meter', name: 'Spent so far', value: '€2,500 of €5,000' }],
    },
    {
      says: 'The announced value is the actual sum, even when it exceeds the budget',
      story: 'OverBudget',
      finds: [{ role: 'meter', name: 'Spent so far', value: '€5,200 of €5,000' }],
    },
    {
      says: 'Budget, spent and remaining are also text, and so is the excess',
      story: 'OverBudget',
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
      do: 'skips it: there is nothing to press',
      story: 'HalfSpent',
      steps: [{ press: 'Tab', focus: 'the page' }],
    },
    {
      keys: 'Any change',
      do: 'is announced politely once the value settles',
      story: 'Changing',
      steps: [
        { press: ['Tab', 'Enter', 'Enter'], finds: [{ role: 'status', text: 'Remaining €1,000' }] },
        { press: 'Enter', finds: [{ role: 'status', text: 'Over budget €200' }] },
      ],
    },
  ],
  states: [
    {
      says: 'Over budget and within budget differ without colour',
      story: 'Compact',
      apart: [
        { role: 'meter', name: 'Spent so far', value: '€2,500 of €5,000' },
        { role: 'meter', name: 'Spent so far', value: '€5,200 of €5,000' },
      ],
    },
  ],
} satisfies Contract<typeof import('./BudgetBar.stories')>;
