import { dashboardIds } from '../../../domain/catalogue/dashboards.ts';
import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { pathIds } from '../../../domain/catalogue/paths.ts';
import { platformIds } from '../../../domain/catalogue/platforms.ts';
import { solutionIds } from '../../../domain/catalogue/solutions.ts';
import { fieldsOf, oneOf, positionOf, someOf } from '../../../domain/record.ts';
import { begin, clamp, type WizardState } from '../../../domain/wizard/flow.ts';
import type { StoredChoices } from '../../../domain/wizard/wizard.ts';
import { budgetRange } from './budget.ts';
import { blankDetails, type PlannerAnswers, plannerFlow } from './flow.ts';

/** The saved state, restored after a reload. It contains no name, e-mail or notes. */
export interface PlannerRecord extends Omit<PlannerAnswers, keyof typeof blankDetails> {
  version: 1;
  /** From 1. */
  currentStep: number;
}

export function toPlannerRecord({ at, answers }: WizardState<PlannerAnswers>): PlannerRecord {
  const { name, email, additionalNotes, ...saved } = answers;
  return { version: 1, currentStep: at + 1, ...saved };
}

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

/** Parses a saved state, at a step that is open. Returns a blank state if it is unusable. Never throws. */
export function parsePlannerRecord(json: unknown): WizardState<PlannerAnswers> {
  const saved = fieldsOf(json);
  if (saved.version !== 1) return begin(plannerFlow);
  return clamp(plannerFlow, {
    at: positionOf(saved.currentStep),
    answers: { ...planIn(saved), ...blankDetails },
  });
}
