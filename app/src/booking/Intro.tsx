import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '../content/site.ts';
import { intro, lead as leadClass, title as titleClass, together } from './page.css';

interface IntroProps {
  title: string;
  lead?: ReactNode;
  /** The view was come to from another one: it begins at the top of the page, with the focus on its heading. */
  focus?: boolean | undefined;
}

/** What a view is about: its heading, which is also the title of the page, and a sentence. */
export function Intro({ title, lead, focus = false }: IntroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A view is come to once: when it appears.
  const entered = useRef(focus);
  useEffect(() => {
    if (!entered.current) return;
    entered.current = false;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={intro}>
      <title>{`${title} – ${site.name}`}</title>
      <h1 ref={heading} className={titleClass} tabIndex={-1}>
        {title.split(/(\d+-\w+)/).map((part, at) =>
          at % 2 ? (
            <span key={part} className={together}>
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
