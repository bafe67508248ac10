import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { unbrokenTimes } from './times.ts';

interface PageHeadProps {
  /** The list that the page is in: its address and its name. */
  list?: readonly [to: string, name: string];
  title: string;
  /** A line below the title. */
  about?: ReactNode;
  /** Whether something is wrong. */
  isAlarm?: boolean;
  /** What can be done, beside the title. */
  children?: ReactNode;
}

/** The way to the list that a page is in. */
export const Back = ({ to, children }: { to: string; children: string }) => (
  <p className={page.back}>
    <Link className={link} to={to}>
      {children}
    </Link>
  </p>
);

/** The head of a page: its heading, a line about it, and what can be done. */
export const PageHead = ({ list, title, about, isAlarm, children }: PageHeadProps) => (
  <>
    {list ? <Back to={list[0]}>{list[1]}</Back> : null}
    <div className={page.top}>
      <div className={page.heading}>
        <h1>{unbrokenTimes(title)}</h1>
        {about ? <p className={isAlarm ? page.alarm : page.quiet}>{unbrokenTimes(about)}</p> : null}
      </div>
      {children}
    </div>
  </>
);
