import { buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { paths } from '../../content/links/paths.ts';
import type { AccountBooking } from '../../domain/contract/account.ts';
import { BookingRow } from './BookingRow';
import { Empty } from './Empty';
import { byStart, isUpcoming } from './nextBooking.ts';
import { PageHeading } from './PageHeading';
import { Section } from './Section';
import type { SectionProps } from './sectionProps.ts';
import * as css from './user.css';
import { WhenLoaded } from './WhenLoaded';
import { consultationWords as words } from './words.ts';

/** Upcoming consultations, with a link to move or cancel each, and past ones. */
export function Bookings({ account }: SectionProps) {
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
