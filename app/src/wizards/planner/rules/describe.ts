import { dashboards } from '../../../domain/catalogue/dashboards.ts';
import { goals } from '../../../domain/catalogue/goals.ts';
import { industries } from '../../../domain/catalogue/industries.ts';
import { nameIn, namesIn } from '../../../domain/catalogue/nameOf.ts';
import { paths } from '../../../domain/catalogue/paths.ts';
import { platforms } from '../../../domain/catalogue/platforms.ts';
import { solutions } from '../../../domain/catalogue/solutions.ts';
import { formatEuro } from '../../../domain/money.ts';
import { audienceOf } from '../../../domain/wizard/audience.ts';
import type { ChoicesDescription } from '../../../domain/wizard/description.ts';
import type { Stored } from '../../../domain/wizard/questionnaire.ts';
import type { PlannerAnswers } from './flow.ts';
import type { LinkedPlan } from './planLink.ts';

/** A plan, complete or not. */
export interface PlannerTopic extends LinkedPlan {
  version: 1;
  wizard: 'planner';
}

/** What no price depends on. */
export type PlannerAbout = Pick<PlannerAnswers, 'industry' | 'goals' | 'budget'>;

/** The plan as a topic, and the industry, goals and budget it is for. */
export function topicOfPlanner(answers: PlannerAnswers): { topic: PlannerTopic; about: PlannerAbout } {
  const { platform, solutions, dashboards, path, industry, goals, budget } = answers;
  return {
    topic: { version: 1, wizard: 'planner', platform, solutions, dashboards, path },
    about: { industry, goals, budget },
  };
}

/** The name of the budget among the answers. */
export const budgetName = 'Budget';

/**
 * A plan in English. All plans have the same service type. The client gives no delivery time for plans, so none is
 * promised.
 */
export function describePlan(topic: PlannerTopic, about: Stored<PlannerAbout>): ChoicesDescription {
  const { industry, budget = null } = about;
  return {
    serviceType: 'budget_plan',
    targetAudience: audienceOf(industry, about.goals),
    campaignDuration: 'To be agreed',
    ordered: [
      ['Path', nameIn(paths, topic.path)],
      ['Platform', nameIn(platforms, topic.platform)],
      ['Industry solutions', namesIn(solutions, topic.solutions)],
      ['Universal dashboards', namesIn(dashboards, topic.dashboards)],
    ],
    answers: [
      [budgetName, budget === null ? null : formatEuro(budget)],
      ['Goals', namesIn(goals, about.goals ?? [])],
      ['Industry', nameIn(industries, industry)],
    ],
  };
}
