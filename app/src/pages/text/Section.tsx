import type { ReactNode } from 'react';
import type { Words } from '../../content/article.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { linked } from './linked.css';
import * as css from './Section.css';
import { Spans } from './Spans';

interface SectionProps {
  id: string;
  title: string;
  lead?: Words | undefined;
  /** The content below the title, as wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section: title at the left, content beside it. */
export function Section({ id, title, lead, isWide = false, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <div className={`${wrap} ${isWide ? css.rows : css.columns} ${linked}`}>
        <div className={isWide ? css.above : undefined}>
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
