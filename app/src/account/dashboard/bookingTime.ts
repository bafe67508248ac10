import { readClock } from '../../domain/booking/clock.ts';
import { dayLabel, spanLabel, timeLabel, zoneLabel } from '../../domain/booking/labels.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import type { AccountBooking } from '../../domain/contract/account.ts';

const { timeZone } = opening;

/** The date and time of a consultation in the agency's time zone. */
export function bookingTime({ start, end }: Pick<AccountBooking, 'start' | 'end'>) {
  const from = Date.parse(start);
  const day = dayLabel(readClock(from, timeZone).day);
  const minutes = (Date.parse(end) - from) / 60_000;
  return {
    day,
    span: `${spanLabel(from, minutes, timeZone)}, ${zoneLabel(from, timeZone)}`,
    /** "Tuesday 24 November 2026, 9:30 AM" */
    words: `${day}, ${timeLabel(from, timeZone)}`,
  };
}

/** The day of an instant in the agency's time zone, "2026-11-24". */
export const dayOf = (instant: string) => readClock(Date.parse(instant), timeZone).day;
