import type Stripe from 'stripe';
import type { RefundEvent } from '../provider.ts';
import { stripeErrorAnswer } from './errors.ts';

/** The refunds of a payment, also those that failed. */
export const listRefunds = async (stripe: Stripe, payment_intent: string): Promise<Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent, limit: 100 })).data;

export const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/** The id of the request for a refund; none for one that was made elsewhere. */
const requestOf = ({ metadata }: Stripe.Refund) => metadata?.refund ?? [];

/** How much of a payment is refunded, and which of our refunds failed or were made. @throws HttpError */
export async function refundedOf(
  stripe: Stripe,
  intentId: string,
): Promise<Pick<RefundEvent, 'refunded' | 'failed' | 'made'>> {
  try {
    const all = await listRefunds(stripe, intentId);
    const made = all.filter((each) => !hasFailed(each));
    return {
      refunded: made.reduce((cents, { amount }) => cents + amount, 0),
      failed: all.filter(hasFailed).flatMap(requestOf),
      made: made.flatMap(requestOf),
    };
  } catch (error) {
    throw stripeErrorAnswer(error, 'unknown');
  }
}
