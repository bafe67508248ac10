import type { GoalId } from '../catalogue/goals.ts';
import type { IndustryId } from '../catalogue/industries.ts';

/** Answers that no price depends on, stored so that a saved quote opens at Review. Nothing personal. */
export interface About {
  industry: IndustryId | null;
  goals: readonly GoalId[];
  /** Euro: the budget of a plan. */
  budget: number | null;
}

export const aboutNothing: About = { industry: null, goals: [], budget: null };
