import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../shell/PageMeta';
import { lead as leadClass, title as titleClass } from './user.css';
import { dashboardWords } from './words.ts';

interface PageHeadingProps {
  /** For the tab. */
  title: string;
  /** The heading, if it isn't the title. */
  says?: string;
  lead?: ReactNode;
}

/** The heading of a dashboard page. Gets the focus after navigation. */
export function PageHeading({ title, says = title, lead }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <header>
      <PageMeta title={title} description={dashboardWords.description} />
      <h1 ref={heading} className={titleClass} tabIndex={-1}>
        {says}
      </h1>
      {lead ? <p className={leadClass}>{lead}</p> : null}
    </header>
  );
}
