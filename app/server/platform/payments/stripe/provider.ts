import Stripe from 'stripe';
import type { OrderRow } from '../../../orders/table.ts';
import { HttpError } from '../../http/httpError.ts';
import { limitedFetch } from '../../http/limitedBody.ts';
import type { SettingValues } from '../../settings/definitions.ts';
import {
  type CardPayments,
  type Charge,
  type CheckoutSession,
  currency,
  type RefundAnswer,
  type RefundRequest,
  type SessionEvent,
  UnreachableProviderError,
  withSessionId,
} from '../provider.ts';
import { refusalOf, stripeErrorAnswer, unansweredRefund, unknownSession } from './errors.ts';
import { balanceKey, readEvent, stateOf } from './events.ts';
import { hasFailed, listRefunds, refundedOf } from './refunds.ts';

/** Stripe replaces it with the session id. */
const placeholder = '{CHECKOUT_SESSION_ID}';

/** Expands the payment: its status tells a slow payment from a failed one. */
const withPayment = { expand: ['payment_intent'] };

/** The most bytes of an answer; a session has a few kilobytes. */
const maxBytes = 4 * 1024 * 1024;

/** @param timeout milliseconds for each of up to three tries */
function createClient({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: apiBase }: SettingValues, timeout: number): Stripe {
  const httpClient = Stripe.createFetchHttpClient(limitedFetch(maxBytes));
  const options = { timeout, maxNetworkRetries: 2, telemetry: false, httpClient };
  return new Stripe(key ?? '', { ...options, ...(apiBase ? place(apiBase) : {}) });
}

function place({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:';
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const;
}

/** Stripe Checkout: on Stripe's page, or embedded in ours. */
export function connectStripe(values: SettingValues, timeout: number): CardPayments {
  const { CHECKOUT_UI: ui, STRIPE_WEBHOOK_SECRET: secret } = values;
  const stripe = createClient(values, timeout);
  const { sessions } = stripe.checkout;
  const lookUp = async (id: string) => {
    try {
      return await sessions.retrieve(id, withPayment);
    } catch (error) {
      throw isMissing(error) ? unknownSession(error) : stripeErrorAnswer(error, 'unknown');
    }
  };

  return {
    id: 'stripe',
    async createSession(order, charge, ownPage) {
      const parameters = parametersOf(order, charge, ownPage ? 'hosted' : ui);
      return sessionOf(
        await callStripe('not-charged', () => sessions.create(parameters, { idempotencyKey: charge.key })),
      );
    },
    async fetchSessionState(sessionId) {
      return stateOf(await lookUp(sessionId));
    },
    async endSession(sessionId) {
      const state =
        stateOf(await lookUp(sessionId)) ?? (await expire(stripe, sessionId)) ?? stateOf(await lookUp(sessionId));
      if (state) return state;
      throw new HttpError(
        502,
        'session-still-open',
        'Your earlier payment page is still open. Please try again in a moment.',
      );
    },
    async refund(request) {
      try {
        return answerOf((request.isRepeated && (await findRefund(stripe, request))) || (await refund(stripe, request)));
      } catch (error) {
        const words = refusalOf(error);
        if (words !== null) return { kind: 'refused', words };
        throw unansweredRefund(error);
      }
    },
    refundedOf: (intentId) => refundedOf(stripe, intentId),
    async sessionOf(intentId) {
      const { data } = await callStripe('unknown', () => sessions.list({ payment_intent: intentId, limit: 1 }));
      return data[0] ? stateOf(data[0]) : null;
    },
    readWebhook: (body, headers, now) => readEvent(stripe, secret, body, headers, now),
    async time() {
      try {
        const { lastResponse } = await sessions.list({ limit: 1 });
        return new Date(lastResponse.headers.date ?? '');
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeConnectionError)) throw error;
        throw new UnreachableProviderError(error.message, { cause: error.cause });
      }
    },
  };
}

function refund(stripe: Stripe, { id, intentId, amount, keyNumber }: RefundRequest): Promise<Stripe.Refund> {
  const idempotencyKey = `refund-${id}${keyNumber > 1 ? `-${keyNumber}` : ''}`;
  return stripe.refunds.create({ payment_intent: intentId, amount, metadata: { refund: id } }, { idempotencyKey });
}

/** The refund of an earlier call that got no response: its idempotency key may have expired. */
async function findRefund(stripe: Stripe, { id, intentId }: RefundRequest): Promise<Stripe.Refund | undefined> {
  return (await listRefunds(stripe, intentId)).find(({ metadata }) => metadata?.refund === id);
}

function answerOf(refund: Stripe.Refund): RefundAnswer {
  if (!hasFailed(refund)) return { kind: 'accepted', event: null };
  const { failure_reason } = refund;
  const why = failure_reason ? ` (${failure_reason.replaceAll('_', ' ')})` : '';
  return { kind: 'refused', words: `The buyer’s bank rejected the refund${why}. Nothing was refunded.` };
}

const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Expires a session; null when it is no longer open, for example because the buyer has just paid. */
async function expire(stripe: Stripe, sessionId: string): Promise<SessionEvent | null> {
  try {
    return stateOf(await stripe.checkout.sessions.expire(sessionId));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw stripeErrorAnswer(error, 'unknown');
  }
}

async function callStripe<T>(consequence: Parameters<typeof stripeErrorAnswer>[1], call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw stripeErrorAnswer(error, consequence);
  }
}

function sessionOf({ id, url, client_secret }: Stripe.Checkout.Session): CheckoutSession {
  return { id, url, clientSecret: client_secret };
}

function parametersOf(
  order: OrderRow,
  { metadata, reference, amount, name, description, terms, successUrl, cancelUrl, expiresAt, balanceRequest }: Charge,
  ui: SettingValues['CHECKOUT_UI'],
): Stripe.Checkout.SessionCreateParams {
  const success = withSessionId(successUrl, placeholder);
  return {
    mode: 'payment',
    locale: 'en',
    // The button says "Pay": Directive 2011/83/EU, article 8(2), wants the obligation to pay on it.
    submit_type: 'pay',
    client_reference_id: order.id,
    customer_email: order.email,
    expires_at: Math.floor(Date.parse(expiresAt) / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amount,
          product_data: { name, ...(description ? { description } : {}) },
        },
      },
    ],
    metadata: { ...metadata, ...(balanceRequest ? { [balanceKey]: balanceRequest } : {}) },
    payment_intent_data: {
      description: name,
      metadata: { order: order.id, reference },
    },
    ...(terms === null ? {} : { custom_text: { submit: { message: terms } } }),
    ...(ui === 'embedded'
      ? { ui_mode: 'embedded_page', return_url: success }
      : { success_url: success, cancel_url: cancelUrl }),
  };
}
