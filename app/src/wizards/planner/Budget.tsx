import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { Button } from '@agency-site/ui/Button';
import { useId } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { h3 } from '../../shell/style/type.css';
import type { StepProps } from '../kit/stepProps.ts';
import { KeepFocus } from './KeepFocus';
import * as css from './planner.css';
import { bar, listTotal } from './planner.css';
import { RaiseBudget } from './RaiseBudget';
import { overBudgetWords, partsOf, planCost } from './rules/budget.ts';
import { listPrice } from './rules/price.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { listTotalAhead } from './words.ts';

/** Above the cards of a step: the budget, once it is set, and, if exceeded, what to do about it. */
export function BudgetHead(step: StepProps<PlannerAnswers>) {
  const { answers } = step;
  const total = planCost(catalogue, answers);
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

/**
 * Shown above the cards while the plan exceeds the budget. Nothing is removed automatically: the visitor removes parts,
 * raises the budget or chooses a plan that fits.
 */
export function OverBudget({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const base = useId();
  const total = planCost(catalogue, answers);
  const over = answers.budget === null ? null : overBudgetWords(total, answers.budget);
  if (over === null) return null;
  return (
    <section className={css.over} aria-labelledby={base}>
      <h2 id={base} className={h3}>
        {`Your plan is ${over}`}
      </h2>
      <p className={css.small}>We don’t remove anything for you. Remove what can wait, or set a higher budget.</p>
      <ul className={css.parts}>
        {partsOf(catalogue, answers).map(({ id, name, price, without }, index) => (
          <li key={id} className={css.part}>
            <span id={`${base}-${id}`}>{name}</span>
            <span className={css.amount}>{formatEuro(price)}</span>
            <Button
              tone="plain"
              id={`${base}-${id}-out`}
              aria-labelledby={`${base}-${id}-out ${base}-${id}`}
              data-missing={index === 0 || undefined}
              onClick={() => onAnswer(without)}
            >
              Take out
            </Button>
          </li>
        ))}
      </ul>
      <RaiseBudget to={total} answers={answers} onAnswer={onAnswer} />
    </section>
  );
}
