'use client';

import { type ReactNode, useId } from 'react';
import { Choice, type ChoiceProps } from '../lib/Choice';
import { note, price as priceClass } from '../lib/choice.css';
import { AlertIcon, TickIcon } from '../lib/icons';
import { useMessages } from '../lib/messages/messages';
import { ownText } from '../lib/ownText.css';
import { classes, type Passthrough } from '../lib/passthrough';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './PathOption.css';

export type { ChoiceProps, Passthrough };

export interface PathOptionProps extends ChoiceProps {
  /** The price, formatted: "€2,760". */
  price: ReactNode;
  /** What is due first: "Deposit €828", or only "Deposit" with a `depositAmount`. */
  deposit?: ReactNode;
  /** The amount that is due first, formatted. It is shown at the end of the line of `deposit`. */
  depositAmount?: ReactNode;
  /** What follows, in a quieter line: "Later", with a `laterAmount`. */
  later?: ReactNode;
  laterAmount?: ReactNode;
  /** In small type under the price: how it is worked out, or what it buys. */
  description: ReactNode;
  /** What is included, a few words each. */
  features: readonly ReactNode[];
  /** What choosing it does: "Get Template Solution". Looks like a button, unless compact, and is part of the accessible name. */
  action: string;
  /** Why this one is recommended: "Your plan is under €4,000". Its presence shows the tag; `true` shows only that. */
  recommended?: string | true | undefined;
  recommendedLabel?: string | undefined;
  /** A warning that doesn't prevent choosing it: "€300 over your budget". */
  caution?: ReactNode;
  /**
   * For apps with an order button of their own: the action is read by screen readers only. In a container under 480 px wide,
   * the card becomes a row of a list with title, price and description; choosing it shows the features and the deposit, and
   * widens it by 12 px on both sides.
   */
  compact?: boolean | undefined;
}

interface LineProps {
  label: ReactNode;
  amount: ReactNode;
  className?: string;
}

const Line = ({ label, amount, className }: LineProps) => (
  <p className={classes(css.line, className)}>
    {amount ? (
      <>
        <span className={css.lineLabel}>{label}</span> <b className={css.lineAmount}>{amount}</b>
      </>
    ) : (
      label
    )}
  </p>
);

/** One of several ways to have the work done, as a card with a radio button. */
export function PathOption(props: PathOptionProps) {
  const {
    price,
    deposit,
    depositAmount,
    later,
    laterAmount,
    description,
    action,
    recommended,
    recommendedLabel = 'Recommended',
    caution,
    compact,
    ...choice
  } = useMessages('PathOption', props);
  const id = useId();
  return (
    <Choice
      {...choice}
      aria-describedby={classes(id, choice['aria-describedby'])}
      type="radio"
      badge={recommended && recommendedLabel}
      surfaceClass={compact ? css.compact : undefined}
      due={
        <div id={id} className={css.due}>
          <Line label={deposit} amount={depositAmount} />
          {later ? <Line className={css.later} label={later} amount={laterAmount} /> : null}
        </div>
      }
      action={
        compact ? (
          <span className={visuallyHidden}>{action}</span>
        ) : (
          <span className={css.action}>
            <TickIcon className={css.tick} />
            <span className={ownText}>{action}</span>
          </span>
        )
      }
    >
      <p className={classes(priceClass, css.price)}>{price}</p>
      <p className={note}>{description}</p>
      {recommended && recommended !== true ? <p className={css.because}>{recommended}</p> : null}
      {caution ? (
        <p className={css.caution}>
          <AlertIcon />
          <span className={ownText}>{caution}</span>
        </p>
      ) : null}
    </Choice>
  );
}
