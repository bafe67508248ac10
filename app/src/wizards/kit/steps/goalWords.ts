import type { GoalId } from '../../../domain/catalogue/ids.ts';

/** Each goal, described from the owner's point of view. */
export const goalWords: Readonly<Record<GoalId, string>> = {
  fees: 'Take orders on your own site instead of someone else’s',
  brand: 'Look the same everywhere, and look like you',
  automation: 'Let the system do the repetitive work',
  scale: 'Make room for more orders, people and places',
  customers: 'Keep your customers’ details and talk to them directly',
  insights: 'See what’s happening in numbers',
};
