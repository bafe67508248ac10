import type { ReactNode } from 'react';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { Breadcrumb } from './Breadcrumb';
import * as css from './Intro.css';
import { linked } from './linked.css';

interface IntroProps {
  /** Path of the page, for the breadcrumbs. */
  path: string;
  heading: string;
  lead: ReactNode;
  /** About the pictures below, or to choose among them: under a rule. */
  children: ReactNode;
}

/** The head of a page with pictures: breadcrumbs, headline and lead. */
export function Intro({ path, heading, lead, children }: IntroProps) {
  return (
    <header className={`${wrap} ${css.intro}`}>
      <Breadcrumb path={path} />
      <div className={css.columns}>
        <h1 className={`${type.display} ${css.heading}`}>{heading}</h1>
        <p className={`${type.lead} ${css.lead} ${linked}`}>{lead}</p>
        <div className={css.label}>{children}</div>
      </div>
    </header>
  );
}
