import { type ReactNode, useEffect, useRef } from 'react';
import { wrap } from '../shell/frame/Frame.css';
import { PageMeta } from '../shell/PageMeta';
import * as css from './account.css';
import { accountWords } from './words.ts';

interface AccountPageProps {
  /** Its heading, and the title of the tab. */
  title: string;
  description: string;
  lead?: ReactNode;
  /** What the visitor did has brought them here: the focus goes to the heading. */
  focus?: boolean;
  /** Its address opens something: no other site, and no search engine, is told of it. */
  secret?: boolean;
  children: ReactNode;
  /** Beside it, where there is room. */
  aside?: ReactNode;
}

/** The id of the heading, which names the form. */
export const headingId = 'account-title';

/** A page with one form about an account, and each view that follows it. */
export function AccountPage({ title, description, lead, focus = false, secret, children, aside }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view of the same page is come to as well
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus, title]);
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageMeta title={title} description={description} />
      <meta name="robots" content="noindex" />
      {secret && <meta name="referrer" content="no-referrer" />}
      <div className={css.columns}>
        <div>
          <h1 ref={heading} id={headingId} className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          <noscript>
            <p className={css.lead}>{accountWords.withoutScripts}</p>
          </noscript>
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
