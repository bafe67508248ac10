import Stripe from 'stripe';
import { type Answer, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

export const webhookSecret = 'whsec_test';
const signer = new Stripe('sk_test_fake').webhooks;
let count = 0;

/** A dispute of the example order's deposit, as Stripe tells of it. Times are in seconds since 1970. */
export const stripeDispute = (payment_intent: string, status: string, change: object = {}) => ({
  object: 'dispute',
  payment_intent,
  status,
  amount: 39_600,
  currency: 'eur',
  reason: 'fraudulent',
  created: Date.parse('2026-11-20T09:00:00Z') / 1000,
  evidence_details: { due_by: Date.parse('2026-12-01T12:00:00Z') / 1000 },
  ...change,
});

interface EventOptions {
  /** Timestamp of the event, in seconds after the server's clock. */
  at?: number;
  /** Event id, to repeat an event. */
  id?: string;
}

/** Sends a signed event as Stripe does. */
export function sendStripeEvent(
  { url, clock }: Pick<TestServer, 'url'> & { clock: { now: Date } },
  type: string,
  object: object,
  { at = 0, id }: EventOptions = {},
): Promise<Answer> {
  count += 1;
  const timestamp = Math.floor(clock.now.getTime() / 1000);
  const event = { id: id ?? `evt_told_${count}`, object: 'event', type, created: timestamp + at, data: { object } };
  const payload = JSON.stringify(event);
  const signature = signer.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  return send(`${url}/api/stripe/webhook`, payload, { 'stripe-signature': signature });
}
