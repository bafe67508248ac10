import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import * as page from '../style/page.css.ts';
import * as css from './listPage.css.ts';
import { unbrokenTimes } from './times.ts';

interface RowProps {
  title: ReactNode;
  /** A second, quieter line. */
  about: ReactNode;
  /** Whether something is wrong with it. */
  alarm?: boolean;
  /** What can be done with it, or a few words at its end. */
  children?: ReactNode;
}

/** A row of a list: what it is, and below it more about it. */
export const Row = ({ title, about, alarm = false, children }: RowProps) => (
  <li className={`${page.row} ${css.row}`}>
    <span className={css.words}>
      <span className={css.title}>{unbrokenTimes(title)}</span>
      <span className={`${css.about} ${page.fine} ${alarm ? page.alarm : ''}`}>{about}</span>
    </span>
    {children}
  </li>
);

/** A row that leads to its page. J and K move from one to the next. */
export const LinkRow = ({ to, title, about, alarm, children }: RowProps & { to: To }) => (
  <li>
    <Link data-row to={to} className={`${page.row} ${css.row}`}>
      <span className={css.words}>
        <span className={`${css.title} ${page.strong} ${alarm ? page.alarm : ''}`}>{unbrokenTimes(title)}</span>
        <span className={`${css.about} ${page.fine}`}>{unbrokenTimes(about)}</span>
      </span>
      <span className={page.fine}>{children}</span>
    </Link>
  </li>
);
