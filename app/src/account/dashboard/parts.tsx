import { Button } from '@agency-site/ui/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchAccount } from '../../api/account.ts';
import type { Account, AccountBooking, AccountUser } from '../../domain/contract/account.ts';
import { type UseAsk, useAsk } from '../../lib/useAsk.ts';
import { Knot } from '../../shell/art/Knot';
import { PageMeta } from '../../shell/PageMeta';
import { problem } from '../../shell/problem.css';
import { h3, link } from '../../shell/style/type.css';
import { ruledTitle } from '../account.css';
import { bookingTime } from './bookingTime.ts';
import * as css from './user.css';
import { consultationWords, dashboardWords as words } from './words.ts';

/** Props of every dashboard page. */
export interface DashboardPageProps {
  user: AccountUser;
  /** Requested once for all pages. */
  account: UseAccount;
}

/** Bookings, orders, quotes and the newsletter of the signed-in person. */
export type UseAccount = UseAsk<Account>;
export const useAccount = (): UseAccount => useAsk(fetchAccount);

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
      <PageMeta title={title} description={words.description} />
      <h1 ref={heading} className={css.title} tabIndex={-1}>
        {says}
      </h1>
      {lead ? <p className={css.lead}>{lead}</p> : null}
    </header>
  );
}

/** Prerendered, and shown until the server has confirmed the session and the first page is loaded. */
export const DashboardPlaceholder = () => (
  <>
    <PageMeta title={words.title} description={words.description} />
    <h1 className={css.title}>{words.title}</h1>
    <p className={css.opening} role="status">
      {words.opening}
    </p>
    <noscript>
      <p className={css.lead}>{words.withoutScripts}</p>
    </noscript>
  </>
);

interface TitledProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a dashboard page. */
export function Section({ id, title, lead, children }: TitledProps) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 className={ruledTitle} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className={css.partLead}>{lead}</p> : null}
      {children}
    </section>
  );
}

interface EmptyProps {
  title: string;
  text: string;
  /** What the visitor can do about it. */
  children: ReactNode;
}

/** Empty state, with links to what the visitor can do. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <section className={css.empty} aria-labelledby="empty">
    <div>
      <h2 className={h3} id="empty">
        {title}
      </h2>
      <p className={css.emptyText}>{text}</p>
      <div className={css.actions}>{children}</div>
    </div>
    <Knot className={css.emptyArt} />
  </section>
);

interface WhenLoadedProps<Answer> {
  of: Pick<UseAsk<Answer>, 'state' | 'retry'>;
  children: (answer: Answer) => ReactNode;
}

/** Renders loaded data; until then a loading message, or an error with a button to try again. */
export function WhenLoaded<Answer>({ of: { state, retry }, children }: WhenLoadedProps<Answer>) {
  switch (state.status) {
    case 'loading':
      return (
        <p className={css.waiting} role="status">
          {words.loading}
        </p>
      );
    case 'failed':
      return (
        <div className={css.failed} role="alert">
          <p className={problem}>
            <strong>{words.notLoaded}.</strong> {state.failure.message}
          </p>
          <Button onClick={retry}>{words.again}</Button>
        </div>
      );
    case 'loaded':
      return children(state.answer);
  }
}

/** A link to the page of a consultation that is coming up, to move or cancel it, or under way, to join it. */
export function CallLink({ booking }: { booking: AccountBooking }) {
  const label = booking.changeable ? consultationWords.manage : consultationWords.join;
  return (
    // The server returns the full URL, as in its e-mails.
    <a className={link} href={booking.manageUrl} aria-label={`${label}: ${bookingTime(booking).day}`}>
      {label}
    </a>
  );
}
