import { knownTimeZone, readClock } from '../../src/domain/booking/clock.ts';
import { dayLabel, ownLabel, spanLabel, zoneLabel } from '../../src/domain/booking/labels.ts';
import type { Span } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import { meetingUrlOf } from '../calendars/callsCalendar.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { BookingRow } from './table.ts';

/** "Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)". */
export function timeLabelIn({ start, end }: Span, timeZone: string): string {
  const day = dayLabel(readClock(start, timeZone).day);
  return `${day}, ${spanLabel(start, (end - start) / 60_000, timeZone)}, ${zoneLabel(start, timeZone)}`;
}

/** The same in the visitor's time zone; null when that shows the same time or is unknown. */
export function visitorTimeLabel(span: Span, { timeZone }: Opening, ownTimeZone: string | null): string | null {
  const own = knownTimeZone(ownTimeZone);
  return own === null || ownLabel(span.start, timeZone, own) === null ? null : timeLabelIn(span, own);
}

/** The location of a calendar entry. */
export function locationOf(booking: Pick<BookingRow, 'id' | 'meeting_url'>, settings: Settings): string {
  return meetingUrlOf(booking, settings) ?? 'Video meeting, the link follows by e-mail';
}
