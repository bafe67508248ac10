import type { ReactNode } from 'react';
import type { Words } from '../../content/article.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as css from './Section.css';
import { Spans } from './Spans';

interface SectionProps {
  id: string;
  title: string;
  lead?: Words | undefined;
  children: ReactNode;
}

/** A section: title at the left, content beside it. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <div className={`${wrap} ${css.columns} ${css.linked}`}>
        <div>
          <h2 className={css.title}>{title}</h2>
          {lead !== undefined && (
            <p className={css.lead}>
              <Spans words={lead} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
