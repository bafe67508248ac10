import type { Context } from '../context.ts';
import type { PaymentRow } from '../db/schema.ts';
import type { HealthCheck } from '../http/healthRoutes.ts';
import { fulfil } from './fulfil.ts';
import { isPaidFor } from './orderStatus.ts';
import { orderById } from './orders.ts';
import { checkSoon, markChecked, postponeCheck, takeDue, uncheckedSince } from './payments.ts';
import { UnknownSessionError } from './provider.ts';

/** How many questions are under way at once: Stripe answers 25 a second in test mode, and a hundred with real money. */
const atOnce = 4;
/** After so many failures in a row the round ends: the provider is away, and the next round tries again. */
const failuresAtMost = 3;
/** Milliseconds after its end in which a session that the provider does not know is asked about: keys may be put right. */
const unknownAtMost = 7 * 24 * 3_600_000;
/** Milliseconds without word from the provider after which a person should know: twice as long as a check may take. */
const longestSilence = 10 * 60_000;

/**
 * Asks the card provider about every payment that may have been made, so that a lost webhook is noticed within five minutes.
 * Several servers share the work: each payment is taken by one of them.
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
      await checkSoon(database, paymentProvider.name, now());
      await this.run();
    });
  }

  /** Finishes the questions under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** One round: every payment that is due. */
  async run(): Promise<void> {
    const failures = { inARow: 0 };
    await Promise.all(Array.from({ length: atOnce }, () => this.#checkOneByOne(failures)));
  }

  #guarded(work: () => Promise<void>): Promise<void> {
    return work()
      .catch((error: unknown) => this.#context.log.error({ err: error }, 'payments cannot be checked'))
      .finally(() => {
        if (this.#stopped) return;
        this.#timer = setTimeout(() => {
          this.#round = this.#guarded(() => this.run());
        }, this.#pause).unref();
      });
  }

  async #checkOneByOne(failures: { inARow: number }): Promise<void> {
    const { database, paymentProvider, now } = this.#context;
    while (!this.#stopped && failures.inARow < failuresAtMost) {
      const payment = await takeDue(database, paymentProvider.name, now());
      if (!payment) return;
      failures.inARow = (await this.#check(payment)) ? 0 : failures.inARow + 1;
    }
  }

  /** Whether the provider answered. */
  async #check(payment: PaymentRow): Promise<boolean> {
    const { database, paymentProvider, now, log } = this.#context;
    try {
      const order = await orderById(database, payment.order_id);
      // Nobody should pay a second time for what is paid already.
      const isOfNoUse = payment.status === 'open' && isPaidFor(order);
      const event = await (isOfNoUse ? paymentProvider.endSession(payment.id) : paymentProvider.askAbout(payment.id));
      if (event) await fulfil(this.#context, event);
      await markChecked(database, payment, now());
      return true;
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'a payment cannot be checked');
      const overSince = now().getTime() - Date.parse(payment.expires_at);
      if (error instanceof UnknownSessionError && overSince > unknownAtMost) await giveUp(this.#context, payment);
      else await postponeCheck(database, payment, now());
      return false;
    }
  }
}

/** Nobody will ever say more about it. */
async function giveUp(context: Context, { id, order_id }: PaymentRow): Promise<void> {
  const nothing = { intentId: null, amount: null, currency: null };
  await fulfil(context, { id: `${id}:unknown`, kind: 'expired', sessionId: id, orderId: order_id, ...nothing });
}

/** Readiness: whether a payment may have been made that we do not know of. */
export function paymentsHealth({
  database,
  paymentProvider,
  now,
}: Pick<Context, 'database' | 'paymentProvider' | 'now'>): HealthCheck {
  return {
    status: 'payments-unchecked',
    meaning:
      'The card provider could not be asked about an open payment for ten minutes: check its status page and our keys.',
    async isFailing() {
      const since = await uncheckedSince(database, paymentProvider.name);
      return since !== null && now().getTime() - since.getTime() > longestSilence;
    },
  };
}
