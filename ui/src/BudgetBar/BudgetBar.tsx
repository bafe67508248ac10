'use client';

import { type Ref, useEffect, useRef, useState } from 'react';
import { formatIn, type NumberFormat } from '../lib/format';
import { useMessages } from '../lib/messages/messages';
import { fill } from '../lib/messages/template';
import { classes, type Passthrough } from '../lib/passthrough';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './BudgetBar.css';

export type { NumberFormat, Passthrough };

export interface BudgetBarProps extends Passthrough {
  budget: number;
  /** May be more than the budget: the bar then shows how far it reaches beyond. */
  spent: number;
  /** Formats an amount, which is never negative: `(euro) => '€1,980'`, or `{ style: 'currency', currency: 'EUR' }`. */
  format: NumberFormat;
  /** The language of a format that is no function, as a BCP 47 tag. */
  locale?: string | undefined;
  /** Also names the meter. */
  label?: string | undefined;
  budgetLabel?: string | undefined;
  remainingLabel?: string | undefined;
  /** Replaces `remainingLabel` once the budget is exceeded. */
  overLabel?: string | undefined;
  /** The value of the meter in words: a function, or a template with `{spent}` and `{budget}`. */
  valueText?: string | ((spent: string, budget: string) => string) | undefined;
  /** Shown while nothing is spent, instead of a zero: "Nothing yet". */
  nothing?: string | undefined;
  /** In one line of small type, for steps where the budget is secondary: without what remains, but with what exceeds the budget. */
  compact?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How long a text must stay the same before it is announced, in milliseconds: a moving slider stays silent. */
const pause = 1000;

/** The text once it has settled; empty before its first change. */
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

interface FigureProps {
  label: string;
  amount: string;
  /** The amount is words. */
  quiet?: boolean;
}

const Figure = ({ label, amount, quiet }: FigureProps) => (
  <div className={css.figure}>
    <dt className={css.label}>{label}</dt>
    <dd className={classes(css.amount, quiet && css.nothing)}>{amount}</dd>
  </div>
);

/** A bar of what is spent, over the figures: what is spent, what remains, and the budget. */
export function BudgetBar(props: BudgetBarProps) {
  const {
    budget,
    spent,
    format: given,
    locale = 'en-IE',
    label = 'Spent so far',
    budgetLabel = 'Budget',
    remainingLabel = 'Remaining',
    overLabel = 'Over budget',
    valueText = '{spent} of {budget}',
    nothing,
    compact,
    className,
    ...root
  } = useMessages('BudgetBar', props);
  const format = formatIn(locale, given);
  const over = spent > budget;
  const difference = format(Math.abs(budget - spent));
  const announced = useRested(`${over ? overLabel : remainingLabel} ${difference}`);
  const inWords = spent === 0 && nothing !== undefined;
  // In percent of the bar, whose length is the larger of the two.
  const filled = Math.min(budget, Math.max(spent, 0));
  const share = (100 * filled) / (Math.max(budget, spent) || 1);
  return (
    <div
      {...root}
      className={classes(css.root, compact && css.compact, className)}
      data-state={over ? 'over' : 'within'}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter has no value text, and ends at its maximum. */}
      <div
        className={css.meter}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={budget}
        aria-valuenow={filled}
        aria-valuetext={
          typeof valueText === 'string'
            ? fill(valueText, { spent: format(spent), budget: format(budget) })
            : valueText(format(spent), format(budget))
        }
      >
        {/* Lengths as attributes: a Content-Security-Policy may forbid inline styles. */}
        <svg className={css.spent} width={`${share}%`} aria-hidden="true" />
        {over ? <svg className={css.excess} width={`${100 - share}%`} aria-hidden="true" /> : null}
      </div>
      {/* At the end, what the bar ends with: the budget, or what exceeds it. */}
      <dl className={css.figures}>
        <Figure label={label} amount={inWords ? nothing : format(spent)} quiet={inWords} />
        {over || compact ? null : <Figure label={remainingLabel} amount={difference} />}
        <Figure label={budgetLabel} amount={format(budget)} />
        {over ? <Figure label={overLabel} amount={difference} /> : null}
      </dl>
      <span className={visuallyHidden} role="status">
        {announced}
      </span>
    </div>
  );
}
