import Stripe from 'stripe';
import { HttpError } from '../http/httpError.ts';

const { errors } = Stripe;

/** What may be written down of Stripe's error: its own message can repeat what a buyer typed. */
class StripeProblem extends Error {
  constructor({ type, code, param, requestId, statusCode }: Stripe.errors.StripeError) {
    super(`${type}, code ${code}, parameter ${param}, status ${statusCode}, request ${requestId}`);
    this.name = 'StripeProblem';
  }
}

const again = 'Nothing was charged. Please try again in a moment.';

/** Every kind of failure of Stripe, in words for the buyer that give nothing of the inside away. */
export function ofStripe(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const answer = (status: number, code: string, message: string) =>
    new HttpError(status, code, message, { cause: new StripeProblem(error) });
  if (error instanceof errors.StripeCardError) {
    return answer(402, 'card-declined', 'The card was declined. Nothing was charged. Please try another card.');
  }
  if (error instanceof errors.StripeRateLimitError) {
    return answer(502, 'provider-busy', `The card provider is very busy just now. ${again}`);
  }
  if (error instanceof errors.StripeInvalidRequestError && error.param === 'customer_email') {
    return answer(400, 'invalid-email', 'The card provider does not accept this e-mail address. Please check it.');
  }
  if (error instanceof errors.StripeConnectionError) {
    return isTimeout(error)
      ? answer(504, 'provider-timeout', `The card provider took too long to answer. ${again}`)
      : answer(502, 'provider-unreachable', `The card provider cannot be reached just now. ${again}`);
  }
  if (error instanceof errors.StripeAPIError) {
    return answer(502, 'provider-failing', `The card provider has a problem just now. ${again}`);
  }
  return answer(
    502,
    'provider-refused',
    'Card payments are not set up correctly on our side. Nothing was charged. Please write to us, and we will mend it.',
  );
}

function isTimeout({ detail }: Stripe.errors.StripeConnectionError): boolean {
  return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
}
