'use client';

import type { ReactNode, Ref } from 'react';
import { ButtonBase } from '../lib/ButtonBase';
import { spinner } from '../lib/buttonBase.css';
import { StopIcon } from '../lib/icons';
import { useMessages } from '../lib/messages/messages';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './EmptyState.css';

export type { Passthrough };

export interface EmptyStateProps extends Passthrough<'div', 'title'> {
  /** `loading` while nothing is known, `failure` if it couldn't be loaded. */
  state?: 'empty' | 'loading' | 'failure' | undefined;
  /** A heading: "No orders yet". */
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Why nothing is here, what is being loaded, or what went wrong. */
  children?: ReactNode;
  /** A way on: a button or a link. */
  action?: ReactNode;
  /** Loads it again after a failure. Left out, there is no Retry button. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** It is being loaded again: Retry keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What a list or a page shows in place of its content: nothing is there, it is loading, or it failed to. */
export function EmptyState(props: EmptyStateProps) {
  const {
    state = 'empty',
    title,
    headingLevel = 3,
    children,
    action,
    onRetry,
    retryLabel = 'Try again',
    busy,
    className,
    ...root
  } = useMessages('EmptyState', props);
  const Heading = `h${headingLevel}` as const;
  const failed = state === 'failure';
  const retry = failed ? onRetry : undefined;
  return (
    <div {...root} className={classes(css.root, className)} data-state={state}>
      {/* An element that only changes its role wouldn't be announced as an alert. */}
      <div key={String(failed)} className={css.words} role={failed ? 'alert' : 'status'}>
        {state === 'loading' ? <span className={classes(spinner, css.mark)} /> : null}
        {failed ? <StopIcon className={classes(css.mark, css.failure)} /> : null}
        <div className={css.text}>
          {title ? <Heading className={css.title}>{title}</Heading> : null}
          {children ? <div>{children}</div> : null}
        </div>
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
    </div>
  );
}
