import type { ReactNode } from 'react';
import { ButtonBase } from './ButtonBase';
import { spinner } from './buttonBase.css';
import { StopIcon } from './icons';
import { classes } from './passthrough';
import * as css from './placeholder.css';

export interface PlaceholderProps {
  state: 'empty' | 'loading' | 'failure';
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel: string;
  busy?: boolean | undefined;
  action?: ReactNode;
}

/** The words in place of a content, with what can be done about it. */
export function Placeholder({ state, children, onRetry, retryLabel, busy, action }: PlaceholderProps) {
  const failed = state === 'failure';
  const retry = failed ? onRetry : undefined;
  return (
    <>
      {/* An element that only changes its role wouldn't be announced as an alert. */}
      <div key={String(failed)} className={css.words} role={failed ? 'alert' : 'status'}>
        {state === 'loading' ? <span className={classes(spinner, css.mark)} /> : null}
        {failed ? <StopIcon className={classes(css.mark, css.failure)} /> : null}
        <div className={classes(css.text, failed && css.failed)}>{children}</div>
      </div>
      {retry || action ? (
        <div className={css.actions}>
          {retry ? (
            <ButtonBase size="s" busy={busy} onClick={() => retry()}>
              {retryLabel}
            </ButtonBase>
          ) : null}
          {action}
        </div>
      ) : null}
    </>
  );
}
