import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { hour, minute, second } from '../../../src/domain/durations.ts';
import type { BookingRow } from '../../booking/table.ts';
import { instant } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { CalendarEntryRow, CalendarRow } from '../table.ts';

/** Pauses after failed attempts: the last one is a day after the first. */
const pauses = [10 * second, minute, 10 * minute, hour, 3 * hour, 8 * hour, 12 * hour];
/** Longer than an account may take. Then the lock of a worker that died expires. */
const lockMilliseconds = minute;

/** The host of a calendar that was removed, while calls are taken out of it. */
export const removedHostId = '';

/** Calendars that weren't removed. */
export const currentCalendars = (database: Database) =>
  database.selectFrom('calendars').where('host_id', '!=', removedHostId);

/** Queues a call for the calendars of its host, and for those that it is to be taken out of, in the transaction of its change. */
export async function enqueueEntries(
  transaction: Transaction,
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

/** Queues all upcoming calls of a calendar's host: from now on, calls are written into the calendar. */
export async function enqueueUpcoming(
  transaction: Transaction,
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

const dueNow = (at: string) => ({ attempts: 0, due_at: at, failure: null, noticed: null });

async function enqueueEntry(transaction: Transaction, calendar_id: string, booking_id: string, at: string) {
  const due = dueNow(at);
  await transaction
    .insertInto('calendar_entries')
    .values({ id: randomUUID(), calendar_id, booking_id, ...due })
    .onConflict((conflict) => conflict.columns(['calendar_id', 'booking_id']).doUpdateSet(due))
    .execute();
}

/**
 * Removes a calendar: at once if no call was written into it; otherwise it belongs to nobody and keeps its password until the
 * worker has taken the calls out. Removed again, it goes at once, unless the worker is still trying.
 * @returns the calendar; undefined when there is none to remove
 */
export async function removeCalendar(
  transaction: Transaction,
  id: string,
  at: string,
): Promise<CalendarRow | undefined> {
  const calendar = await transaction.selectFrom('calendars').selectAll().where('id', '=', id).executeTakeFirst();
  const entries = await transaction
    .selectFrom('calendar_entries')
    .select('due_at')
    .where('calendar_id', '=', id)
    .execute();
  const isTrying = calendar?.host_id === removedHostId && entries.some(({ due_at }) => due_at !== null);
  if (!calendar || isTrying) return undefined;
  if (calendar.host_id === removedHostId || entries.length === 0) {
    await transaction.deleteFrom('calendars').where('id', '=', id).execute();
    return calendar;
  }
  await transaction.updateTable('calendars').set({ host_id: removedHostId }).where('id', '=', id).execute();
  await transaction.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
  await transaction.updateTable('calendar_entries').set(dueNow(at)).where('calendar_id', '=', id).execute();
  return calendar;
}

/** Hands the entries of a calendar that was removed to the same one, added again: with its new password, if it has one. */
export async function adoptEntries(
  transaction: Transaction,
  { id, url }: Pick<CalendarRow, 'id' | 'url'>,
  at: string,
): Promise<void> {
  const removed = await transaction
    .selectFrom('calendars')
    .select('id')
    .where('host_id', '=', removedHostId)
    .where('url', '=', url)
    .execute();
  for (const earlier of removed) {
    await transaction
      .updateTable('calendar_entries')
      .set({ ...dueNow(at), calendar_id: id })
      .where('calendar_id', '=', earlier.id)
      .execute();
    await transaction.deleteFrom('calendars').where('id', '=', earlier.id).execute();
  }
}

/** Queues the calls that are about to be erased, which the worker then takes out of the calendars. */
export async function enqueueErased(
  transaction: Transaction,
  isErased: (bookings: ExpressionBuilder<Schema, 'bookings'>) => Expression<SqlBool>,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('calendar_entries')
    .set(dueNow(at))
    .where('booking_id', 'in', (entries) => entries.selectFrom('bookings').select('id').where(isErased))
    .execute();
}

/**
 * Queues an entry again that was changed in its calendar, or that the worker gave up.
 * @returns whether there was something to put right
 */
export async function retryEntry(transaction: Transaction, id: string, at: string): Promise<boolean> {
  const queued = await transaction
    .updateTable('calendar_entries')
    .set(dueNow(at))
    .where('id', '=', id)
    .where('due_at', 'is', null)
    .where(({ or, eb }) => or([eb('noticed', 'is not', null), eb('failure', 'is not', null)]))
    .returning('id')
    .executeTakeFirst();
  return queued !== undefined;
}

/** Whether a call is to be in a calendar: not a cancelled one, one that another host takes, or an erased one. */
export const belongsIn = (
  { host_id }: Pick<CalendarRow, 'host_id'>,
  booking: Pick<BookingRow, 'host_id' | 'status' | 'email'>,
): boolean => booking.status === 'booked' && booking.host_id === host_id && booking.email !== '';

/** Takes the next due entry and locks it for a while; one of several workers gets it. */
export function takeNextEntry(database: Database, now: Date): Promise<CalendarEntryRow | undefined> {
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

/** Forgets an entry that was taken out, and its calendar after the last one, if that was removed. */
export async function forgetEntry(database: Database, { id, calendar_id, due_at }: CalendarEntryRow): Promise<void> {
  await database.deleteFrom('calendar_entries').where('id', '=', id).where('due_at', '=', due_at).execute();
  await database
    .deleteFrom('calendars')
    .where('id', '=', calendar_id)
    .where('host_id', '=', removedHostId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('calendar_entries').select('id').where('calendar_id', '=', calendar_id))),
    )
    .execute();
}

/**
 * Stores how writing went: done, or tried again later.
 * @returns false if a change of the call has queued the entry again meanwhile, and another worker may already have written it
 */
export async function storeWritten(
  database: Database,
  { id, attempts, due_at }: CalendarEntryRow,
  failure: string | null,
  now: Date,
): Promise<boolean> {
  const pause = failure === null ? undefined : pauses[attempts - 1];
  const { numUpdatedRows } = await database
    .updateTable('calendar_entries')
    .set({
      failure,
      due_at: pause === undefined ? null : instant(now.getTime() + pause),
      ...(failure === null ? { written_at: now.toISOString() } : {}),
    })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
