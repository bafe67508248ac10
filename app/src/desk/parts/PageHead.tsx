import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

interface PageHeadProps {
  /** The list that the page is in: its address and its name. */
  list?: readonly [to: string, name: string];
  title: string;
  /** A line below the title. */
  about?: ReactNode;
  /** What can be done, beside the title. */
  children?: ReactNode;
}

/** The head of a page: its heading, a line about it, and what can be done. */
export const PageHead = ({ list, title, about, children }: PageHeadProps) => (
  <>
    {list ? (
      <p className={page.back}>
        <Link className={link} to={list[0]}>
          {list[1]}
        </Link>
      </p>
    ) : null}
    <div className={page.top}>
      <div className={page.heading}>
        <h1>{title}</h1>
        {about ? <p className={page.quiet}>{about}</p> : null}
      </div>
      {children}
    </div>
  </>
);
