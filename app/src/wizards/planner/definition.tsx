import { paths } from '../../content/links/paths.ts';
import { orderSummaryNote } from '../../content/payment.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import type { WizardDefinition } from '../kit/definition.ts';
import { review as reviewPlaceholder } from './planner.css';
import { pathView, spendingView } from './planView.ts';
import { planCostRange } from './rules/budget.ts';
import { plannerRules } from './rules/index.ts';
import type { PlannerAnswers, PlannerStepId } from './rules/questions.ts';
import { plannerSteps } from './steps';
import { alsoWords, summaryWords } from './words.ts';

/** The budget planner: goals and a budget, a plan that fits, and the path to build it. */
export const planner: WizardDefinition<PlannerAnswers, PlannerStepId> = {
  ...plannerRules(catalogue),
  title: 'Budget planner',
  description: 'Name your goals and your budget, and plan a website with business tools that fit it, to the euro.',
  steps: plannerSteps,
  review: () => import('./review'),
  reviewPlaceholder,
  leastPrice: () => planCostRange(catalogue).least,
  crossLink: { ...alsoWords, to: paths.quote },
  // Up to the last step, the summary compares the plan with the budget; the last step shows the bill of the chosen
  // path.
  summary({ answers, bill, reviewing, onChange }) {
    const { path } = answers;
    return reviewing
      ? { ...summaryWords, view: pathView(path, bill, onChange), note: path === null ? undefined : orderSummaryNote }
      : { ...summaryWords, view: spendingView(answers, onChange) };
  },
};
