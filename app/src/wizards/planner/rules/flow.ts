import type { GoalId } from '../../../domain/catalogue/goals.ts';
import type { IndustryId } from '../../../domain/catalogue/industries.ts';
import type { PathId } from '../../../domain/catalogue/paths.ts';
import type { Contact } from '../../../domain/forms/contact.ts';
import type { Flow, Step } from '../../../domain/wizard/flow.ts';
import { overBudget, type Plan, spent } from './budget.ts';

export interface PlannerAnswers extends Plan, Contact {
  industry: IndustryId | null;
  goals: readonly GoalId[];
  /** Euro; null until the visitor sets it. */
  budget: number | null;
  path: PathId | null;
  /** Asked together with name and e-mail once a path is chosen. None of the three is saved in the browser. */
  additionalNotes: string;
}

/** The empty personal fields. */
export const blankDetails = { name: '', email: '', additionalNotes: '' } as const satisfies Partial<PlannerAnswers>;

export type PlannerStepId = 'industry' | 'goals' | 'platform' | 'solutions' | 'dashboards' | 'path';

type PlannerStep = Step<PlannerAnswers, PlannerStepId>;

/** The rule of every step: platform, discounted solutions and dashboards stay within the budget. */
function fits(answers: PlannerAnswers): boolean {
  return answers.budget !== null && overBudget(spent(answers), answers.budget) === null;
}

const steps: readonly [PlannerStep, ...PlannerStep[]] = [
  { id: 'industry', label: 'Industry', isDone: (a) => a.industry !== null },
  { id: 'goals', label: 'Goals', isDone: (a) => a.goals.length > 0 && a.budget !== null && a.budget > 0 },
  { id: 'platform', label: 'Platform', isDone: (a) => a.platform !== null && fits(a) },
  {
    id: 'solutions',
    label: 'Industry solutions',
    isDone: fits,
    isEmpty: ({ solutions, path }) => solutions.length === 0 && path === null,
  },
  {
    id: 'dashboards',
    label: 'Universal dashboards',
    isDone: fits,
    isEmpty: ({ dashboards, path }) => dashboards.length === 0 && path === null,
  },
  { id: 'path', label: 'Choose Your Path', isDone: (a) => a.path !== null },
];

/** The six steps of the budget planner, the same for everyone. */
export const plannerFlow: Flow<PlannerAnswers, PlannerStepId> = {
  blank: {
    industry: null,
    goals: [],
    budget: null,
    platform: null,
    solutions: [],
    dashboards: [],
    path: null,
    ...blankDetails,
  },
  steps: () => steps,
};
