import { todayIn } from '../../src/domain/booking/slots.ts';
import { cancelEndedCall } from '../booking/paid/paidCall.ts';
import { billChange } from '../invoices/billChange.ts';
import { moneyOf } from '../orders/money.ts';
import { selectionOf } from '../orders/order.ts';
import { orderStatusOf } from '../orders/orderStatus.ts';
import { lockedOrder } from '../orders/orders.ts';
import { newPayment, withEvent } from '../orders/payments.ts';
import type { OrderRow, PaymentRow } from '../orders/table.ts';
import { type Context, today } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import type { PaymentEvent } from '../platform/payments/provider.ts';
import { countWizard } from '../platform/wizardCounts.ts';
import { enqueuePaymentChangeEvents } from '../webhooks/events.ts';
import { updateBalanceRequest } from './balance/updateBalanceRequest.ts';
import { duplicatesOf } from './duplicates.ts';
import { emailsAfter } from './emailsAfter.ts';
import { updateRefunds } from './refunds.ts';

/** The result of an event. */
export type Fulfilment = 'done' | 'nothing-new' | 'duplicate' | 'unknown-order';

/**
 * Applies an event of a payment: from a webhook, the demo checkout, or a check with the provider. An order changes in no
 * other way. Each event counts once; the event, payment, order and e-mails are stored in one transaction.
 * @throws HttpError when it takes the provider to find the order, and the provider can't be reached
 */
export async function fulfil(context: Context, event: PaymentEvent): Promise<Fulfilment> {
  if (!('sessionId' in event)) await learnIntent(context, event.intentId);
  const outcome = await inTransaction(context, (transaction) => record(context, transaction, event));
  if (outcome === 'unknown-order') context.log.info({ event: event.id }, 'a payment event belongs to no order');
  return outcome;
}

/** A refund or dispute names only the payment: asks the provider for its session, unless it is known. */
async function learnIntent(context: Context, intentId: string): Promise<void> {
  const known = await context.database
    .selectFrom('payments')
    .select('id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  const session = known ? null : await context.paymentProvider.sessionOf(intentId);
  if (session) await fulfil(context, session);
}

async function record(context: Context, transaction: Transaction, event: PaymentEvent): Promise<Fulfilment> {
  const now = context.now();
  const at = now.toISOString();
  const first = await transaction
    .insertInto('provider_events')
    .values({
      id: event.id,
      kind: event.kind,
      session_id: 'sessionId' in event ? event.sessionId : event.intentId,
      received_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!first) return 'duplicate';
  const orderId = await orderIdOf(transaction, event);
  const order = orderId === undefined ? undefined : await lockedOrder(transaction, orderId);
  if (!order) return 'unknown-order';
  const payments = await transaction.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
  const before = payments.find((payment) => isOf(payment, event)) ?? (await stored(transaction, order, event, now));
  if (!before) return 'nothing-new';
  const after = { ...withEvent(before, event, now), updated_at: at };
  await transaction
    .updateTable('payments')
    .set({ ...differing(before, after), updated_at: at })
    .where('id', '=', after.id)
    .execute();
  const hasRefundFailed = event.kind === 'refund' && (await updateRefunds(transaction, before, after, event, at));
  const others = payments.filter(({ id }) => id !== after.id);
  const all = [...others, after];
  const status = orderStatusOf(order, all);
  const changed: OrderRow = { ...order, status, paid_at: order.paid_at ?? (after.status === 'paid' ? at : null) };
  await enqueuePaymentChangeEvents(transaction, changed, before, after, at);
  const request = await updateBalanceRequest(transaction, changed, all, at);
  const day = todayIn(context.opening, event.at ?? now);
  const change = { order: changed, before, after, payments: all, paidOn: day };
  const invoice = await billChange(context, transaction, change);
  const money = moneyOf(changed, all);
  const { settings, catalogue } = context;
  const isNewlyPaid = before.status !== 'paid' && after.status === 'paid';
  const duplicate = isNewlyPaid ? (await duplicatesOf(transaction, [changed])).get(order.id) : undefined;
  const emails = emailsAfter({
    order: changed,
    before,
    after,
    others,
    event,
    settings,
    catalogue,
    money,
    request,
    invoice,
    duplicate,
    hasRefundFailed,
  });
  // An agreed order stays open, to be paid in another session.
  const isEnded = event.kind === 'expired' && event.sessionId === order.provider_session_id && status === 'open';
  if (emails.length === 0 && status === order.status && !isEnded) return 'nothing-new';
  await transaction
    .updateTable('orders')
    .set({ status, paid_at: changed.paid_at, updated_at: at, ...(isEnded && { expires_at: at }) })
    .where('id', '=', order.id)
    .execute();
  await enqueueEmails(transaction, emails, at);
  if (order.paid_at === null && changed.paid_at !== null)
    await countWizard(transaction, selectionOf(order).wizard, 'paid', today(context));
  if (status === 'refunded' && order.status !== 'refunded')
    await cancelEndedCall(context, transaction, order, 'refund');
  return 'done';
}

/** What an event changes: checks and refunds change other columns without the order's lock. */
const differing = (before: PaymentRow, after: PaymentRow): Partial<PaymentRow> =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => value !== before[column as keyof PaymentRow]));

const isOf = ({ id, intent_id }: PaymentRow, event: PaymentEvent) =>
  'sessionId' in event ? id === event.sessionId : intent_id === event.intentId;

/** The order of a payment, also for a session that was opened but never stored. */
async function orderIdOf(transaction: Transaction, event: PaymentEvent): Promise<string | undefined> {
  const [column, value] =
    'sessionId' in event ? (['id', event.sessionId] as const) : (['intent_id', event.intentId] as const);
  const payment = await transaction
    .selectFrom('payments')
    .select('order_id')
    .where(column, '=', value)
    .executeTakeFirst();
  return payment?.order_id ?? (event.kind === 'paid' ? (event.orderId ?? undefined) : undefined);
}

/** The stored payment; stores it first if its session was opened while the database was unreachable. */
async function stored(
  transaction: Transaction,
  order: OrderRow,
  event: PaymentEvent,
  now: Date,
): Promise<PaymentRow | undefined> {
  if (event.kind !== 'paid') return undefined;
  const payment: PaymentRow = {
    ...newPayment(order, event.sessionId, now),
    ...(event.balanceRequest ? { balance_request: event.balanceRequest, asked_cents: event.amount ?? 0 } : {}),
  };
  await transaction.insertInto('payments').values(payment).execute();
  return payment;
}
