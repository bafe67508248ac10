import type { ReactNode } from 'react';
import { Rings } from '../../shell/art/Rings';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as css from './Entries.css';
import * as rows from './sections/rows.css';

export interface Entry {
  path: string;
  title: string;
  about: string;
  /** Date, reading time, topics. */
  facts: ReactNode;
}

/** A list of texts, each with its own drawing. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={wrap}>
      <ul className={css.list}>
        {entries.map(({ path, title, about, facts }) => (
          <li key={path}>
            <a className={`${rows.leading} ${css.entry}`} href={path}>
              <Rings className={css.art} of={path} lineCount={5} />
              <div>
                <h2 className={css.title}>{title}</h2>
                <p className={css.about}>{about}</p>
                <p className={css.facts}>{facts}</p>
              </div>
              <span className={`${rows.arrow} ${css.arrow}`}>
                <ArrowIcon />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
