import { type ReactNode, type Ref, useId } from 'react';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './Section.css';

export type { Passthrough };

export interface SectionProps extends Passthrough<'section', 'title'> {
  /** Its heading, and its accessible name. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** A few words beside the heading: "Only for the team". */
  aside?: ReactNode;
  /** What can be done here: buttons or links, at the end of the heading's line. */
  actions?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A part of a page under its heading, with a line between them. Its heading keeps to the size of the text around it. */
export function Section({ title, headingLevel = 2, aside, actions, children, className, ...section }: SectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...section} className={classes(css.section, className)} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {aside ? <div className={css.aside}>{aside}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
