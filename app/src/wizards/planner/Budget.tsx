import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { KeepFocus } from './KeepFocus';
import { OverBudget } from './OverBudget';
import { bar } from './planner.css';
import { spent } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';

/** Above the cards of a step: the budget, once it is set, and, if exceeded, what to do about it. */
export function BudgetHead(step: StepProps<PlannerAnswers>) {
  const { answers } = step;
  return (
    <KeepFocus label="Your budget">
      {answers.budget !== null && (
        <BudgetBar
          className={bar}
          budget={answers.budget}
          spent={spent(catalogue, answers)}
          format={formatEuro}
          nothing="Nothing yet"
          compact
        />
      )}
      <OverBudget {...step} />
    </KeepFocus>
  );
}
