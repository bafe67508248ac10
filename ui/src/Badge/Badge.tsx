import type { ReactNode, Ref } from 'react';
import { RingIcon, StopIcon, TickIcon, WarningIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Badge.css';

export type { Passthrough };

export interface BadgeProps extends Passthrough<'span'> {
  /** How good or urgent it is: "Paid" is positive. Each but `neutral` has a mark of its own shape. */
  tone?: 'neutral' | 'brand' | 'positive' | 'warning' | 'alarm' | undefined;
  /** A mark of your own in place of the tone's. Screen readers should skip it: the words say it. */
  icon?: ReactNode;
  /** A word or two. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const marks = { neutral: undefined, brand: RingIcon, positive: TickIcon, warning: WarningIcon, alarm: StopIcon };

/** A state in a word. It is no control: nothing happens when it is pressed. */
export function Badge({ tone = 'neutral', icon, children, className, ...badge }: BadgeProps) {
  const Mark = marks[tone];
  return (
    <span {...badge} className={classes(css.badge, css.tone[tone], className)} data-tone={tone}>
      {icon ?? (Mark ? <Mark className={css.mark} /> : null)}
      <span className={css.words}>{children}</span>
    </span>
  );
}
