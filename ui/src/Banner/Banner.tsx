import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { UnfoldIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Banner.css';

export type { Passthrough };

export interface BannerProps extends Passthrough {
  /** Its heading, and its accessible name. */
  title: string;
  headingLevel?: 2 | 3 | undefined;
  /** Its text; it scrolls where it is taller than the window. */
  children: ReactNode;
  /** Buttons of equal width, which stay in view while the text scrolls. */
  actions: ReactNode;
  /** What most people need not see: folded below the actions, one press away, without scripts too. */
  more?: { label: ReactNode; children: ReactNode } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const inset = '--ag-bottom-inset';

/**
 * A region fixed at the bottom of the window that leaves the page usable: no focus trap, no backdrop. While it is shown,
 * `--ag-bottom-inset` on the root element is its height, so that toasts and the bar of a StepShell are placed above it and
 * the focused element is scrolled clear of it.
 */
export function Banner({ title, headingLevel = 2, children, actions, more, className, ref, ...region }: BannerProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  useImperativeHandle(ref, () => root.current as HTMLElement);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(inset, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(inset);
    };
  }, []);

  return (
    <section {...region} ref={root} className={classes(css.banner, className)} aria-labelledby={id}>
      <div className={css.words}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {children}
      </div>
      <div className={css.actions}>{actions}</div>
      {more ? (
        <details className={css.more}>
          <summary className={css.summary}>
            {more.label}
            <UnfoldIcon className={css.arrow} />
          </summary>
          {more.children}
        </details>
      ) : null}
    </section>
  );
}
