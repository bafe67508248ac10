import { buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { paths } from '../../content/links/paths.ts';
import type { AccountBooking } from '../../domain/contract/account.ts';
import { name } from '../../shell/style/listRow.css';
import { bookingTime, byStart, isUpcoming } from './bookingTime.ts';
import { CallLink, type DashboardPageProps, Empty, PageHeading, Section, WhenLoaded } from './parts';
import * as css from './user.css';
import { consultationWords as words } from './words.ts';

/** Upcoming consultations, each with a link to its page, and past ones. */
export function Bookings({ account }: DashboardPageProps) {
  // As of now, so that rows don't move while the page is open.
  const [now] = useState(Date.now);
  const comes = (booking: AccountBooking) => isUpcoming(booking, now);
  const book = (label: string) => (
    <a className={buttonClass({ tone: 'primary' })} href={paths.booking}>
      {label}
    </a>
  );
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <WhenLoaded of={account}>
        {({ bookings }) => {
          if (bookings.length === 0)
            return (
              <Empty title={words.none} text={words.noneText}>
                {book(words.book)}
              </Empty>
            );
          const next = bookings.filter(comes).toSorted(byStart);
          const past = bookings.filter((booking) => !comes(booking)).toSorted((one, other) => byStart(other, one));
          return (
            <>
              <Section id="next" title={words.next}>
                {next.length === 0 && <p className={css.nothing}>{words.noNext}</p>}
                <ul>
                  {next.map((booking, at) => (
                    <BookingRow key={booking.id} booking={booking} now={now} isNext={at === 0} />
                  ))}
                </ul>
                <p className={css.actions}>{book(next.length === 0 ? words.book : words.bookAnother)}</p>
              </Section>
              {past.length > 0 && (
                <Section id="past" title={words.past}>
                  <ul>
                    {past.map((booking) => (
                      <BookingRow key={booking.id} booking={booking} now={now} />
                    ))}
                  </ul>
                </Section>
              )}
            </>
          );
        }}
      </WhenLoaded>
    </>
  );
}

/** The tag beside the time of a consultation. */
function statusText({ status, start, end }: AccountBooking, now: number): string | undefined {
  if (status === 'cancelled') return words.cancelled;
  if (Date.parse(end) <= now) return words.over;
  return Date.parse(start) <= now ? words.running : undefined;
}

interface BookingRowProps {
  booking: AccountBooking;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether it is the next one, which stands out. */
  isNext?: boolean;
}

/** A consultation, with a link to its page. */
function BookingRow({ booking, now, isNext = false }: BookingRowProps) {
  const { day, span } = bookingTime(booking);
  const status = statusText(booking, now);
  return (
    <li className={isNext ? `${css.row} ${css.nextCall}` : css.row}>
      <div>
        <p className={name}>{day}</p>
        <p className={css.about}>
          {span}
          {booking.host === undefined ? '' : `, ${words.with(booking.host)}`}
        </p>
      </div>
      {status && (
        <span className={css.tag} data-tone={booking.status === 'cancelled' ? 'bad' : undefined}>
          {status}
        </span>
      )}
      {isUpcoming(booking, now) && <CallLink booking={booking} />}
    </li>
  );
}
