import { remindedDays, reminderOn } from '../../../src/domain/balance.ts';
import { readClock } from '../../../src/domain/booking/clock.ts';
import { mailsAbout } from '../../mails/mails.ts';
import { unpaidStatuses } from '../../orders/orderStatus.ts';
import { lockedOrder } from '../../orders/orders.ts';
import type { Context } from '../../platform/context.ts';
import { PeriodicJob } from '../../platform/jobs/periodicJob.ts';
import { enqueueEmails } from '../../platform/mail/outbox.ts';
import { findRemindable, reminderEmail, wasJustReminded } from './reminders.ts';
import { payableStatuses } from './requests.ts';

const pause = 15 * 60_000;
/** Reminders are sent only after this time of day, in minutes after midnight by the agency's clock. */
const hours = { from: 9 * 60, until: 20 * 60 };

/** Reminds buyers of requested balances, and of the first payment for an accepted offer, before and after the day when they are due. */
export const reminderJob = (context: Context): PeriodicJob =>
  new PeriodicJob(() => sendReminders(context), pause, context, 'reminders cannot be sent');

/** Queues today's reminders, each once. None is sent for what is paid, withdrawn, cancelled or stopped, or to a consumer who withdrew from the contract. */
export async function sendReminders(context: Context): Promise<void> {
  const { database, now, opening } = context;
  const { day, minutes } = readClock(now().getTime(), opening.timeZone);
  if (minutes < hours.from || minutes >= hours.until) return;
  const { first, last } = remindedDays(day);
  const requested = await database
    .selectFrom('balance_requests')
    .innerJoin('orders', 'orders.id', 'balance_requests.order_id')
    .select(['orders.id', 'next_due_on as due', 'balance_requests.reminded'])
    .where('balance_requests.paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('next_due_on', '>=', first)
    .where('next_due_on', '<=', last)
    .where('orders.status', 'in', payableStatuses)
    .execute();
  const accepted = await database
    .selectFrom('orders')
    .select(['id', 'due_on as due', 'reminded'])
    .where('due_on', '>=', first)
    .where('due_on', '<=', last)
    .where('status', 'in', unpaidStatuses)
    .execute();
  for (const { id, due, reminded } of [...requested, ...accepted]) {
    const kind = reminderOn(due ?? '', day);
    if (kind !== null && reminded !== kind && reminded !== `${due} ${kind}`) await remind(context, id, day);
  }
}

async function remind({ database, settings, now, wakeMailWorker }: Context, id: string, day: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Locks the order: a payment at the same time is either applied before, or deletes the reminder.
    const order = await lockedOrder(transaction, id);
    const found = order && (await findRemindable(transaction, order, settings));
    const kind = found?.dueOn ? reminderOn(found.dueOn, day) : null;
    if (!found || kind === null || found.last === kind) return;
    const mails = await mailsAbout(transaction, id);
    if (wasJustReminded(mails, now())) return;
    await found.mark(transaction, kind);
    await enqueueEmails(transaction, [reminderEmail(found, kind, mails)], now().toISOString());
  });
  void wakeMailWorker();
}
