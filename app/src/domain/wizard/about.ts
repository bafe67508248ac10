import type { GoalId } from '../catalogue/goals.ts';
import type { IndustryId } from '../catalogue/industries.ts';

/** What a wizard asks beside what a price depends on, so that a saved quote opens at Review. Nothing about a person. */
export interface About {
  industry: IndustryId | null;
  goals: readonly GoalId[];
  /** Euro: the budget of a plan. */
  budget: number | null;
}

export const aboutNothing: About = { industry: null, goals: [], budget: null };
