import type { IncomingHttpHeaders } from 'node:http';
import type Stripe from 'stripe';
import type { DisputeStatus } from '../../../orders/table.ts';
import { HttpError } from '../../http/httpError.ts';
import type { DisputeEvent, PaymentEvent, RefundEvent, SessionEvent } from '../provider.ts';
import { refundedOf } from './refunds.ts';

/** In a session's metadata: the request for the balance that it is for. */
export const balanceKey = 'balance_request';

/** Maximum age of a signed event in seconds, against replays. */
const tolerance = 300;

/** Verifies a call of the webhook. @returns what tells its event @throws HttpError without a valid signature */
export function readEvent(
  stripe: Stripe,
  secret: string | null,
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
): () => Promise<PaymentEvent | null> {
  if (!secret) {
    throw new HttpError(503, 'webhook-not-set-up', 'STRIPE_WEBHOOK_SECRET is not set, so events can’t be verified.');
  }
  let event: Stripe.Event;
  try {
    const signature = headers['stripe-signature'] ?? '';
    event = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime());
  } catch {
    throw new HttpError(400, 'bad-signature', 'The signature of this event is missing, wrong or too old.');
  }
  return async () => (event.type === 'refund.failed' ? afterFailedRefund(stripe, event, now) : paymentEvent(event));
}

/**
 * The refunds of a payment, after one of them failed: its event doesn't say how much is refunded after all, and another one may
 * have failed meanwhile. What is asked now is as of this second: events are dated by seconds.
 */
async function afterFailedRefund(
  stripe: Stripe,
  { id, created, data }: Stripe.RefundFailedEvent,
  now: Date,
): Promise<PaymentEvent | null> {
  const intentId = idOf(data.object.payment_intent);
  if (intentId === null) return null;
  const at = new Date(Math.max(created, Math.floor(now.getTime() / 1000)) * 1000);
  return { id, kind: 'refund', intentId, at, ...(await refundedOf(stripe, intentId)) };
}

/** Converts an event of Stripe; null for one about something else. */
function paymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return told(event.data.object, event, event.data.object.payment_status === 'unpaid' ? 'processing' : 'paid');
    case 'checkout.session.async_payment_succeeded':
      return told(event.data.object, event, 'paid');
    case 'checkout.session.async_payment_failed':
      return told(event.data.object, event, 'failed');
    case 'checkout.session.expired':
      return told(event.data.object, event, 'expired');
    case 'charge.refunded':
      return refundOf(event.data.object, event);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(event.data.object, event);
    default:
      return null;
  }
}

/** The refunds of a charge; null for a charge without a payment intent. */
function refundOf(charge: Stripe.Charge, { id, created }: Stripe.Event): RefundEvent | null {
  const intentId = idOf(charge.payment_intent);
  return intentId === null
    ? null
    : {
        id,
        kind: 'refund',
        intentId,
        at: new Date(created * 1000),
        refunded: charge.amount_refunded,
        failed: [],
        made: null,
      };
}

const over: Readonly<Record<string, DisputeStatus>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'won',
  // An inquiry of the bank that didn't become a dispute.
  warning_closed: 'won',
};

/** While these last, the agency can submit evidence. */
const waiting: ReadonlySet<string> = new Set<Stripe.Dispute.Status>(['needs_response', 'warning_needs_response']);

function disputeOf(dispute: Stripe.Dispute, { id, created }: Stripe.Event): DisputeEvent | null {
  const intentId = idOf(dispute.payment_intent);
  if (intentId === null) return null;
  const { amount, reason, status } = dispute;
  const seconds = waiting.has(status) ? dispute.evidence_details?.due_by : null;
  return {
    id,
    kind: 'dispute',
    intentId,
    at: new Date(created * 1000),
    openedAt: new Date(dispute.created * 1000),
    state: over[status] ?? 'open',
    amount,
    reason,
    dueBy: seconds ? new Date(seconds * 1000) : null,
  };
}

/** Converts a session; null while it waits for the buyer. */
export function stateOf(session: Stripe.Checkout.Session): SessionEvent | null {
  const kind = kindOf(session);
  return kind && about(session, `${session.id}:${kind}:${idOf(session.payment_intent) ?? ''}`, kind);
}

function kindOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): SessionEvent['kind'] | null {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return null;
  if (payment_status !== 'unpaid') return 'paid';
  // A session stays `complete` when a slow payment fails. Its payment then waits for another method, which the buyer can't add.
  const payment = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'failed' : 'processing';
}

/** A session's state by an event, which may arrive days after it happened. */
const told = (session: Stripe.Checkout.Session, { id, created }: Stripe.Event, kind: SessionEvent['kind']) => ({
  ...about(session, id, kind),
  at: new Date(created * 1000),
});

function about(session: Stripe.Checkout.Session, id: string, kind: SessionEvent['kind']): SessionEvent {
  const { client_reference_id, amount_total, currency, payment_intent, metadata } = session;
  return {
    id,
    kind,
    sessionId: session.id,
    orderId: client_reference_id,
    balanceRequest: metadata?.[balanceKey] ?? null,
    intentId: idOf(payment_intent),
    amount: amount_total,
    currency,
  };
}

/** The id of an object that may be expanded. */
function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
