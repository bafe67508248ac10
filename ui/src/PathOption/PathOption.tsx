import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../lib/Choice';
import { note, price as priceClass } from '../lib/choice.css';
import { AlertIcon, TickIcon } from '../lib/icons';
import { useMessages } from '../lib/messages/messages';
import type { Passthrough } from '../lib/passthrough';
import * as css from './PathOption.css';

export type { ChoiceProps, Passthrough };

export interface PathOptionProps extends ChoiceProps {
  /** It was chosen. */
  onChoose?: (() => void) | undefined;
  /** The price, formatted: "€2,760". */
  price: ReactNode;
  /** What is due first: "Deposit €828". */
  deposit: ReactNode;
  description: ReactNode;
  /** What is included, a few words each. */
  features: readonly string[];
  /** What choosing it does: "Get Template Solution". Looks like a button, and is part of the accessible name. */
  action: string;
  /** Why this one is recommended: "Your plan is under €4,000". Its presence shows the tag. */
  recommended?: string | undefined;
  recommendedLabel?: string | undefined;
  /** A warning that doesn't prevent choosing it: "€300 over your budget". */
  caution?: ReactNode;
}

/** One of several ways to have the work done, as a card with a radio button. */
export function PathOption(props: PathOptionProps) {
  const {
    onChoose,
    price,
    deposit,
    action,
    recommended,
    recommendedLabel = 'Recommended',
    caution,
    ...choice
  } = useMessages('PathOption', props);
  return (
    <Choice
      {...choice}
      type="radio"
      onChange={() => onChoose?.()}
      badge={recommended && recommendedLabel}
      action={
        <span className={css.action}>
          <TickIcon className={css.tick} />
          {action}
        </span>
      }
    >
      <p className={priceClass}>{price}</p>
      <p className={note}>{deposit}</p>
      {recommended ? <p className={css.because}>{recommended}</p> : null}
      {caution ? (
        <p className={css.caution}>
          <AlertIcon />
          {caution}
        </p>
      ) : null}
    </Choice>
  );
}
