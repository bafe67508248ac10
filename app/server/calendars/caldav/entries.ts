import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { CalendarEntryRow, CalendarRow } from '../../db/tables/calendars.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
/** Pauses after failed attempts: the last one is a day after the first. */
const pauses = [10 * second, minute, 10 * minute, hour, 3 * hour, 8 * hour, 12 * hour];
/** Longer than an account may take. Then the lock of a worker that died expires. */
const lockMilliseconds = minute;

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Queues a call for the calendars of its host, and for those that it is to be taken out of, in the transaction of its change. */
export async function enqueueEntries(
  transaction: Transaction<Schema>,
  { id, host_id }: Pick<BookingRow, 'id' | 'host_id'>,
  at: string,
): Promise<void> {
  const calendars = await transaction
    .selectFrom('calendars')
    .select('calendars.id')
    .where('writes', '=', 1)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('calendars.host_id', '=', host_id),
        exists(
          selectFrom('calendar_entries')
            .select('calendar_entries.id')
            .whereRef('calendar_id', '=', 'calendars.id')
            .where('booking_id', '=', id),
        ),
      ]),
    )
    .execute();
  for (const calendar of calendars) await enqueueEntry(transaction, calendar.id, id, at);
}

/** Queues all calls to come of a calendar's host, which are written into it from now on. */
export async function enqueueUpcoming(
  transaction: Transaction<Schema>,
  { id: calendarId, host_id }: Pick<CalendarRow, 'id' | 'host_id'>,
  at: string,
): Promise<void> {
  const upcoming = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('host_id', '=', host_id)
    .where('status', '=', 'booked')
    .where('ends_at', '>', at)
    .execute();
  for (const { id } of upcoming) await enqueueEntry(transaction, calendarId, id, at);
}

async function enqueueEntry(transaction: Transaction<Schema>, calendar_id: string, booking_id: string, at: string) {
  const due = { attempts: 0, due_at: at, failure: null, noticed: null };
  await transaction
    .insertInto('calendar_entries')
    .values({ id: randomUUID(), calendar_id, booking_id, written_at: null, ...due })
    .onConflict((conflict) => conflict.columns(['calendar_id', 'booking_id']).doUpdateSet(due))
    .execute();
}

/** Takes the next due entry and locks it for a while; one of several workers gets it. */
export function takeNextEntry(database: Kysely<Schema>, now: Date): Promise<CalendarEntryRow | undefined> {
  return database
    .updateTable('calendar_entries')
    .set((row) => ({ attempts: row('attempts', '+', 1), due_at: instant(now.getTime() + lockMilliseconds) }))
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('calendar_entries')
        .select('id')
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(1),
    )
    .where('due_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Stores how writing went: done, or tried again later. A change of the call meanwhile has queued the entry anew. */
export async function storeWritten(
  database: Kysely<Schema>,
  { id, attempts, due_at }: CalendarEntryRow,
  failure: string | null,
  now: Date,
): Promise<void> {
  const pause = failure === null ? undefined : pauses[attempts - 1];
  await database
    .updateTable('calendar_entries')
    .set({
      failure,
      due_at: pause === undefined ? null : instant(now.getTime() + pause),
      ...(failure === null ? { written_at: now.toISOString() } : {}),
    })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .execute();
}
