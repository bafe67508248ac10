import type { ReactNode } from 'react';
import { ruledTitle } from '../account.css';
import * as css from './user.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a dashboard page. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 className={ruledTitle} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className={css.partLead}>{lead}</p> : null}
      {children}
    </section>
  );
}
