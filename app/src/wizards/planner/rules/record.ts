import { dashboardIds } from '../../../domain/catalogue/dashboards.ts';
import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { pathIds } from '../../../domain/catalogue/paths.ts';
import { platformIds } from '../../../domain/catalogue/platforms.ts';
import { solutionIds } from '../../../domain/catalogue/solutions.ts';
import { oneOf, someOf } from '../../../domain/record.ts';
import type { StoredChoices } from '../../../domain/wizard/questionnaire.ts';
import { wizardRecord } from '../../../domain/wizard/record.ts';
import { wizardKeys } from '../../../domain/wizard/wizardIds.ts';
import { budgetRange } from './budget.ts';
import { blankDetails, type PlannerAnswers, plannerFlow } from './flow.ts';

function budgetOf(value: unknown): number | null {
  return typeof value === 'number' && value >= budgetRange.min && value <= budgetRange.max ? value : null;
}

/** Reads a plan, with industry, goals and budget, from stored data. Skips items that are no longer offered. */
export function planIn(saved: StoredChoices): Omit<PlannerAnswers, keyof typeof blankDetails> {
  return {
    industry: oneOf(industryIds, saved.industry),
    goals: someOf(goalIds, saved.goals),
    budget: budgetOf(saved.budget),
    platform: oneOf(platformIds, saved.platform),
    solutions: someOf(solutionIds, saved.solutions),
    dashboards: someOf(dashboardIds, saved.dashboards),
    path: oneOf(pathIds, saved.path),
  };
}

/** Exactly what comes back after a reload. */
export const plannerRecord = wizardRecord({
  key: wizardKeys.planner,
  flow: plannerFlow,
  typed: blankDetails,
  read: planIn,
});
