import type { Words } from '../../../domain/text/blocks.ts';
import { h3 } from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './rows.css';

interface ListProps {
  items: readonly { title: string; text: Words }[];
  crossedOut?: boolean | undefined;
}

/** Titled rows with rules. */
export function List({ items, crossedOut = false }: ListProps) {
  return (
    <ul className={css.rows}>
      {items.map(({ title, text }) => (
        <li key={title} className={css.row}>
          <h3 className={h3}>{crossedOut ? <s className={css.crossedOut}>{title}</s> : title}</h3>
          <p className={css.words}>
            <Spans words={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
