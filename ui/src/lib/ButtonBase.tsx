import type { ComponentProps, ReactNode } from 'react';
import { button as buttonClass, spinner } from './buttonBase.css';
import { classes } from './passthrough';

export interface BaseLook {
  /** `primary` is the one way on from here, `ink` a strong second, `line` everything else. */
  tone?: 'primary' | 'ink' | 'line' | undefined;
  size?: 'm' | 's' | undefined;
}

export interface ButtonBaseProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'>, BaseLook {
  onClick?: (() => void) | undefined;
  busy?: boolean | undefined;
  unavailable?: boolean | undefined;
  children: ReactNode;
}

/** The native button behind every button of the library. It is never `disabled`, so it never loses the focus. */
export function ButtonBase({
  tone,
  size,
  busy,
  unavailable,
  onClick,
  className,
  children,
  ...button
}: ButtonBaseProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes(buttonClass({ tone, size }), className)}
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
