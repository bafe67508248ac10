import { findMissing } from '../orders/money.ts';
import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import { orderById } from '../orders/orders.ts';
import { checkSoon, markChecked, postponeCheck, takeDue, uncheckedSince } from '../orders/payments.ts';
import type { PaymentRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import type { HealthCheck } from '../platform/http/healthCheck.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { UnknownSessionError } from '../platform/payments/provider.ts';
import { isObsoleteSession } from './balance/updateBalanceRequest.ts';
import { fulfil } from './fulfil.ts';
import { checkRefunds } from './requestRefund.ts';

/** Stripe allows 25 requests a second in test mode and 100 in live mode. */
const concurrency = 4;
/** After so many failures in a row, the rest is left to the next round: the provider is probably down. */
const maxFailures = 3;
/** How long an expired session that the provider doesn't know is still checked: the API keys may be wrong for a while. */
const unknownSessionPeriod = 7 * 24 * 3_600_000;
/** How long a payment may go unchecked before the health check reports it: twice the longest normal time. */
const maxUnchecked = 10 * 60_000;

/**
 * Reconciles open payments with the card provider, so that a lost webhook is noticed within five minutes. Several servers
 * share the work: each payment is checked by one of them.
 * @param pause milliseconds between two rounds
 */
export function checkPaymentsJob(context: Context, pause: number): PeriodicJob {
  const { database, paymentProvider, now } = context;
  let isFirst = true;
  const work = async (stopping: AbortSignal) => {
    const begins = isFirst;
    isFirst = false;
    if (begins) await checkSoon(database, paymentProvider.id, now());
    await checkPayments(context, stopping);
  };
  return new PeriodicJob(work, pause, context, 'open payments could not be checked');
}

/** One round: checks every payment and every refund that is due. @param stopping ends it after the requests under way */
export async function checkPayments(context: Context, stopping?: AbortSignal): Promise<void> {
  const { database, paymentProvider, now } = context;
  let failuresInARow = 0;
  const checkOneByOne = async () => {
    while (!stopping?.aborted && failuresInARow < maxFailures) {
      const payment = await takeDue(database, paymentProvider.id, now());
      if (!payment) return;
      failuresInARow = (await check(context, payment)) ? 0 : failuresInARow + 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, checkOneByOne));
  await checkRefunds(context);
}

/** Checks one payment. @returns whether the provider answered */
async function check(context: Context, payment: PaymentRow): Promise<boolean> {
  const { database, paymentProvider, now, log } = context;
  try {
    const order = await orderById(database, payment.order_id);
    // The order is paid or has ended, the rest is awaited by transfer, or another balance is due: end its other sessions, so
    // that the buyer can't pay twice or for nothing.
    const isSuperfluous =
      payment.status === 'open' &&
      (payment.balance_request === null
        ? isPaidFor(order) || endingOf(order) !== null || (await findMissing(database, order)) > 0
        : await isObsoleteSession(database, order, payment));
    const event = await (isSuperfluous
      ? paymentProvider.endSession(payment.id)
      : paymentProvider.fetchSessionState(payment.id));
    if (event) await fulfil(context, event);
    await markChecked(database, payment, now());
    return true;
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'a payment could not be checked');
    const expiredFor = now().getTime() - Date.parse(payment.expires_at);
    if (error instanceof UnknownSessionError && expiredFor > unknownSessionPeriod) await giveUp(context, payment);
    else await postponeCheck(database, payment, now());
    return false;
  }
}

/** Marks a session that the provider has never known as expired. */
async function giveUp(context: Context, { id, order_id }: PaymentRow): Promise<void> {
  const nothing = { intentId: null, amount: null, currency: null };
  await fulfil(context, { id: `${id}:unknown`, kind: 'expired', sessionId: id, orderId: order_id, ...nothing });
}

/** Reports open payments that could not be checked: one of them may have been paid. */
export function paymentsHealth({
  database,
  paymentProvider,
  now,
}: Pick<Context, 'database' | 'paymentProvider' | 'now'>): HealthCheck {
  return {
    status: 'payments-unchecked',
    meaning:
      'For ten minutes, we could not reach the card provider to check an open payment. Check its status page and your keys.',
    async isFailing() {
      const since = await uncheckedSince(database, paymentProvider.id);
      return since !== null && now().getTime() - since.getTime() > maxUnchecked;
    },
  };
}
