import { Button } from '@agency-site/ui/Button';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import type { StepProps } from '../kit/stepProps.ts';
import { FitPlan } from './FitPlan';
import * as css from './fit.css';
import { small } from './planner.css';
import { budgetFor } from './rules/budget.ts';
import { fitBudget } from './rules/fit.ts';
import { nothingFitsWords } from './rules/fitWords.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { fitWords } from './words.ts';

export interface FitPlansProps extends StepProps<PlannerAnswers> {
  /** The budget that a button beside it sets, in euro: not offered again. */
  offered?: number;
}

/** The best plans for the goals within the budget, or the price of the cheapest if none fits. */
export default function FitPlans({ answers, onAnswer, offered }: FitPlansProps) {
  const { goals, budget } = answers;
  const { plans, least } = fitBudget(catalogue, goals, budget ?? 0);
  if (budget === null || least === null) {
    return <p className={small}>{fitWords.notYet}</p>;
  }
  if (plans.length === 0) {
    const enough = budgetFor(least.spent);
    return (
      <div className={css.fit} role="status">
        <p className={css.nothing}>{nothingFitsWords(catalogue, least, budget)}</p>
        {enough !== offered && (
          <div>
            <Button size="s" tone="ink" onClick={() => onAnswer({ budget: enough })}>
              Set my budget to {formatEuro(enough)}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={css.fit}>
      <ol className={css.plans}>
        {plans.map((plan, at) => (
          <FitPlan key={plan.spent} plan={plan} costlier={plans[at - 1]} answers={answers} budget={budget} />
        ))}
      </ol>
      <p className={small}>{fitWords.rule}</p>
    </div>
  );
}
