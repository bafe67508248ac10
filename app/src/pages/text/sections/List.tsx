import type { Words } from '../../../content/article.ts';
import { h3 } from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './rows.css';

/** Titled rows with rules. */
export function List({ items }: { items: readonly { title: string; text: Words }[] }) {
  return (
    <ul className={css.rows}>
      {items.map(({ title, text }) => (
        <li key={title} className={css.row}>
          <h3 className={h3}>{title}</h3>
          <p className={css.words}>
            <Spans words={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
