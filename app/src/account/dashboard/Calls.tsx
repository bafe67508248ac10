import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../../content/links/paths.ts';
import type { AccountBooking } from '../../domain/contract/account.ts';
import { CallRow } from './CallRow';
import { Empty } from './Empty';
import { Heading } from './Heading';
import { Known } from './Known';
import { isAhead, soonest } from './nextCall.ts';
import { Part } from './Part';
import type { SectionProps } from './section.ts';
import { useNow } from './useNow.ts';
import * as css from './user.css';
import { consultationWords as words } from './words.ts';

/** Calls that are coming up, with the way to move or cancel them, and those that were. */
export function Calls({ account }: SectionProps) {
  const now = useNow();
  const comes = (booking: AccountBooking) => isAhead(booking, now);
  const book = (label: string) => (
    <a className={buttonClass({ tone: 'primary' })} href={paths.booking}>
      {label}
    </a>
  );
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <Known of={account}>
        {({ bookings }) => {
          if (bookings.length === 0)
            return (
              <Empty title={words.none} text={words.noneText}>
                {book(words.book)}
              </Empty>
            );
          const next = bookings.filter(comes).toSorted(soonest);
          const past = bookings.filter((booking) => !comes(booking)).toSorted((one, other) => soonest(other, one));
          return (
            <>
              <Part id="next" title={words.next}>
                {next.length === 0 && <p className={css.nothing}>{words.noNext}</p>}
                <ul>
                  {next.map((booking) => (
                    <CallRow key={booking.id} booking={booking} now={now} />
                  ))}
                </ul>
                <p className={css.ways}>{book(next.length === 0 ? words.book : words.bookAnother)}</p>
              </Part>
              {past.length > 0 && (
                <Part id="past" title={words.past}>
                  <ul>
                    {past.map((booking) => (
                      <CallRow key={booking.id} booking={booking} now={now} />
                    ))}
                  </ul>
                </Part>
              )}
            </>
          );
        }}
      </Known>
    </>
  );
}
