import type { WebhookEvent } from '../../src/domain/contract/staff/webhookEvents.ts';
import type { BookingRow } from '../booking/table.ts';
import { referenceOf } from '../orders/order.ts';
import type { OrderRow, PaymentRow } from '../orders/table.ts';
import type { Transaction } from '../platform/db/open.ts';
import { enqueueWebhooks } from './deliveries.ts';

type EventOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>;
type BookingEvent = EventOf<'booking.created' | 'booking.moved' | 'booking.cancelled'>;
type PaymentEvent = EventOf<'order.paid' | 'order.transfer-reversed' | 'order.refunded' | 'order.refund-failed'>;

/** What an event contains about an order: its state after the event. */
const orderData = (order: OrderRow) => ({
  order: order.id,
  reference: referenceOf(order),
  status: order.status,
  stage: order.stage,
});

/** Queues an event about an order's state. */
export const enqueueOrderEvent = (
  transaction: Transaction,
  type: EventOf<'order.cancelled' | 'order.stage-changed'>['type'],
  order: OrderRow,
  at: string,
  dueAt = at,
) => enqueueWebhooks(transaction, { type, data: orderData(order) }, `order:${order.id}`, at, dueAt);

/** Queues an event about a payment or refund. @param amount cents received or refunded */
export const enqueuePaymentEvent = (
  transaction: Transaction,
  type: PaymentEvent['type'],
  { order, payment, amount }: { order: OrderRow; payment: PaymentRow; amount: number },
  at: string,
  dueAt = at,
) => {
  const data = { ...orderData(order), payment: payment.id, amount, currency: payment.currency ?? '' };
  return enqueueWebhooks(transaction, { type, data }, `order:${order.id}`, at, dueAt);
};

/** Queues the events for what an event of the card provider has changed about a payment. */
export async function enqueuePaymentChangeEvents(
  transaction: Transaction,
  order: OrderRow,
  before: PaymentRow,
  after: PaymentRow,
  at: string,
): Promise<void> {
  const about = { order, payment: after };
  if (before.status !== 'paid' && after.status === 'paid') {
    await enqueuePaymentEvent(transaction, 'order.paid', { ...about, amount: after.amount_cents ?? 0 }, at);
  }
  const refunded = after.refunded_cents - before.refunded_cents;
  if (refunded > 0) await enqueuePaymentEvent(transaction, 'order.refunded', { ...about, amount: refunded }, at);
  if (refunded < 0) await enqueuePaymentEvent(transaction, 'order.refund-failed', { ...about, amount: -refunded }, at);
  if (after.dispute && before.dispute !== after.dispute) {
    const money = { payment: after.id, amount: after.disputed_cents, currency: after.currency ?? '' };
    const data = { ...orderData(order), ...money, dispute: after.dispute };
    await enqueueWebhooks(transaction, { type: 'order.disputed', data }, `order:${order.id}`, at);
  }
}

/**
 * Queues an event about a new or changed consultation.
 * @param change the old time of a moved one, and when it may be sent, if that is later than now
 */
export function enqueueBookingEvent(
  transaction: Transaction,
  type: BookingEvent['type'],
  { id, starts_at, ends_at, updated_at }: BookingRow,
  { from = '', dueAt = updated_at }: { from?: string; dueAt?: string } = {},
): Promise<void> {
  const data = { booking: id, start: starts_at, end: ends_at };
  const event = type === 'booking.moved' ? { type, data: { ...data, from } } : { type, data };
  return enqueueWebhooks(transaction, event, `booking:${id}`, updated_at, dueAt);
}
