import { randomUUID } from 'node:crypto';
import { knownTimeZone } from '../../src/domain/booking/clock.ts';
import { eachQuestion } from '../../src/domain/booking/questions.ts';
import type { Span } from '../../src/domain/booking/slots.ts';
import type { BookingRequest } from '../../src/domain/contract/booking.ts';
import { type HostSpan, hostSpanOf } from '../calendars/calendars.ts';
import { instant } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import type { BookingRow } from './table.ts';

/** A booking without its host, who is found when it is stored. */
export type NewBookingRow = Omit<BookingRow, 'host_id'>;

/** A new booking. */
export function newBooking(
  request: BookingRequest,
  { start, end }: Span,
  idempotencyKey: string,
  now: Date,
): NewBookingRow {
  return {
    id: randomUUID(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprintOf(request),
    name: request.name,
    email: request.email,
    starts_at: instant(start),
    ends_at: instant(end),
    time_zone: knownTimeZone(request.timeZone),
    note: '',
    meeting_url: null,
    former_meeting_url: null,
    ...eachQuestion((id) => request[id] ?? ''),
    status: 'booked',
    outcome: null,
    sequence: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    erase_when_over: 0,
    reminded: null,
    order_id: null,
  };
}

/** The booked times that overlap a span. @param except the id of a booking to leave out */
export async function bookedBetween(database: Database, { start, end }: Span, except = ''): Promise<HostSpan[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['host_id', 'starts_at', 'ends_at'])
    .where('status', '=', 'booked')
    .where('starts_at', '<', instant(end))
    // No call is longer: the index then leaves out all the past.
    .where('starts_at', '>', instant(start - 24 * 3_600_000))
    .where('ends_at', '>', instant(start))
    .where('id', '!=', except)
    .execute();
  return rows.map(hostSpanOf);
}

/** Stores the booking, unless its idempotency key or its host's time is taken. */
export async function insertBooking(database: Database, booking: BookingRow): Promise<boolean> {
  const stored = await database
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Changes the booking and increments its sequence; undefined when it was changed in the meantime (optimistic locking).
 * @throws DatabaseError with `isUniqueViolation` when another booking of the host has the new time
 */
export function changeBooking(
  database: Database,
  { id, sequence, status }: BookingRow,
  change: Partial<Pick<BookingRow, 'status' | 'host_id' | 'starts_at' | 'ends_at' | 'meeting_url'>>,
  now: Date,
): Promise<BookingRow | undefined> {
  return database
    .updateTable('bookings')
    .set((row) => ({
      ...change,
      former_meeting_url: row.ref('meeting_url'),
      sequence: sequence + 1,
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();
}

export function bookingByIdempotencyKey(database: Database, idempotencyKey: string): Promise<BookingRow | undefined> {
  return database.selectFrom('bookings').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export function bookingById(database: Database, id: string): Promise<BookingRow | undefined> {
  return database.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The booking that an order paid for; undefined before a time is chosen, and after the booking is cancelled. */
export function bookingOfOrder(database: Database, orderId: string): Promise<BookingRow | undefined> {
  return database
    .selectFrom('bookings')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'booked')
    .executeTakeFirst();
}

/** Those of some orders that paid for a booking. */
export async function bookedOrders(database: Database, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('bookings')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'booked')
    .execute();
  return new Set(rows.flatMap(({ order_id }) => order_id ?? []));
}
