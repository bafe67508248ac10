'use client';

import type { ComponentProps, ReactNode } from 'react';
import { button as buttonClass, content, spinner } from './buttonBase.css';
import { ownTexts } from './ownTexts';
import { classes } from './passthrough';

export interface BaseLook {
  /**
   * `primary` is the main action of a page, `ink` a strong second, `line` everything else. `plain` has no border, for a row of small
   * actions, and `danger` can't be undone. Left out, `line`.
   */
  tone?: 'primary' | 'ink' | 'line' | 'plain' | 'danger' | undefined;
  /** `s` is smaller. Left out, `m`. */
  size?: 'm' | 's' | undefined;
}

export interface ButtonBaseProps extends ComponentProps<'button'>, BaseLook {
  busy?: boolean | undefined;
  unavailable?: boolean | undefined;
  children: ReactNode;
}

/** The native button behind every button of the library. While busy or unavailable it is not `disabled`, so it keeps the focus. */
export function ButtonBase({
  tone,
  size,
  busy,
  unavailable,
  disabled,
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
      data-autofocus={button.autoFocus || undefined}
      disabled={disabled}
      aria-disabled={busy || unavailable || disabled || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || unavailable) event.preventDefault();
        if (!busy) onClick?.(event);
      }}
    >
      {busy ? <span className={spinner} /> : null}
      <span className={content}>{ownTexts(children)}</span>
    </button>
  );
}
