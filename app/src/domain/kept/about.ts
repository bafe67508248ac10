import type { PackageBuilderAnswers } from '../../wizards/package-builder/rules/flow.ts';
import type { PlannerAnswers } from '../../wizards/planner/rules/flow.ts';
import type { QuickQuoteAnswers } from '../../wizards/quick-quote/rules/flow.ts';
import type { GoalId } from '../catalogue/goals.ts';
import type { IndustryId } from '../catalogue/industries.ts';

/** What a wizard asks beside what a price depends on, so that a kept quote opens at Review. Nothing about a person. */
export interface About {
  industry: IndustryId | null;
  goals: readonly GoalId[];
  /** Euro: the budget of a plan. */
  budget: number | null;
}

export const aboutNothing: About = { industry: null, goals: [], budget: null };

export function aboutQuickQuote({ selectedIndustry, selectedGoals }: QuickQuoteAnswers): About {
  return { ...aboutNothing, industry: selectedIndustry, goals: selectedGoals };
}

export function aboutPackage({ industry }: PackageBuilderAnswers): About {
  return { ...aboutNothing, industry };
}

export function aboutPlan({ industry, goals, budget }: PlannerAnswers): About {
  return { industry, goals, budget };
}
