import { type ReactNode, useId } from 'react';
import * as page from '../style/page.css.ts';

/** A part of a page under its heading. @param aside a few words beside the heading */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
      <div className={page.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside ? <span className={page.fine}>{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
