import type { ReactNode } from 'react';
import type { Words } from '../../../domain/text/blocks.ts';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../../text/Spans';
import { stage } from '../kit/kit.css';
import { caption } from './caption.css';
import * as css from './drawingList.css';

interface DrawingListProps<Id extends string> {
  items: Readonly<Record<Id, { title: string; text: Words }>>;
  /** SVG content, 240 × 150. */
  drawings: Readonly<Record<Id, ReactNode>>;
}

/** A list of titles and texts, each below a drawing. */
export const DrawingList = <Id extends string>({ items, drawings }: DrawingListProps<Id>) => (
  <ul className={css.list}>
    {(Object.keys(items) as Id[]).map((id) => (
      <li key={id}>
        <div className={stage}>
          <svg className={css.drawing} viewBox="0 0 240 150" aria-hidden>
            {drawings[id]}
          </svg>
        </div>
        <h3 className={`${type.h3} ${css.title}`}>{items[id].title}</h3>
        <p className={caption}>
          <Spans words={items[id].text} />
        </p>
      </li>
    ))}
  </ul>
);
