import type { GoalId } from '../catalogue/goals.ts';
import type { IndustryId } from '../catalogue/industries.ts';
import type { ConfiguratorAnswers } from '../configurator.ts';
import type { PlannerAnswers } from '../planner.ts';
import type { QuoteAnswers } from '../quote.ts';

/** What a wizard asks beside what a price depends on, so that a kept quote opens at Review. Nothing about a person. */
export interface About {
  industry: IndustryId | null;
  goals: readonly GoalId[];
  /** Euro: the budget of a plan. */
  budget: number | null;
}

export const aboutNothing: About = { industry: null, goals: [], budget: null };

export function aboutQuote({ selectedIndustry, selectedGoals }: QuoteAnswers): About {
  return { ...aboutNothing, industry: selectedIndustry, goals: selectedGoals };
}

export function aboutConfiguration({ industry }: ConfiguratorAnswers): About {
  return { ...aboutNothing, industry };
}

export function aboutPlan({ industry, goals, budget }: PlannerAnswers): About {
  return { industry, goals, budget };
}
