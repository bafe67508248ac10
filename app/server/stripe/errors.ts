import Stripe from 'stripe';
import { UnknownSessionError, UsedIdempotencyKeyError } from '../checkout/provider.ts';
import { HttpError } from '../http/httpError.ts';

const { errors } = Stripe;

/** What may be written down of Stripe's error: its own message can repeat what a buyer typed. */
class StripeProblem extends Error {
  constructor({ type, code, param, requestId, statusCode }: Stripe.errors.StripeError) {
    super(`${type}, code ${code}, parameter ${param}, status ${statusCode}, request ${requestId}`);
    this.name = 'StripeProblem';
  }
}

/** What a buyer is told beside the reason: only where no session was opened yet is it certain that nothing was charged. */
type Consequence = 'not-charged' | 'unknown';

const again: Readonly<Record<Consequence, string>> = {
  'not-charged': 'Nothing was charged. Please try again in a moment.',
  unknown: 'Please try again in a moment.',
};

/** Stripe knows the session as little as if it were another account's: our keys may have changed since. */
export function unknownSession(error: Stripe.errors.StripeError): UnknownSessionError {
  const message = 'We cannot check your earlier payment. Please write to us.';
  return new UnknownSessionError(502, 'session-unknown', message, { cause: new StripeProblem(error) });
}

/** Every kind of failure of Stripe, in words for the buyer that give nothing of the inside away. */
export function stripeErrorAnswer(error: unknown, consequence: Consequence): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const cause = new StripeProblem(error);
  const answer = (status: number, code: string, message: string) => new HttpError(status, code, message, { cause });
  const then = again[consequence];
  if (error instanceof errors.StripeCardError) {
    return answer(402, 'card-declined', `The card was declined. ${then}`);
  }
  if (error instanceof errors.StripeRateLimitError) {
    return answer(502, 'provider-busy', `The card provider is very busy just now. ${then}`);
  }
  if (error instanceof errors.StripeInvalidRequestError && error.param === 'customer_email') {
    return answer(400, 'invalid-email', 'The card provider does not accept this e-mail address. Please check it.');
  }
  if (error instanceof errors.StripeConnectionError) {
    return isTimeout(error)
      ? answer(504, 'provider-timeout', `The card provider took too long to answer. ${then}`)
      : answer(502, 'provider-unreachable', `The card provider cannot be reached just now. ${then}`);
  }
  if (isRepeated(error)) {
    return new UsedIdempotencyKeyError(502, 'provider-failing', `The card provider has a problem just now. ${then}`, {
      cause,
    });
  }
  if (error instanceof errors.StripeAPIError) {
    return answer(502, 'provider-failing', `The card provider has a problem just now. ${then}`);
  }
  const charged = consequence === 'not-charged' ? 'Nothing was charged. ' : '';
  return answer(
    502,
    'provider-refused',
    `Card payments are not set up correctly on our side. ${charged}Please write to us, and we will mend it.`,
  );
}

/**
 * Whether Stripe has kept this failure and gives it again under the same idempotency key: a 5xx, and parameters that differ
 * from those the key was first used with. After a timeout or a broken connection the same key is right: the session may exist.
 * https://docs.stripe.com/api/idempotent_requests
 */
function isRepeated(error: Stripe.errors.StripeError): boolean {
  return error instanceof errors.StripeIdempotencyError || (error.statusCode ?? 0) >= 500;
}

function isTimeout({ detail }: Stripe.errors.StripeConnectionError): boolean {
  return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
}
