import type { DescriptionListItem } from '@agency-site/ui/DescriptionList';
import { readClock } from '../domain/booking/clock.ts';
import { cityOf, dayLabel, ownLabel, spanLabel, zoneLabel } from '../domain/booking/labels.ts';
import { opening } from '../domain/catalogue/opening.ts';
import { bookingWords } from './words.ts';

const { timeZone } = opening;
const words = bookingWords.details;

/** The time in the visitor's time zone, if it differs. */
export function ownTime(start: number, visitorTimeZone: string): readonly DescriptionListItem[] {
  const own = ownLabel(start, timeZone, visitorTimeZone);
  return own === null ? [] : [{ term: words.own, description: own, note: `in ${cityOf(visitorTimeZone)}` }];
}

/** Date and time in Dublin, and in the visitor's time zone if it differs. */
export const bookingDetails = (
  start: number,
  minutes: number,
  visitorTimeZone: string,
): readonly DescriptionListItem[] => [
  { term: words.date, description: dayLabel(readClock(start, timeZone).day) },
  { term: words.time, description: spanLabel(start, minutes, timeZone), note: zoneLabel(start, timeZone) },
  ...ownTime(start, visitorTimeZone),
];

/** "Tuesday 24 November 2026, 10:30 AM to 11:00 AM, Dublin time (GMT)". */
export function bookingTimeText(start: number, minutes: number): string {
  const day = dayLabel(readClock(start, timeZone).day);
  return `${day}, ${spanLabel(start, minutes, timeZone)}, ${zoneLabel(start, timeZone)}`;
}
