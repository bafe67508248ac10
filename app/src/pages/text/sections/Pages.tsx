import { systemPages } from '../../../content/systems.ts';
import { systemIds } from '../../../domain/catalogue/trinity.ts';
import type { Words } from '../../../domain/text/blocks.ts';
import { plain } from '../../../domain/text/blocks.ts';
import { Pictogram } from '../../../shell/art/Pictogram';
import { ArrowIcon } from '../../../shell/icons';
import { h3 } from '../../../shell/style/type.css';
import * as css from './Pages.css';
import { signed } from './rows.css';

const systemAt = (path: string) => systemIds.find((id) => systemPages[id].to === path);

/** Links to other pages, each with a sentence; a system has its sign. */
export function Pages({ items }: { items: readonly { to: string; title: string; text: Words }[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ to, title, text }) => {
        const system = systemAt(to);
        return (
          <li key={to}>
            <a className={css.link} href={to}>
              <h3 className={`${h3} ${system ? signed : ''}`}>
                {system && <Pictogram of={`option-${system}`} size="l" />}
                {title}
              </h3>
              <p className={css.words}>{plain(text)}</p>
              <span className={css.arrow}>
                <ArrowIcon />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
