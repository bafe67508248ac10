import Stripe from 'stripe';
import { type Answer, send } from './request.ts';
import type { TestServer } from './startTestServer.ts';

export const webhookSecret = 'whsec_test';
const signer = new Stripe('sk_test_fake').webhooks;
let count = 0;

interface EventOptions {
  /** Timestamp of the event, in seconds after the server's clock. */
  at?: number;
  /** Event id, to repeat an event. */
  id?: string;
}

/** Sends a signed event as Stripe does. */
export function sendStripeEvent(
  { url, clock }: Pick<TestServer, 'url' | 'clock'>,
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
