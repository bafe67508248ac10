import * as z from 'zod/mini';
import { stages } from '../../staff/stages.ts';
import { orderStatusSchema } from '../checkoutAnswer.ts';

const cents = z.int();
const id = z.string();

const order = {
  /** The order's id: GET /api/staff/orders/{id} says the rest. */
  order: id,
  /** What its buyer calls it by. */
  reference: z.string(),
  /** After the event. */
  status: orderStatusSchema,
  stage: z.enum(stages),
};
const payment = { ...order, payment: id, amount: cents, currency: z.string() };
const booking = { booking: id, start: z.string(), end: z.string() };

/** The data of each event, beside `id`, `type` and `timestamp`. No names, addresses or texts of customers. */
export const webhookData = {
  'order.paid': z.object(payment),
  'order.transfer-reversed': z.object(payment),
  'order.refunded': z.object(payment),
  'order.refund-failed': z.object(payment),
  'order.disputed': z.object({ ...payment, dispute: z.enum(['open', 'won', 'lost']) }),
  'order.cancelled': z.object(order),
  'order.stage-changed': z.object(order),
  'booking.created': z.object(booking),
  'booking.moved': z.object({ ...booking, from: z.string() }),
  'booking.cancelled': z.object(booking),
  'message.received': z.object({ message: id }),
} as const;

export type WebhookEventType = keyof typeof webhookData;
export const webhookEventTypes = Object.keys(webhookData) as [WebhookEventType, ...WebhookEventType[]];

/** An event that a webhook tells. */
export type WebhookEvent = {
  [Type in WebhookEventType]: { type: Type; data: z.infer<(typeof webhookData)[Type]> };
}[WebhookEventType];

/** What each event means, for people. */
export const webhookMeanings: Readonly<Record<WebhookEventType, string>> = {
  'order.paid': 'A payment arrived, by card or transfer',
  'order.transfer-reversed': 'A transfer that was entered by mistake is reversed',
  'order.refunded': 'Money went back to the buyer',
  'order.refund-failed': 'The buyer’s bank rejected a refund',
  'order.disputed': 'A dispute was opened, won or lost',
  'order.cancelled': 'The team cancelled an unpaid order',
  'order.stage-changed': 'The work on an order has another stage',
  'booking.created': 'A call is booked',
  'booking.moved': 'A call has another time',
  'booking.cancelled': 'A call is cancelled',
  'message.received': 'A visitor has sent a message with the contact form',
};

/** The body of a webhook's request. */
export const webhookBody = (type: WebhookEventType) =>
  z.object({
    /** The same whenever it is sent again; also in the header `webhook-id`. */
    id: z.string(),
    type: z.literal(type),
    /** When it happened, in UTC. */
    timestamp: z.string(),
    data: webhookData[type],
  });
