import type { ComponentProps, ReactNode } from 'react';
import { classes } from './passthrough';
import { spinner } from './press.css';
import { type PressLook, pressClass } from './pressLook';

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
      data-tone={tone}
      aria-disabled={busy || unavailable || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || unavailable) event.preventDefault();
        if (!busy) onClick?.();
      }}
    >
      {busy ? <span className={spinner} /> : null}
      {children}
    </button>
  );
}
