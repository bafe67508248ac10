import { instantOf, readClock } from '../../../src/domain/booking/clock.ts';
import { addDays, daysBetween } from '../../../src/domain/booking/day.ts';
import { timeLabel } from '../../../src/domain/booking/labels.ts';
import { eachQuestion } from '../../../src/domain/booking/questions.ts';
import { maxRangeDays } from '../../../src/domain/contract/booking.ts';
import type { StaffBooking } from '../../../src/domain/contract/staff/bookings.ts';
import { meetingUrlOf } from '../../calendars/callsCalendar.ts';
import { referenceOf } from '../../orders/order.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { callHosts } from '../../team/hosts.ts';
import { isChangeable, isJoinable } from '../moveOrCancel.ts';
import type { BookingRow } from '../table.ts';

/** Bookings as the team sees them. */
export async function toStaffBookings(
  { database, settings, opening, now }: Context,
  bookings: readonly BookingRow[],
): Promise<StaffBooking[]> {
  const hostOf = await callHosts({ database, settings });
  return bookings.map((booking) => toStaffBooking({ settings, opening, now }, booking, hostOf(booking).name));
}

function toStaffBooking(
  { settings, opening, now }: Pick<Context, 'settings' | 'opening' | 'now'>,
  booking: BookingRow,
  host: string | null,
): StaffBooking {
  const start = Date.parse(booking.starts_at);
  return {
    id: booking.id,
    name: booking.name,
    email: booking.email,
    start: booking.starts_at,
    end: booking.ends_at,
    day: readClock(start, opening.timeZone).day,
    time: timeLabel(start, opening.timeZone),
    timeZone: booking.time_zone,
    note: booking.note,
    ...eachQuestion((id) => booking[id]),
    bookedAt: booking.created_at,
    status: booking.status,
    outcome: booking.outcome,
    changeable: isChangeable(booking, now()),
    joinable: isJoinable(booking, now()),
    version: booking.sequence,
    host: host === null ? null : { id: booking.host_id, name: host },
    meetingUrl: meetingUrlOf(booking, settings),
    hasOwnLink: booking.meeting_url !== null,
    order:
      booking.order_id === null ? null : { id: booking.order_id, reference: referenceOf({ id: booking.order_id }) },
  };
}

/** @throws HttpError when a query has too many days, or none */
export function requireDays(from: string, to: string): void {
  const days = daysBetween(from, to);
  if (days >= 0 && days < maxRangeDays) return;
  throw new HttpError(400, 'invalid-days', `Request 1 to ${maxRangeDays} days, from the first to the last.`);
}

/** The bookings of some days of the agency, both included, by time. */
export function bookingsOfDays(
  { database, opening }: Pick<Context, 'database' | 'opening'>,
  from: string,
  to: string,
): Promise<BookingRow[]> {
  const midnight = (day: string) => new Date(instantOf({ day, minutes: 0 }, opening.timeZone)).toISOString();
  return database
    .selectFrom('bookings')
    .selectAll()
    .where('starts_at', '>=', midnight(from))
    .where('starts_at', '<', midnight(addDays(to, 1)))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}
