import { hour, minute } from '../../src/domain/durations.ts';
import { after, type Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { enqueueEmails, stopExpiredEmails } from '../platform/mail/outbox.ts';
import { siteOrigin } from '../platform/settings/addresses.ts';
import { callHosts } from '../team/hosts.ts';
import { bookingReminderEmail, reminderId } from './reminderEmail.ts';
import type { BookingRow } from './table.ts';

const pause = minute;

/** Reminds visitors of their calls, at the hours of REMINDER_HOURS before them. */
export const bookingReminderJob = (context: Context): PeriodicJob =>
  new PeriodicJob(() => sendBookingReminders(context), pause, context, 'reminders of calls cannot be sent');

/**
 * The reminder that is due: that of the shortest hours that have come. A late server so sends one reminder, not all that it
 * missed. None when the call was booked or moved after that time, or has begun.
 * @param hours shortest first
 * @returns its hours before the call
 */
export function dueReminder(
  { starts_at, updated_at }: Pick<BookingRow, 'starts_at' | 'updated_at'>,
  hours: readonly number[],
  now: Date,
): number | null {
  const start = Date.parse(starts_at);
  const due = hours.find((each) => start - each * hour <= now.getTime());
  if (due === undefined || start <= now.getTime() || start - due * hour <= Date.parse(updated_at)) return null;
  return due;
}

/** Queues the reminders that are due, each once, and stops those that waited until their call began. */
export async function sendBookingReminders(context: Context): Promise<void> {
  const { database, settings, now } = context;
  await stopExpiredEmails(database, now());
  const most = settings.reminderHours.at(-1) ?? 0;
  const upcoming = await database
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'booked')
    .where('starts_at', '>', now().toISOString())
    .where('starts_at', '<=', after(now(), most * hour))
    .orderBy('starts_at')
    .execute();
  for (const booking of upcoming) {
    const hours = dueReminder(booking, settings.reminderHours, now());
    if (hours !== null && booking.reminded !== keyOf(booking, hours))
      await inTransaction(context, (transaction) => queueReminder(context, transaction, booking, hours));
  }
}

/** A moved call has another sequence, and so gets its reminders again. */
const keyOf = ({ sequence }: BookingRow, hours: number) => `${sequence} ${hours}`;

/** Does nothing when the booking was changed meanwhile. */
async function queueReminder(
  { settings, opening, now }: Context,
  transaction: Transaction,
  seen: BookingRow,
  hours: number,
): Promise<void> {
  // Locks the booking: a change at the same time either comes first, or deletes the waiting reminder.
  const booking = await transaction
    .updateTable('bookings')
    .set({ reminded: keyOf(seen, hours) })
    .where('id', '=', seen.id)
    .where('sequence', '=', seen.sequence)
    .where('status', '=', 'booked')
    .returningAll()
    .executeTakeFirst();
  if (!booking) return;
  const host = (await callHosts({ database: transaction, settings }))(booking);
  const email = bookingReminderEmail({ booking, host, settings, opening, origin: siteOrigin(settings) }, hours);
  await enqueueEmails(transaction, [email], now().toISOString());
}

/**
 * Queues the reminder that an undone change has deleted, or that has fallen due meanwhile, unless it had been sent before.
 * @param booking after the undo
 * @param was before the change
 */
export async function restoreReminder(
  context: Context,
  transaction: Transaction,
  booking: BookingRow,
  was: { version: number; changed: string },
): Promise<void> {
  const hours = dueReminder({ ...booking, updated_at: was.changed }, context.settings.reminderHours, context.now());
  if (hours === null) return;
  const sent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', reminderId({ ...booking, sequence: was.version }, hours))
    .executeTakeFirst();
  if (!sent) await queueReminder(context, transaction, booking, hours);
}
