import { nextInstalment, type Reminder, remindedDays, reminderKinds, reminderOn } from '../../../src/domain/balance.ts';
import { readClock } from '../../../src/domain/booking/clock.ts';
import type { MailAbout } from '../../../src/domain/contract/staff/history.ts';
import { mailsAbout } from '../../mails/mails.ts';
import { moneyOf } from '../../orders/money.ts';
import { unpaidStatuses } from '../../orders/orderStatus.ts';
import { lockedOrder } from '../../orders/orders.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import { PeriodicJob } from '../../platform/jobs/periodicJob.ts';
import { type Email, enqueueEmails } from '../../platform/mail/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { balanceReminderEmail, firstReminderEmail } from '../emails/balance.ts';
import { balanceUrl } from '../payLink.ts';
import {
  balanceRequestsOf,
  isBalancePayable,
  isFirstPaymentDue,
  isOpenRequest,
  leftOfFirst,
  openPlanOf,
  payableStatuses,
} from './requests.ts';
import { firstReminderMailId, isReminder, reminderMailId } from './updateBalanceRequest.ts';

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

async function remind(context: Context, id: string, day: string): Promise<void> {
  const { settings, now } = context;
  await inTransaction(context, async (transaction) => {
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
}

interface Remindable {
  /** "2026-12-01"; null when no day was agreed. */
  dueOn: string | null;
  /** Cents. */
  amount: number;
  /** The last reminder of it that was queued. */
  last: Reminder | null;
  /** The e-mail that counts as a reminder. @param words those of another one, which was missed */
  email: (kind: Reminder, words?: Reminder) => Email;
  /** Stores which reminder was queued last. */
  mark: (transaction: Transaction, kind: Reminder | null) => Promise<unknown>;
}

/**
 * What the buyer of an order can be reminded of: the first payment for an accepted offer, or the next part of a requested
 * balance. Undefined when nothing was requested, or it was paid, withdrawn, cancelled or stopped.
 * @param request the request for its balance that isn't withdrawn
 */
export function remindableOf(
  order: OrderRow,
  payments: readonly PaymentRow[],
  request: BalanceRequestRow | undefined,
  settings: Settings,
): Remindable | undefined {
  if (order.stage === 'stopped' || order.email === '') return undefined;
  const money = moneyOf(order, payments);
  if (isFirstPaymentDue(order)) {
    const left = leftOfFirst(order, money);
    return {
      dueOn: order.due_on,
      amount: left,
      last: reminderKinds.find((kind) => kind === order.reminded) ?? null,
      email: (kind, words = kind) =>
        firstReminderEmail({ id: firstReminderMailId(order, kind), order, money, settings, kind: words }, left),
      mark: (transaction, kind) =>
        transaction.updateTable('orders').set({ reminded: kind }).where('id', '=', order.id).execute(),
    };
  }
  if (!request || !isOpenRequest(request) || !isBalancePayable(order)) return undefined;
  const plan = openPlanOf(request, order, payments);
  const part = nextInstalment(plan);
  if (!part) return undefined;
  const keyOf = (kind: Reminder) => `${part.dueOn} ${kind}`;
  const url = balanceUrl(request.id, settings, order.success_url);
  return {
    dueOn: part.dueOn,
    amount: part.left,
    last: reminderKinds.find((kind) => keyOf(kind) === request.reminded) ?? null,
    email: (kind, words = kind) =>
      balanceReminderEmail(
        { id: reminderMailId(request, keyOf(kind)), order, money, plan, url, settings },
        part,
        words,
      ),
    mark: (transaction, kind) =>
      transaction
        .updateTable('balance_requests')
        .set({ reminded: kind && keyOf(kind) })
        .where('id', '=', request.id)
        .execute(),
  };
}

/** The same, of an order that is locked. */
export async function findRemindable(
  transaction: Transaction,
  order: OrderRow,
  settings: Settings,
): Promise<Remindable | undefined> {
  const requests = await balanceRequestsOf(transaction, [order.id]);
  const current = requests.find(({ withdrawn_at }) => withdrawn_at === null);
  return remindableOf(order, await paymentsOf(transaction, [order.id]), current, settings);
}

/** A reminder's e-mail. It is a second one only after a first that could be delivered: that may have been missed. */
export const reminderEmail = (found: Remindable, kind: Reminder, mails: readonly MailAbout[]): Email => {
  const first = found.email('after').id;
  const isSecond = kind === 'again' && mails.some(({ id, status }) => id === first && status !== 'undelivered');
  return found.email(kind, kind === 'again' && !isSecond ? 'after' : kind);
};

/** Milliseconds: none follows sooner, by hand or by itself. */
const quiet = 24 * 3_600_000;

/** Whether a reminder among an order's e-mails is too young for another. */
export const wasJustReminded = (mails: readonly MailAbout[], now: Date): boolean => {
  const last = lastReminderAt(mails);
  return last !== null && now.getTime() - Date.parse(last) < quiet;
};

/** When the last reminder among an order's e-mails was queued, as long as they are stored. */
export const lastReminderAt = (mails: readonly MailAbout[]): string | null =>
  mails.findLast(({ id, status }) => isReminder(id) && status !== 'undelivered')?.at ?? null;
