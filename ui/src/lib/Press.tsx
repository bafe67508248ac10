import type { ComponentProps, ReactNode } from 'react';
import { classes } from './passthrough';
import * as css from './press.css';

export interface PressLook {
  /** `primary` is the one way on from here, `ink` a strong second, `line` everything else. */
  tone?: 'primary' | 'ink' | 'line' | undefined;
  size?: 'm' | 's' | undefined;
}

export const pressClass = ({ tone = 'line', size = 'm' }: PressLook): string =>
  classes(css.press, css.tone[tone], css.size[size]);

export interface PressProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'>, PressLook {
  onClick?: (() => void) | undefined;
  busy?: boolean | undefined;
  unavailable?: boolean | undefined;
  children: ReactNode;
}

/** The native button behind every button of the library. It is never `disabled`, so it never loses the focus. */
export function Press({ tone, size, busy, unavailable, onClick, className, children, ...button }: PressProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes(pressClass({ tone, size }), className)}
      aria-disabled={busy || unavailable || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || unavailable) event.preventDefault();
        if (!busy) onClick?.();
      }}
    >
      {busy ? <span className={css.spinner} /> : null}
      {children}
    </button>
  );
}
