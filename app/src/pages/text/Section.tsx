import type { ReactNode } from 'react';
import type { Words } from '../../domain/text/blocks.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { linked } from './linked.css';
import * as css from './Section.css';
import { Spans } from './Spans';

interface SectionProps {
  id: string;
  title: string;
  lead?: Words | undefined;
  /** The content below the title, as wide as the page. */
  isWide?: boolean;
  /** On a tinted band. */
  isTinted?: boolean | undefined;
  /** To the left of the title and the content. */
  figure?: ReactNode;
  /** Below figure and content, as wide as the page. */
  below?: ReactNode;
  children: ReactNode;
}

/** A section: title at the left, content beside it. */
export function Section({ id, title, lead, isWide = false, isTinted = false, figure, below, children }: SectionProps) {
  const heading = (
    <>
      <h2 className={type.h1}>{title}</h2>
      {lead !== undefined && (
        <p className={css.lead}>
          <Spans words={lead} />
        </p>
      )}
    </>
  );
  if (figure) {
    return (
      <section className={css.section} id={id}>
        <div className={`${wrap} ${css.pictured} ${linked}`}>
          <div className={css.picture}>{figure}</div>
          <div className={css.beside}>
            <div>{heading}</div>
            <div>{children}</div>
          </div>
          {below && <div className={css.below}>{below}</div>}
        </div>
      </section>
    );
  }
  return (
    <section className={isTinted ? `${css.section} ${css.tinted}` : css.section} id={id}>
      <div className={`${wrap} ${isWide ? css.rows : css.columns} ${linked}`}>
        <div className={isWide ? css.above : undefined}>{heading}</div>
        <div>{children}</div>
      </div>
    </section>
  );
}
