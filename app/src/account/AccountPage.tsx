import { type ReactNode, useEffect, useRef } from 'react';
import { FillingKnot } from '../shell/art/FillingKnot';
import { wrap } from '../shell/frame/Frame.css';
import { PageMeta } from '../shell/PageMeta';
import * as css from './account.css';
import { accountWords } from './words.ts';

interface AccountPageProps {
  /** Heading and tab title. */
  title: string;
  description: string;
  lead?: ReactNode;
  /** Whether to focus the heading, because an action of the visitor led here. */
  focus?: boolean;
  children: ReactNode;
  /** Shown beside it, if there is room. Without it, the outline of a knot. */
  aside?: ReactNode;
}

/** The id of the heading, which labels the form. */
export const headingId = 'account-title';

/** A page with one account form, and the views that follow it. */
export function AccountPage({ title, description, lead, focus = false, children, aside }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also focus another view of the same page
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus, title]);
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageMeta title={title} description={description} />
      <meta name="robots" content="noindex" />
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
        {aside ?? <FillingKnot className={css.knot} filled={0} />}
      </div>
    </div>
  );
}
