import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { KeepFocus } from './KeepFocus';
import { OverBudget } from './OverBudget';
import { bar, listTotal } from './planner.css';
import { spent } from './rules/budget.ts';
import { listPrice } from './rules/price.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { listTotalAhead } from './words.ts';

/** Above the cards of a step: the budget, once it is set, and, if exceeded, what to do about it. */
export function BudgetHead(step: StepProps<PlannerAnswers>) {
  const { answers } = step;
  const total = spent(catalogue, answers);
  const list = listPrice(catalogue, answers).total;
  return (
    <KeepFocus label="Your budget">
      {answers.budget !== null && (
        <BudgetBar
          className={bar}
          budget={answers.budget}
          spent={total}
          format={formatEuro}
          nothing="Nothing yet"
          compact
        />
      )}
      {list > total && <p className={listTotal}>{listTotalAhead(list)}</p>}
      <OverBudget {...step} />
    </KeepFocus>
  );
}
