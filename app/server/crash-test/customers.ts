import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../src/domain/booking/day.ts';
import type { BookingAnswer, SlotAnswer } from '../../src/domain/contract/booking.ts';
import type { CheckoutAnswer } from '../../src/domain/contract/checkoutAnswer.ts';
import { bookingRequest } from '../testing/booking.ts';
import { checkoutRequest, send } from '../testing/request.ts';
import { sendStripeEvent } from '../testing/stripeEvents.ts';
import type { StripeFake } from '../testing/stripeFake.ts';

/** A request with its idempotency key, which is sent again when there is no answer. */
interface Pending {
  key: string;
  /** The time of a booking. */
  date?: string;
}

/** Customers who retry with the same idempotency key when there is no answer. Each has an address of their own. */
abstract class Customers {
  /** What the server has acknowledged: the id of a booking with its time, or a session. */
  readonly acknowledged = new Map<string, string>();
  /** Unexpected answers. */
  readonly refused: string[] = [];
  protected pending: Pending[] = [];
  protected url = '';

  /** Sends one request after the other until the server stops, so many customers at a time. */
  protected async several(url: string, customers: number, next: () => Pending | undefined): Promise<void> {
    this.url = url;
    await Promise.all(
      Array.from({ length: customers }, async () => {
        for (let pending = next(); pending; pending = next()) {
          try {
            await this.send(pending);
          } catch {
            this.pending.unshift(pending);
            return;
          }
          await pause(randomInt(40, 160));
        }
      }),
    );
  }

  protected abstract send(pending: Pending): Promise<void>;

  protected async post(path: string, { key }: Pending, body: object, expected: number) {
    const answer = await send(this.url + path, body, { 'idempotency-key': key });
    if (answer.status === expected) return answer.body;
    this.refused.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    return undefined;
  }
}

/** Visitors who book one time each: every time is free, and requested by one visitor only. */
export class Visitors extends Customers {
  /** Loads the free times. */
  async loadTimes(url: string): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    const response = await fetch(`${url}/api/meeting/available-slots?from=${today}&to=${addDays(today, 60)}`);
    const days = (await response.json()) as Record<string, SlotAnswer[]>;
    const later = Object.values(days).slice(1).flat();
    this.pending = later.map(({ iso }) => ({ key: randomUUID(), date: iso }));
  }

  book(url: string): Promise<void> {
    return this.several(url, 3, () => this.pending.shift());
  }

  protected async send(pending: Pending): Promise<void> {
    const { key, date = '' } = pending;
    const request = bookingRequest({ email: `${key}@example.ie`, date });
    const body = await this.post('/api/meeting/book-meeting', pending, request, 201);
    if (body) this.acknowledged.set((body as unknown as BookingAnswer).id, date);
  }
}

/**
 * Buyers who pay at the card provider whether or not the server runs. About half of the webhooks are never sent, and failed
 * ones aren't repeated.
 */
export class Buyers extends Customers {
  /** When each session was paid, in milliseconds. */
  readonly paid = new Map<string, number>();
  readonly webhooks = { delivered: 0, lost: 0 };
  readonly #stripe: StripeFake;
  readonly #paying: Promise<void>[] = [];

  constructor(stripe: StripeFake) {
    super();
    this.#stripe = stripe;
  }

  order(url: string): Promise<void> {
    return this.several(url, 2, () => this.pending.shift() ?? { key: randomUUID() });
  }

  /** Waits until all buyers have paid. */
  async allPaid(): Promise<void> {
    await Promise.all(this.#paying);
  }

  protected async send(pending: Pending): Promise<void> {
    const request = checkoutRequest({ url: this.url }, { email: `buyer-${pending.key}@example.ie` });
    const body = await this.post('/api/create-checkout-session', pending, request, 200);
    if (!body) return;
    const { id } = body as unknown as CheckoutAnswer;
    if (this.acknowledged.has(id)) return;
    this.acknowledged.set(id, pending.key);
    // Of five buyers, three pay at once, one by a slow bank payment, and one not at all.
    const way = randomInt(5);
    if (way > 0) this.#paying.push(this.#pay(id, way === 1));
  }

  async #pay(id: string, isSlow: boolean): Promise<void> {
    await pause(randomInt(50, 1500));
    const session = this.#stripe.pay(id, isSlow ? { payment_status: 'unpaid' } : {});
    if (isSlow) {
      await this.#sendWebhook('completed', id);
      await pause(randomInt(200, 1500));
      session.payment_status = 'paid';
    }
    this.paid.set(id, Date.now());
    await this.#sendWebhook(isSlow ? 'async_payment_succeeded' : 'completed', id);
  }

  async #sendWebhook(what: string, id: string): Promise<void> {
    const { payment_intent, ...session } = this.#stripe.sessions.get(id) ?? {};
    const place = { url: this.url, clock: { now: new Date() } };
    const event = () =>
      sendStripeEvent(place, `checkout.session.${what}`, { ...session, payment_intent: payment_intent?.id });
    const isTaken = randomInt(2) === 0 && (await event().catch(() => undefined))?.status === 200;
    this.webhooks[isTaken ? 'delivered' : 'lost'] += 1;
  }
}
