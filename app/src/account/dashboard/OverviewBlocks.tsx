import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths, userPaths } from '../../content/links/paths.ts';
import type { Account } from '../../domain/contract/account.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import { link } from '../../shell/style/type.css';
import { bookingTime, nextBooking } from './bookingTime.ts';
import * as css from './overview.css';
import { CallLink } from './parts';
import { newsletterStates, orderWords, overviewWords as words } from './words.ts';

interface OverviewBlocksProps {
  known: Account;
  /** Milliseconds since 1970. */
  now: number;
}

/** The next consultation and the newest saved quote. */
export function NextBlocks({ known: { bookings, quotes }, now }: OverviewBlocksProps) {
  const booking = nextBooking(bookings, now);
  const quote = quotes.find(({ state }) => state === 'valid') ?? quotes[0];
  const time = booking && bookingTime(booking);
  return (
    <div className={css.blocks}>
      <Block
        title={words.consultation}
        links={
          <>
            {booking ? (
              <CallLink booking={booking} />
            ) : (
              <a className={link} href={paths.booking}>
                {words.book}
              </a>
            )}
            {bookings.length > 0 && (
              <Link className={link} to={userPaths.bookings}>
                {words.allConsultations}
              </Link>
            )}
          </>
        }
      >
        {time ? (
          <>
            <p className={css.main}>{time.day}</p>
            <p>{time.span}</p>
          </>
        ) : (
          <p>{words.noConsultation}</p>
        )}
      </Block>
      <Block
        title={words.quote}
        links={
          <>
            <a
              className={link}
              href={quote?.url ?? paths.quote}
              aria-label={
                quote ? `${quote.state === 'valid' ? orderWords.open : orderWords.today}: ${quote.title}` : undefined
              }
            >
              {!quote ? words.quick : quote.state === 'valid' ? orderWords.open : orderWords.today}
            </a>
            {quotes.length > 1 && (
              <Link className={link} to={userPaths.orders}>
                {words.allQuotes}
              </Link>
            )}
          </>
        }
      >
        {quote ? (
          <>
            <p className={css.main}>
              <span>{quote.title}</span> <span>{formatCents(quote.total)}</span>
            </p>
            <p>{(quote.state === 'valid' ? orderWords.holds : orderWords.expired)(formatDate(quote.validUntil))}</p>
          </>
        ) : (
          <p>{words.noQuote}</p>
        )}
      </Block>
    </div>
  );
}

/** The newsletter and the data we hold. */
export const RestBlocks = ({ newsletter }: Pick<Account, 'newsletter'>) => (
  <div className={css.lesser}>
    <Block
      title={words.newsletter}
      links={
        <Link className={link} to={userPaths.newsletter} aria-label={`${words.changeNewsletter}: ${words.newsletter}`}>
          {words.changeNewsletter}
        </Link>
      }
    >
      <p>{newsletterStates[newsletter]}</p>
    </Block>
    <Block
      title={words.data}
      links={
        <Link className={link} to={userPaths.data}>
          {words.seeData}
        </Link>
      }
    >
      <p>{words.dataText}</p>
    </Block>
  </div>
);

interface BlockProps {
  title: string;
  /** What there is, in a few words. */
  children: ReactNode;
  links: ReactNode;
}

/** One thing of the overview, with links to it. */
function Block({ title, children, links }: BlockProps) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <div className={css.text}>{children}</div>
      <div className={css.links}>{links}</div>
    </section>
  );
}
