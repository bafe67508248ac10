import { Button } from '@agency-site/ui/Button';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { FitMyBudget } from './FitMyBudget';
import { line } from './planner.css';
import { budgetFor } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';

interface RaiseBudgetProps extends StepProps<PlannerAnswers> {
  /** Euro. */
  to: number;
}

/** What would make more fit: a higher budget, or one of the plans that fit the budget. */
export function RaiseBudget({ to, ...step }: RaiseBudgetProps) {
  const enough = budgetFor(to);
  return (
    <div className={line}>
      <Button size="s" onClick={() => step.onAnswer({ budget: enough })}>
        Set my budget to {formatEuro(enough)}
      </Button>
      <FitMyBudget {...step} offered={enough} />
    </div>
  );
}
