import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutAnswer } from '../../src/domain/contract/checkoutAnswer.ts';
import { checkoutRequest } from '../testing/request.ts';
import { sendStripeEvent } from '../testing/stripeEvents.ts';
import type { StripeFake } from '../testing/stripeFake.ts';

interface PendingOrder {
  key: string;
  email: string;
}

/** How a buyer pays: at once, by a slow bank payment, or not at all. */
type PaymentMethod = 'card' | 'bank' | 'leaves';

/**
 * Buyers who order with an idempotency key, retry when there is no answer, and pay at the card provider whether or not the
 * server runs. About half of the webhooks are never sent, and failed ones aren't repeated.
 */
export class Buyers {
  /** Sessions that the server has acknowledged. */
  readonly acknowledged = new Set<string>();
  /** When each session was paid, in milliseconds. */
  readonly paid = new Map<string, number>();
  /** Unexpected answers. */
  readonly refused: string[] = [];
  readonly webhooks = { delivered: 0, lost: 0 };
  readonly #stripe: StripeFake;
  readonly #paying: Promise<void>[] = [];
  #pending: PendingOrder[] = [];
  #url = '';

  constructor(stripe: StripeFake) {
    this.#stripe = stripe;
  }

  /** Orders until the server stops, two buyers at a time. */
  async order(url: string): Promise<void> {
    this.#url = url;
    await Promise.all([1, 2].map(() => this.#orderOneByOne(url)));
  }

  /** Waits until all buyers have paid. */
  async allPaid(): Promise<void> {
    await Promise.all(this.#paying);
  }

  async #orderOneByOne(url: string): Promise<void> {
    for (;;) {
      const id = randomUUID();
      const pending = this.#pending.shift() ?? { key: id, email: `buyer-${id}@example.ie` };
      try {
        await this.#send(url, pending);
      } catch {
        this.#pending.unshift(pending);
        return;
      }
      await pause(randomInt(60, 200));
    }
  }

  async #send(url: string, { key, email }: PendingOrder): Promise<void> {
    const response = await fetch(`${url}/api/create-checkout-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(checkoutRequest({ url }, { email })),
    });
    const body: unknown = await response.json();
    if (response.status !== 200) {
      this.refused.push(`${response.status} ${JSON.stringify(body)}`);
      return;
    }
    const { id } = body as CheckoutAnswer;
    if (this.acknowledged.has(id)) return;
    this.acknowledged.add(id);
    const ways: readonly PaymentMethod[] = ['card', 'card', 'card', 'bank', 'leaves'];
    this.#paying.push(this.#pay(id, ways[randomInt(ways.length)] ?? 'card'));
  }

  async #pay(id: string, way: PaymentMethod): Promise<void> {
    if (way === 'leaves') return;
    await pause(randomInt(50, 1500));
    const session = this.#stripe.pay(id, way === 'bank' ? { payment_status: 'unpaid' } : {});
    if (way === 'bank') {
      await this.#sendWebhook('completed', id);
      await pause(randomInt(200, 1500));
      session.payment_status = 'paid';
    }
    this.paid.set(id, Date.now());
    await this.#sendWebhook(way === 'bank' ? 'async_payment_succeeded' : 'completed', id);
  }

  async #sendWebhook(what: string, id: string): Promise<void> {
    const { payment_intent, ...session } = this.#stripe.sessions.get(id) ?? {};
    const object = { ...session, payment_intent: payment_intent?.id };
    const taken =
      randomInt(2) === 0
        ? await sendStripeEvent(
            { url: this.#url, clock: { now: new Date() } },
            `checkout.session.${what}`,
            object,
          ).then(
            ({ status }) => status === 200,
            () => false,
          )
        : false;
    this.webhooks[taken ? 'delivered' : 'lost'] += 1;
  }
}
