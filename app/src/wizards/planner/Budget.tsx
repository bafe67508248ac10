import { BudgetBar } from '@agency-site/ui/BudgetBar';
import '@agency-site/ui/BudgetBar.css';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { KeepFocus } from './KeepFocus';
import { OverBudget } from './OverBudget';
import { bar } from './planner.css';
import { spent } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/flow.ts';

/** Budget, spent and remaining; nothing before the budget is set. */
export function Budget({ answers, compact }: { answers: PlannerAnswers; compact?: boolean }) {
  if (answers.budget === null) return null;
  return (
    <BudgetBar
      className={bar}
      budget={answers.budget}
      spent={spent(answers)}
      format={formatEuro}
      nothing="Nothing yet"
      compact={compact}
    />
  );
}

/** Above the cards of a step: the budget in one line and, if exceeded, what to do about it. */
export function BudgetHead(step: StepProps<PlannerAnswers>) {
  return (
    <KeepFocus label="Your budget">
      <Budget answers={step.answers} compact />
      <OverBudget {...step} />
    </KeepFocus>
  );
}
