import type { ReactNode } from 'react';
import * as css from './user.css';

interface PartProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** What it holds is opened by a rule of its own. */
  ruled?: boolean;
  children: ReactNode;
}

/** A part of a page of the dashboard, opened by a rule. */
export function Part({ id, title, lead, ruled, children }: PartProps) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 className={ruled ? css.partName : css.partTitle} data-ruled={ruled} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className={css.partLead}>{lead}</p> : null}
      {children}
    </section>
  );
}
