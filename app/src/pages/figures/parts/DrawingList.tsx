import type { Words } from '../../../domain/text/blocks.ts';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../../text/Spans';
import { caption } from './caption.css';
import { Drawing } from './Drawing';
import { stage } from './drawing.css';
import * as css from './drawingList.css';

interface DrawingListProps {
  /** The folder of the drawings in `src/content/drawings`: one for each item, by its id. */
  of: string;
  items: Readonly<Record<string, { title: string; text: Words }>>;
  /** What the drawings don’t know themselves. */
  words?: Readonly<Record<string, string>>;
}

/** A list of titles and texts, each below a drawing. */
export const DrawingList = ({ of, items, words }: DrawingListProps) => (
  <ul className={css.list}>
    {Object.entries(items).map(([id, { title, text }]) => (
      <li key={id}>
        <div className={stage}>
          <Drawing className={css.drawing} of={`${of}/${id}`} words={words} />
        </div>
        <h3 className={`${type.h3} ${css.title}`}>{title}</h3>
        <p className={caption}>
          <Spans words={text} />
        </p>
      </li>
    ))}
  </ul>
);
