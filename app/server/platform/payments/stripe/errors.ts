import Stripe from 'stripe';
import { HttpError } from '../../http/httpError.ts';
import { UnknownSessionError, UsedIdempotencyKeyError } from '../provider.ts';

const { errors } = Stripe;

/** The part of Stripe's error that may be logged: its message can repeat what the buyer typed. */
class StripeProblem extends Error {
  constructor({ type, code, param, requestId, statusCode }: Stripe.errors.StripeError) {
    super(`${type}, code ${code}, parameter ${param}, status ${statusCode}, request ${requestId}`);
    this.name = 'StripeProblem';
  }
}

/** Whether it is certain that nothing was charged: only before a session was opened. */
type Consequence = 'not-charged' | 'unknown';

const nextStep: Readonly<Record<Consequence, string>> = {
  'not-charged': 'Nothing was charged. Please try again in a moment.',
  unknown: 'Please try again in a moment.',
};

/** Stripe doesn't know the session: the keys may have been changed. */
export function unknownSession(error: Stripe.errors.StripeError): UnknownSessionError {
  const message = 'We can’t check your earlier payment. Please write to us before you pay again.';
  return new UnknownSessionError(502, 'session-unknown', message, { cause: new StripeProblem(error) });
}

const refusals: Readonly<Record<string, string>> = {
  charge_already_refunded: 'This payment is already refunded.',
  charge_disputed: 'The buyer’s bank has opened a dispute about this payment, so Stripe can’t refund it.',
  balance_insufficient: 'Your balance at Stripe doesn’t cover this refund. Add money there, then refund again.',
  insufficient_funds: 'Your balance at Stripe doesn’t cover this refund. Add money there, then refund again.',
};

/** Why Stripe refuses a refund, for the owner; null when it isn't certain that nothing was refunded. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return 'STRIPE_SECRET_KEY doesn’t allow refunds. Nothing was refunded.';
  }
  if (!(error instanceof errors.StripeInvalidRequestError)) return null;
  const known = refusals[error.code ?? ''];
  const words = known ?? `Stripe refused the refund (${error.code ?? 'no code'}). See the payment in its dashboard.`;
  return `${words} Nothing was refunded.`;
}

/** The error of a refund that Stripe may have made. While Stripe is working on the first call, a retry uses the same key. */
export function unansweredRefund(error: unknown): unknown {
  if (error instanceof errors.StripeIdempotencyError && error.statusCode === 409) {
    const message = 'The card provider is still working on this refund.';
    return new HttpError(502, 'provider-busy', message, { cause: new StripeProblem(error) });
  }
  return stripeErrorAnswer(error, 'unknown');
}

/** Maps Stripe's errors to messages for the buyer. */
export function stripeErrorAnswer(error: unknown, consequence: Consequence): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const cause = new StripeProblem(error);
  const answer = (status: number, code: string, message: string) => new HttpError(status, code, message, { cause });
  const then = nextStep[consequence];
  if (error instanceof errors.StripeCardError) {
    return answer(402, 'card-declined', `The card was declined. ${then}`);
  }
  if (error instanceof errors.StripeRateLimitError) {
    return answer(502, 'provider-busy', `The card provider is very busy at the moment. ${then}`);
  }
  if (error instanceof errors.StripeInvalidRequestError && error.param === 'customer_email') {
    return answer(
      400,
      'invalid-email',
      'The card provider doesn’t accept this e-mail address. Nothing was charged. Please check the address.',
    );
  }
  if (error instanceof errors.StripeConnectionError) {
    return isTimeout(error)
      ? answer(504, 'provider-timeout', `The card provider took too long to answer. ${then}`)
      : answer(502, 'provider-unreachable', `We can’t reach the card provider at the moment. ${then}`);
  }
  if (isRepeated(error)) {
    return new UsedIdempotencyKeyError(502, 'provider-failing', `The card provider has a problem. ${then}`, {
      cause,
    });
  }
  if (error instanceof errors.StripeAPIError) {
    return answer(502, 'provider-failing', `The card provider has a problem. ${then}`);
  }
  const charged = consequence === 'not-charged' ? 'Nothing was charged. ' : '';
  return answer(
    502,
    'provider-refused',
    `Card payments aren’t set up correctly on our side. ${charged}Please write to us, and we’ll fix it.`,
  );
}

/**
 * Whether Stripe repeats this error for the same idempotency key: a 5xx, and parameters other than those the key was first
 * used with. After a timeout or a broken connection, a retry uses the same key, because the session may exist.
 * https://docs.stripe.com/api/idempotent_requests
 */
function isRepeated(error: Stripe.errors.StripeError): boolean {
  return error instanceof errors.StripeIdempotencyError || (error.statusCode ?? 0) >= 500;
}

function isTimeout({ detail }: Stripe.errors.StripeConnectionError): boolean {
  return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
}
