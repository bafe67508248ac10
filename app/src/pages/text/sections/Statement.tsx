import type { Words } from '../../../domain/text/blocks.ts';
import { wrap } from '../../../shell/frame/Frame.css';
import * as section from '../Section.css';
import { Spans } from '../Spans';
import * as css from './Statement.css';

/** A sentence set large, and what follows from it. */
export const Statement = ({ id, title, text }: { id: string; title: string; text: Words }) => (
  <section className={section.section} id={id}>
    <div className={`${wrap} ${css.columns}`}>
      <h2 className={css.statement}>{title}</h2>
      <p className={css.text}>
        <Spans words={text} />
      </p>
    </div>
  </section>
);
