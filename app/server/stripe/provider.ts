import type Stripe from 'stripe';
import { withSession } from '../checkout/addresses.ts';
import { metadataOf } from '../checkout/metadata.ts';
import { paymentName, referenceOf, restSentence } from '../checkout/order.ts';
import { type CheckoutSession, currency, type PaymentProvider } from '../checkout/provider.ts';
import type { OrderRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import type { StripeClient } from './client.ts';
import { ofStripe } from './errors.ts';
import { stateOf } from './events.ts';

/** Stripe puts the id of the session in its place. */
const placeholder = '{CHECKOUT_SESSION_ID}';

/** Payments by Stripe Checkout: its own page, or its form inside ours. */
export function stripeProvider(stripe: StripeClient, ui: Settings['checkoutUi']): PaymentProvider {
  return {
    name: 'stripe',
    async createSession(order) {
      const idempotencyKey = `order-${order.id}-${order.session_number}`;
      const session = await asked(() => stripe.checkout.sessions.create(parametersOf(order, ui), { idempotencyKey }));
      return sessionOf(session);
    },
    async askAbout(sessionId) {
      return stateOf(await asked(() => stripe.checkout.sessions.retrieve(sessionId)));
    },
  };
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw ofStripe(error);
  }
}

function sessionOf({ id, url, client_secret }: Stripe.Checkout.Session): CheckoutSession {
  return { id, url, clientSecret: client_secret };
}

function parametersOf(order: OrderRow, ui: Settings['checkoutUi']): Stripe.Checkout.SessionCreateParams {
  const success = withSession(order.success_url, placeholder);
  const rest = restSentence(order);
  return {
    mode: 'payment',
    locale: 'en',
    client_reference_id: order.id,
    customer_email: order.email,
    expires_at: Math.floor(Date.parse(order.expires_at) / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: order.deposit_cents,
          product_data: { name: paymentName(order), ...(rest ? { description: rest } : {}) },
        },
      },
    ],
    metadata: metadataOf(order),
    payment_intent_data: {
      description: paymentName(order),
      metadata: { order: order.id, reference: referenceOf(order) },
    },
    ...(ui === 'embedded'
      ? { ui_mode: 'embedded_page', return_url: success }
      : { success_url: success, cancel_url: order.cancel_url }),
  };
}
