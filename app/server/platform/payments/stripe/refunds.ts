import type Stripe from 'stripe';
import type { RefundEvent } from '../provider.ts';
import { stripeErrorAnswer } from './errors.ts';

/** The refunds of a payment, also those that failed. */
export const listRefunds = async (stripe: Stripe, payment_intent: string): Promise<Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent, limit: 100 })).data;

export const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/** How much of a payment is refunded, and which of our refunds failed. @throws HttpError */
export async function refundedOf(stripe: Stripe, intentId: string): Promise<Pick<RefundEvent, 'refunded' | 'failed'>> {
  try {
    const all = await listRefunds(stripe, intentId);
    return {
      refunded: all.filter((each) => !hasFailed(each)).reduce((cents, { amount }) => cents + amount, 0),
      failed: all.filter(hasFailed).flatMap(({ metadata }) => metadata?.refund ?? []),
    };
  } catch (error) {
    throw stripeErrorAnswer(error, 'unknown');
  }
}
