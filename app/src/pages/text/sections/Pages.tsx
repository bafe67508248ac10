import type { Words } from '../../../domain/text/blocks.ts';
import { plain } from '../../../domain/text/blocks.ts';
import { ArrowIcon } from '../../../shell/icons';
import { h3 } from '../../../shell/style/type.css';
import * as css from './rows.css';

/** Links to other pages, each with a sentence. */
export function Pages({ items }: { items: readonly { to: string; title: string; text: Words }[] }) {
  return (
    <ul className={css.rows}>
      {items.map(({ to, title, text }) => (
        <li key={to}>
          <a className={css.leading} href={to}>
            <h3 className={h3}>{title}</h3>
            <p className={css.words}>{plain(text)}</p>
            <span className={css.arrow}>
              <ArrowIcon />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
