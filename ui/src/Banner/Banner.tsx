'use client';

import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { UnfoldIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import { useInset } from '../lib/useInset';
import * as css from './Banner.css';

export type { Passthrough };

export interface BannerProps extends Passthrough<'section'> {
  /** Its heading, and its accessible name. */
  title: string;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Its text; it scrolls where it is taller than the window. */
  children: ReactNode;
  /** Buttons of equal width, which stay in view while the text scrolls. */
  actions: ReactNode;
  /** What most people need not see: folded below the actions, one press away, without scripts too. */
  more?: { label: ReactNode; children: ReactNode } | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A region fixed at the bottom of the window that leaves the page usable: no focus trap, no backdrop. While it is shown,
 * `--ag-bottom-inset` on the root element is its height, so that toasts and the bar of a StepShell are placed above it and
 * the focused element is scrolled clear of it.
 */
export function Banner({ title, headingLevel = 2, children, actions, more, className, ref, ...region }: BannerProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  useImperativeHandle(ref, () => root.current as HTMLElement, []);

  useInset('--ag-bottom-inset', root);

  return (
    <section {...region} ref={root} className={classes(css.banner, className)} aria-labelledby={id}>
      <div className={css.row}>
        <div className={css.words}>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          {children}
        </div>
        <div className={css.actions}>{actions}</div>
        {more ? (
          <details className={css.more} suppressHydrationWarning>
            <summary className={css.summary}>
              {more.label}
              <UnfoldIcon className={css.arrow} />
            </summary>
            {more.children}
          </details>
        ) : null}
      </div>
    </section>
  );
}
