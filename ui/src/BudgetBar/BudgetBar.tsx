import { type Ref, useEffect, useRef, useState } from 'react';
import { classes, type Passthrough } from '../lib/passthrough';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './BudgetBar.css';

export type { Passthrough };

export interface BudgetBarProps extends Passthrough {
  budget: number;
  /** May be more than the budget: the bar then shows how far it reaches beyond. */
  spent: number;
  /** Writes an amount: `(euro) => '€1,980'`. Amounts are never negative. */
  format: (amount: number) => string;
  /** Also names the meter. */
  label?: string;
  budgetLabel?: string;
  remainingLabel?: string;
  /** Stands in the place of `remainingLabel` once more is spent than there is. */
  overLabel?: string;
  /** The value of the meter in words. */
  valueText?: (spent: string, budget: string) => string;
  /** In small type and one line, for steps that are about something else. */
  compact?: boolean | undefined;
  /** Placement by the parent, on the root. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How long words have to stay the same before they are announced, in milliseconds: a slider that moves stays silent. */
const pause = 1000;

/** The words once they have come to rest; none before their first change. */
function useRested(words: string): string {
  const [rested, setRested] = useState('');
  const last = useRef(words);
  useEffect(() => {
    if (words === last.current) return;
    const timer = setTimeout(() => {
      last.current = words;
      setRested(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}

/** A budget, what is spent of it and what remains, as figures over a bar. */
export function BudgetBar({
  budget,
  spent,
  format,
  label = 'Spent so far',
  budgetLabel = 'Budget',
  remainingLabel = 'Remaining',
  overLabel = 'Over budget',
  valueText = (amount, of) => `${amount} of ${of}`,
  compact,
  className,
  ...root
}: BudgetBarProps) {
  const over = spent > budget;
  const restLabel = over ? overLabel : remainingLabel;
  const difference = format(Math.abs(budget - spent));
  const announced = useRested(`${restLabel} ${difference}`);
  // In percent of the bar, which is as long as the larger of the two.
  const share = (100 * Math.min(budget, spent)) / (Math.max(budget, spent) || 1);
  return (
    <div
      {...root}
      className={classes(css.root, compact && css.compact, className)}
      data-state={over ? 'over' : 'within'}
    >
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt className={css.label}>{budgetLabel}</dt>
          <dd className={css.amount}>{format(budget)}</dd>
        </div>
        <div className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.amount}>{format(spent)}</dd>
        </div>
        <div className={css.figure}>
          <dt className={css.label}>{restLabel}</dt>
          <dd className={css.amount}>{difference}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter has no words for its value, and ends at its maximum. */}
      <div
        className={css.meter}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={budget}
        aria-valuenow={Math.min(spent, budget)}
        aria-valuetext={valueText(format(spent), format(budget))}
      >
        {/* Lengths as attributes: a policy against inline styles lets them through. */}
        <svg className={css.spent} width={`${share}%`} aria-hidden="true" />
        <svg className={css.rest} width={`${100 - share}%`} aria-hidden="true" />
      </div>
      <span className={visuallyHidden} role="status">
        {announced}
      </span>
    </div>
  );
}
