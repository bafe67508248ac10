import { type ReactNode, useEffect, useRef, useState } from 'react';
import { site } from '../content/site.ts';
import { intro, lead as leadClass, noWrap, title as titleClass } from './page.css';

interface IntroProps {
  title: string;
  lead?: ReactNode;
  /** Whether to scroll to the top and focus the heading, because another view was shown before. */
  focus?: boolean | undefined;
}

/** The heading of a view, which is also the page title, and its lead. */
export function Intro({ title, lead, focus = false }: IntroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the view appears
  useEffect(() => {
    if (!focus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={intro}>
      <title>{`${title} – ${site.name}`}</title>
      <h1 ref={heading} className={titleClass} tabIndex={-1}>
        {title.split(/(\d+-\w+)/).map((part, at) =>
          at % 2 ? (
            <span key={part} className={noWrap}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </h1>
      {lead ? <p className={leadClass}>{lead}</p> : null}
    </div>
  );
}

/**
 * Whether the view has changed since the first one: from then on, each new view gets the focus.
 * @param view the name of the current view, undefined while loading
 */
export function useViewChanged(view: string | undefined): boolean {
  const [first, setFirst] = useState(view);
  const [changed, setChanged] = useState(false);
  if (first === undefined && view !== undefined) setFirst(view);
  else if (!changed && view !== undefined && view !== first) setChanged(true);
  return changed;
}
