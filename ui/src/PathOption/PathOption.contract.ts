import type { Contract } from '../../test/contract';

const template = { role: 'radio', name: 'Template Solution Get Template Solution' };
const custom = { role: 'radio', name: 'Custom Development Book Consultation (€83)' };
const hybrid = { role: 'radio', name: 'Hybrid Approach Choose Hybrid Approach' };
const subscription = { role: 'radio', name: 'Subscription Model Subscribe Now' };

export default {
  pattern: 'Radio group: a native input as large as the card, named by its title and by what choosing it leads to.',
  roles: [
    {
      says: 'A path is a radio button named by title and action, so that either can be said to choose it',
      story: 'FourPaths',
      finds: [template, custom, hybrid, subscription].map((path) => ({
        ...path,
        is: 'unchecked' as const,
        within: { role: 'group', name: 'Choose Your Path' },
      })),
    },
    {
      says: 'Recommendation with its reason, price, deposit and caution are its description',
      story: 'FourPaths',
      finds: [
        {
          ...custom,
          description:
            'Recommended Your plan is over €4,000. €4,600 Deposit €1,380, 30% of it €600 over your budget Built from nothing, for you alone.',
        },
      ],
    },
    {
      says: 'What looks like its button is text: one card, one control',
      story: 'FourPaths',
      misses: [{ role: 'button' }],
      looks: [{ of: { text: 'Subscribe Now' }, is: 'seen' }],
    },
    {
      says: 'A path that cannot be chosen is disabled and says why',
      story: 'Unavailable',
      finds: [
        {
          ...template,
          is: 'disabled',
          description:
            '€2,760 Deposit €828, 30% of it Not with GARO GARO learns from your own stock, so that no template fits it. A finished system, set up for your trade.',
        },
      ],
    },
  ],
  keys: [
    {
      keys: 'Tab',
      do: 'comes to the chosen path, and leaves the group with the next press',
      story: 'Chosen',
      steps: [
        { press: 'Tab', focus: custom },
        { press: 'Tab', focus: 'the page' },
      ],
    },
    {
      keys: 'Space',
      do: 'chooses the first path while none is chosen',
      story: 'FourPaths',
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
      says: 'Chosen and not chosen are told apart without colour',
      story: 'Chosen',
      apart: [custom, { ...hybrid, is: 'unchecked' }],
    },
    {
      says: 'Recommended is said in words that are seen, and so are its reason and what to think of',
      story: 'FourPaths',
      looks: [
        { of: { text: 'Recommended' }, is: 'seen' },
        { of: { text: 'Your plan is over €4,000.' }, is: 'seen' },
        { of: { text: '€600 over your budget' }, is: 'seen' },
      ],
    },
    {
      says: 'The price of a path that cannot be chosen is struck through, and its reason is seen',
      story: 'Unavailable',
      looks: [
        { of: { text: '€2,760' }, is: 'struck through' },
        { of: { text: 'Not with GARO' }, is: 'seen' },
      ],
    },
  ],
} satisfies Contract<typeof import('./PathOption.stories')>;
