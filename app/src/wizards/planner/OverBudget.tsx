import { Button } from '@agency-site/ui/Button';
import { useId } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { h3 } from '../../shell/style/type.css';
import type { StepProps } from '../kit/stepProps.ts';
import * as css from './planner.css';
import { RaiseBudget } from './RaiseBudget';
import { overBudget, partsOf, spent } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';

/**
 * Shown above the cards while the plan exceeds the budget. Nothing is removed automatically: the visitor removes parts,
 * raises the budget or chooses a plan that fits.
 */
export function OverBudget({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const base = useId();
  const total = spent(catalogue, answers);
  const over = answers.budget === null ? null : overBudget(total, answers.budget);
  if (over === null) return null;
  return (
    <section className={css.over} aria-labelledby={base}>
      <h2 id={base} className={h3}>
        Your plan is {over}
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
