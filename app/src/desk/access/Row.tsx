import type { ReactNode } from 'react';
import * as list from '../parts/listPage.css.ts';
import * as page from '../style/page.css.ts';

interface RowProps {
  title: ReactNode;
  about: ReactNode;
  /** Whether something is wrong with it. */
  alarm?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A row of a list: what it is, and below it more about it. */
export const Row = ({ title, about, alarm = false, children }: RowProps) => (
  <li className={`${page.row} ${list.row}`}>
    <span className={list.words}>
      {title}
      <span className={alarm ? `${page.fine} ${page.alarm}` : page.fine}>{about}</span>
    </span>
    {children}
  </li>
);
