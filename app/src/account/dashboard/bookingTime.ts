import { readClock } from '../../domain/booking/clock.ts';
import { dayLabel, spanLabel, timeLabel, zoneLabel } from '../../domain/booking/labels.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import type { AccountBooking } from '../../domain/contract/account.ts';
import { formatDate } from '../../domain/dates.ts';

const { timeZone } = opening;

/** The date and time of a consultation in the agency's time zone. */
export function bookingTime({ start, end }: Pick<AccountBooking, 'start' | 'end'>) {
  const from = Date.parse(start);
  const day = dayLabel(readClock(from, timeZone).day);
  const minutes = (Date.parse(end) - from) / 60_000;
  return { day, span: `${spanLabel(from, minutes, timeZone)}, ${zoneLabel(from, timeZone)}` };
}

/** "24 November 2026", the day of an instant in the agency's time zone. */
export const dateOf = (instant: string) => formatDate(readClock(Date.parse(instant), timeZone).day);

/** "24 Nov 2026" */
export const shortDateOf = (instant: string) => formatDate(readClock(Date.parse(instant), timeZone).day, 'short');

/** "Tuesday 24 November 2026, 9:30 AM" */
export const momentOf = (instant: string) =>
  `${dayLabel(readClock(Date.parse(instant), timeZone).day)}, ${timeLabel(Date.parse(instant), timeZone)}`;

/** Whether a consultation is upcoming or in progress. @param now milliseconds since 1970 */
export const isUpcoming = ({ status, end }: AccountBooking, now: number) =>
  status === 'booked' && Date.parse(end) > now;

/** Compares two consultations by their start, the earlier one first. */
export const byStart = (one: AccountBooking, other: AccountBooking) => Date.parse(one.start) - Date.parse(other.start);

/** The next consultation; undefined when there is none. */
export const nextBooking = (bookings: readonly AccountBooking[], now: number): AccountBooking | undefined =>
  bookings.filter((booking) => isUpcoming(booking, now)).toSorted(byStart)[0];
