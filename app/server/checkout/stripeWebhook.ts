import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import type { PaymentEvent } from '../platform/payments/provider.ts';
import type { StripeClient } from '../platform/payments/stripe/client.ts';
import { stripeErrorAnswer } from '../platform/payments/stripe/errors.ts';
import {
  chargeOfFailedRefund,
  paymentEvent,
  recordStripeWebhook,
  refundOf,
} from '../platform/payments/stripe/events.ts';
import { fulfil } from './fulfil.ts';

/** Maximum age of a signed event in seconds, against replays. */
const tolerance = 300;

const schema = {
  summary: 'Receives Stripe’s events about payments; requires their signature',
  response: { 200: z.object({ received: z.boolean() }) },
};

/** Receives Stripe's events about payments. Events without a valid signature are rejected. */
export async function stripeWebhookRoute(app: FastifyInstance, context: Context, stripe: StripeClient): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/stripe/webhook', { config: { csrfExempt: true }, schema }, async (request) => {
      const stripeEvent = verified(context, stripe, request.body, request.headers['stripe-signature']);
      await recordStripeWebhook(context.database, context.now());
      const event = paymentEvent(stripeEvent) ?? (await afterFailedRefund(stripe, stripeEvent));
      if (event) await fulfil(context, event);
      return { received: true };
    });
  });
}

async function afterFailedRefund(stripe: StripeClient, event: Stripe.Event): Promise<PaymentEvent | null> {
  const charge = chargeOfFailedRefund(event);
  if (charge === null) return null;
  try {
    return refundOf(await stripe.charges.retrieve(charge), event);
  } catch (error) {
    throw stripeErrorAnswer(error, 'unknown');
  }
}

function verified(
  context: Context,
  stripe: StripeClient,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  const secret = context.settings.stripe?.webhookSecret;
  if (!secret) {
    throw new HttpError(503, 'webhook-not-set-up', 'STRIPE_WEBHOOK_SECRET is not set, so events can’t be verified.');
  }
  try {
    const bytes = Buffer.isBuffer(body) ? body : '';
    return stripe.webhooks.constructEvent(
      bytes,
      signature ?? '',
      secret,
      tolerance,
      undefined,
      context.now().getTime(),
    );
  } catch {
    throw new HttpError(400, 'bad-signature', 'The signature of this event is missing, wrong or too old.');
  }
}
