import {
  nextInstalment,
  type OpenInstalment,
  type Reminder,
  remindedDays,
  reminderOn,
} from '../../../src/domain/balance.ts';
import { readClock } from '../../../src/domain/booking/clock.ts';
import { moneyOf } from '../../orders/money.ts';
import { lockedOrder } from '../../orders/orders.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { BalanceRequestRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import { PeriodicJob } from '../../platform/jobs/periodicJob.ts';
import { enqueueEmails } from '../../platform/mail/outbox.ts';
import { balanceReminderEmail, firstReminderEmail } from '../emails/balance.ts';
import { balanceUrl } from './link.ts';
import { isBalancePayable, isFirstPaymentDue, isOpenRequest, openPlanOf, payableStatuses } from './requests.ts';
import { firstReminderMailId, reminderMailId } from './updateBalanceRequest.ts';

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
  const requests = await database
    .selectFrom('balance_requests')
    .innerJoin('orders', 'orders.id', 'balance_requests.order_id')
    .selectAll('balance_requests')
    .where('balance_requests.paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('next_due_on', '>=', first)
    .where('next_due_on', '<=', last)
    .where('orders.status', 'in', payableStatuses)
    .where('orders.stage', '!=', 'stopped')
    .execute();
  for (const request of requests) {
    const kind = reminderOn(request.next_due_on ?? '', day);
    if (kind !== null && request.reminded !== `${request.next_due_on} ${kind}`) await remind(context, request, kind);
  }
  const accepted = await database
    .selectFrom('orders')
    .selectAll()
    .where('due_on', '>=', first)
    .where('due_on', '<=', last)
    .where('stage', '!=', 'stopped')
    .execute();
  for (const order of accepted.filter(isFirstPaymentDue)) {
    const kind = reminderOn(order.due_on ?? '', day);
    if (kind !== null && order.reminded !== kind) await remindFirst(context, order.id, kind);
  }
}

/** Only a first reminder makes the next one a second: the server may have missed it, or the money come and gone. */
const wordsOf = (kind: Reminder, isReminded: boolean): Reminder => (kind === 'again' && !isReminded ? 'after' : kind);

async function remindFirst({ database, settings, now, wakeMailWorker }: Context, id: string, kind: Reminder) {
  await database.transaction().execute(async (transaction) => {
    const order = await lockedOrder(transaction, id);
    if (!order || !isFirstPaymentDue(order) || order.reminded === kind) return;
    // Part of it has arrived: what is missing is for a person to ask.
    if (moneyOf(order, await paymentsOf(transaction, [id])).received > 0) return;
    await transaction.updateTable('orders').set({ reminded: kind }).where('id', '=', id).execute();
    const mail = firstReminderEmail(
      firstReminderMailId(order, kind),
      order,
      wordsOf(kind, order.reminded === 'after'),
      settings,
    );
    await enqueueEmails(transaction, [mail], now().toISOString());
  });
  void wakeMailWorker();
}

async function remind(context: Context, { id, order_id }: BalanceRequestRow, kind: Reminder): Promise<void> {
  const { database, settings, now } = context;
  await database.transaction().execute(async (transaction) => {
    // Locks the order: a payment at the same time is either applied before, or deletes the reminder.
    const order = await lockedOrder(transaction, order_id);
    const request = await transaction
      .selectFrom('balance_requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!order || !request || !isOpenRequest(request) || !isBalancePayable(order)) return;
    const payments = await paymentsOf(transaction, [order.id]);
    const plan = openPlanOf(request, order, payments);
    const part: OpenInstalment | undefined = nextInstalment(plan);
    const key = `${part?.dueOn} ${kind}`;
    if (!part || part.dueOn !== request.next_due_on || request.reminded === key) return;
    await transaction.updateTable('balance_requests').set({ reminded: key }).where('id', '=', id).execute();
    const mail = balanceReminderEmail(
      {
        id: reminderMailId(request, key),
        order,
        money: moneyOf(order, payments),
        plan,
        url: balanceUrl(id, settings, order.success_url),
        settings,
      },
      part,
      wordsOf(kind, request.reminded === `${part.dueOn} after`),
    );
    await enqueueEmails(transaction, [mail], now().toISOString());
  });
  void context.wakeMailWorker();
}
