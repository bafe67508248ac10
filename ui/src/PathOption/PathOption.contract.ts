import type { Contract } from '../../test/contract';

const template = { role: 'radio', name: 'Template Solution Get Template Solution' };
const custom = { role: 'radio', name: 'Custom Development Book Consultation (€83)' };
const hybrid = { role: 'radio', name: 'Hybrid Approach Choose Hybrid Approach' };
const subscription = { role: 'radio', name: 'Subscription Model Subscribe Now' };

export default {
  pattern: 'A radio group. Each native input is as large as its card and named by title and action.',
  roles: [
    {
      says: 'A path is a radio button named by title and action, so voice control accepts either',
      story: 'NothingChosen',
      finds: [template, custom, hybrid, subscription].map((path) => ({
        ...path,
        is: 'unchecked' as const,
        within: { role: 'group', name: 'Choose Your Path' },
      })),
    },
    {
      says: 'The recommendation and its reason, the price, the deposit and the caution describe it',
      story: 'NothingChosen',
      finds: [
        {
          ...custom,
          description:
            'Recommended €4,600 Built from nothing, for you alone. Your plan is over €4,000. €600 over your budget Deposit €1,380, 30% of it',
        },
      ],
    },
    {
      says: 'The amounts of the deposit and of what follows are after their labels, in a narrow column too',
      story: 'Compact',
      width: 390,
      finds: [
        {
          ...subscription,
          description: '€1,840 Less to begin with, and always up to date. Deposit, 30% €552 Later €1,288',
        },
      ],
    },
    {
      says: 'The apparent button is text: one card, one control',
      story: 'NothingChosen',
      misses: [{ role: 'button' }],
      looks: [{ of: { text: 'Subscribe Now' }, is: 'visible' }],
    },
    {
      says: 'An unavailable path is disabled and says why',
      story: 'NotAvailable',
      finds: [
        {
          ...template,
          is: 'disabled',
          description:
            '€2,760 A finished system, set up for your trade. Not with GARO GARO learns from your own stock, so that no template fits it. Deposit €828, 30% of it',
        },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'reaches the chosen path; the next Tab leaves the group',
      story: 'Chosen',
      steps: [
        { press: 'Tab', focus: custom },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Space',
      do: 'chooses the first path if none is chosen',
      story: 'NothingChosen',
      steps: [
        { press: 'Tab', focus: { ...template, is: 'unchecked' } },
        { press: 'Space', focus: { ...template, is: 'checked' } },
      ],
    },
    {
      keys: 'Arrow keys',
      do: 'move the choice to the next or the previous path',
      story: 'Chosen',
      steps: [
        { press: ['Tab', 'ArrowRight'], focus: { ...hybrid, is: 'checked' }, finds: [{ ...custom, is: 'unchecked' }] },
        { press: ['ArrowUp', 'ArrowLeft'], focus: { ...template, is: 'checked' } },
      ],
    },
  ],
  states: [
    {
      says: 'Chosen and not chosen differ without colour',
      story: 'Chosen',
      apart: [custom, { ...hybrid, is: 'unchecked' }],
    },
    {
      says: 'The recommendation, its reason and the caution are visible text',
      story: 'NothingChosen',
      looks: [
        { of: { text: 'Recommended' }, is: 'visible' },
        { of: { text: 'Your plan is over €4,000.' }, is: 'visible' },
        { of: { text: '€600 over your budget' }, is: 'visible' },
      ],
    },
    {
      says: 'A compact path shows its price before it is chosen, and what it includes and its deposit after; its action is only part of its name',
      story: 'Compact',
      width: 390,
      looks: [
        { of: { text: '€1,840' }, is: 'visible' },
        { of: { text: 'Partially customized' }, is: 'visible' },
        { of: { text: '€1,104' }, is: 'visible' },
      ],
    },
    {
      says: 'The price of an unavailable path is struck through, and the reason is visible',
      story: 'NotAvailable',
      looks: [
        { of: { text: '€2,760' }, is: 'struck through' },
        { of: { text: 'Not with GARO' }, is: 'visible' },
      ],
    },
  ],
} satisfies Contract<typeof import('./PathOption.stories')>;
