import type { AccountBooking } from '../../domain/contract/account.ts';
import { name } from '../../shell/descriptionList.css';
import { link } from '../../shell/style/type.css';
import { bookingTime } from './bookingTime.ts';
import * as css from './user.css';
import { consultationWords as words } from './words.ts';

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

/** A consultation, with a link to move or cancel it. */
export function BookingRow({ booking, now, isNext = false }: BookingRowProps) {
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
      {!status && booking.changeable && (
        // The server returns the full URL, as in its e-mails.
        <a className={link} href={booking.manageUrl} aria-label={`${words.manage}: ${day}`}>
          {words.manage}
        </a>
      )}
    </li>
  );
}
