import type { GoalId } from '../../../domain/catalogue/goals.ts';

/** A goal in the words of an owner. */
export const goalWords: Readonly<Record<GoalId, string>> = {
  fees: 'Take orders on your own site instead of someone else’s',
  brand: 'Look the same, and like yourself, everywhere',
  automation: 'Hand repeated work to the system',
  scale: 'Make room for more orders, people and places',
  customers: 'Keep your customers’ details and talk to them directly',
  insights: 'See what happens in numbers',
};
