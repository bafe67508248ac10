import { missingOfFirst, moneyOf } from '../orders/money.ts';
import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import { orderById } from '../orders/orders.ts';
import { checkSoon, markChecked, paymentsOf, postponeCheck, takeDue, uncheckedSince } from '../orders/payments.ts';
import type { PaymentRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import type { HealthCheck } from '../platform/http/healthCheck.ts';
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
 */
export class CheckPaymentsJob {
  readonly #context: Context;
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;

  /** @param pause milliseconds between two rounds */
  constructor(context: Context, pause: number) {
    this.#context = context;
    this.#pause = pause;
  }

  start(): void {
    const { database, paymentProvider, now } = this.#context;
    this.#round = this.#guarded(async () => {
      await checkSoon(database, paymentProvider.id, now());
      await this.run();
    });
  }

  /** Finishes the requests under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** One round: checks every payment and every refund that is due. */
  async run(): Promise<void> {
    const failures = { inARow: 0 };
    await Promise.all(Array.from({ length: concurrency }, () => this.#checkOneByOne(failures)));
    await checkRefunds(this.#context);
  }

  #guarded(work: () => Promise<void>): Promise<void> {
    return work()
      .catch((error: unknown) => this.#context.log.error({ err: error }, 'open payments could not be checked'))
      .finally(() => {
        if (this.#stopped) return;
        this.#timer = setTimeout(() => {
          this.#round = this.#guarded(() => this.run());
        }, this.#pause).unref();
      });
  }

  async #checkOneByOne(failures: { inARow: number }): Promise<void> {
    const { database, paymentProvider, now } = this.#context;
    while (!this.#stopped && failures.inARow < maxFailures) {
      const payment = await takeDue(database, paymentProvider.id, now());
      if (!payment) return;
      failures.inARow = (await this.#check(payment)) ? 0 : failures.inARow + 1;
    }
  }

  /** Checks one payment. @returns whether the provider answered */
  async #check(payment: PaymentRow): Promise<boolean> {
    const { database, paymentProvider, now, log } = this.#context;
    try {
      const order = await orderById(database, payment.order_id);
      // The order is paid or has ended, the rest is awaited by transfer, or another balance is due: end its other sessions, so
      // that the buyer can't pay twice or for nothing.
      const isSuperfluous =
        payment.status === 'open' &&
        (payment.balance_request === null
          ? isPaidFor(order) ||
            endingOf(order) !== null ||
            missingOfFirst(order, moneyOf(order, await paymentsOf(database, [order.id]))) > 0
          : await isObsoleteSession(database, order, payment));
      const event = await (isSuperfluous
        ? paymentProvider.endSession(payment.id)
        : paymentProvider.fetchSessionState(payment.id));
      if (event) await fulfil(this.#context, event);
      await markChecked(database, payment, now());
      return true;
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'a payment could not be checked');
      const expiredFor = now().getTime() - Date.parse(payment.expires_at);
      if (error instanceof UnknownSessionError && expiredFor > unknownSessionPeriod)
        await giveUp(this.#context, payment);
      else await postponeCheck(database, payment, now());
      return false;
    }
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
