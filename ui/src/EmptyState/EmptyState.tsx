'use client';

import type { ReactNode, Ref } from 'react';
import { useMessages } from '../lib/messages/messages';
import { Placeholder } from '../lib/Placeholder';
import { classes, type Passthrough } from '../lib/passthrough';
import { box } from '../lib/placeholder.css';
import { title as titleClass } from './EmptyState.css';

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
  return (
    <div {...root} className={classes(box, className)} data-state={state}>
      <Placeholder state={state} onRetry={onRetry} retryLabel={retryLabel} busy={busy} action={action}>
        {title ? <Heading className={titleClass}>{title}</Heading> : null}
        {children ? <div>{children}</div> : null}
      </Placeholder>
    </div>
  );
}
