import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import * as page from '../style/page.css.ts';
import * as css from './listPage.css.ts';

interface LinkRowProps {
  to: To;
  title: ReactNode;
  /** A second, quieter line. */
  about: ReactNode;
  /** A few words at the end. */
  aside?: ReactNode;
  /** Whether something is wrong with it. */
  alarm?: boolean;
}

/** A row of a list that leads to its page. J and K move from one to the next. */
export function LinkRow({ to, title, about, aside, alarm }: LinkRowProps) {
  return (
    <Link data-row to={to} className={`${page.row} ${css.row}`}>
      <span className={css.words}>
        <span className={`${css.title} ${page.strong} ${alarm ? page.alarm : ''}`}>{title}</span>
        <span className={`${css.about} ${page.fine}`}>{about}</span>
      </span>
      <span className={page.fine}>{aside}</span>
    </Link>
  );
}
