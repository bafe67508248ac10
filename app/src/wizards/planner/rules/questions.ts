import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { GoalId, IndustryId, PathId } from '../../../domain/catalogue/ids.ts';
import type { Contact } from '../../../domain/forms/contact.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { type Questions, questionnaire } from '../../../domain/wizard/questionnaire.ts';
import { type BuysAs, blankBuysAs } from '../../../domain/wizard/review.ts';
import { budgetRange, type Plan, planCost } from './budget.ts';

export interface PlannerChoices extends Plan {
  industry: IndustryId | null;
  goals: readonly GoalId[];
  /** Euro; null until the visitor sets it. */
  budget: number | null;
  path: PathId | null;
}

/** Asked once a path is chosen. */
interface Details extends Contact, BuysAs {
  additionalNotes: string;
}
export interface PlannerAnswers extends PlannerChoices, Details {}

export type PlannerStepId = 'industry' | 'goals' | 'platform' | 'solutions' | 'dashboards' | 'path';

const questionsOf = ({ dashboards, goals, industries, paths, platforms, solutions }: Catalogue) =>
  ({
    industry: {
      type: 'one',
      options: industries,
      step: 'industry',
      priced: false,
      link: 'industry',
      shared: 'industry',
      label: 'Industry',
    },
    goals: { type: 'some', options: goals, step: 'goals', priced: false, shared: 'goals', label: 'Goals' },
    budget: { type: 'amount', ...budgetRange, step: 'goals', priced: false, link: 'budget', label: 'Budget' },
    platform: {
      type: 'one',
      options: platforms,
      canGrow: true,
      step: 'platform',
      priced: true,
      label: 'Platform',
      billed: true,
    },
    solutions: {
      type: 'some',
      options: solutions,
      step: 'solutions',
      optional: true,
      priced: true,
      label: 'Industry solutions',
      billed: true,
    },
    dashboards: {
      type: 'some',
      options: dashboards,
      step: 'dashboards',
      optional: true,
      priced: true,
      label: 'Universal dashboards',
      billed: true,
    },
    path: { type: 'one', options: paths, step: 'path', priced: true, label: 'Path', billed: true },
  }) as const satisfies Questions<PlannerChoices, PlannerStepId>;

/** The rule of every step with prices: platform, discounted solutions and dashboards stay within the budget. */
const fits =
  (catalogue: Catalogue) =>
  (answers: PlannerChoices): boolean =>
    answers.budget !== null && planCost(catalogue, answers) <= answers.budget;

/** The budget planner: six steps, the same for everyone. */
export const plannerQuestionnaire = memoize((catalogue: Catalogue) =>
  questionnaire({
    id: 'planner',
    questions: questionsOf(catalogue),
    steps: {
      industry: { label: 'Industry' },
      goals: { label: 'Goals' },
      platform: { label: 'Platform', isDone: (answers) => answers.platform !== null && fits(catalogue)(answers) },
      solutions: {
        label: 'Industry solutions',
        isDone: fits(catalogue),
        isEmpty: (answers) => answers.solutions.length === 0 && answers.path === null,
      },
      dashboards: {
        label: 'Universal dashboards',
        isDone: fits(catalogue),
        isEmpty: (answers) => answers.dashboards.length === 0 && answers.path === null,
      },
      path: { label: 'Choose Your Path' },
    },
    typed: { ...blankBuysAs, name: '', email: '', additionalNotes: '' } as Details,
    described: ['path', 'platform', 'solutions', 'dashboards', 'budget', 'goals', 'industry'],
  }),
);
export const plannerFlow = (catalogue: Catalogue) => plannerQuestionnaire(catalogue).flow;
