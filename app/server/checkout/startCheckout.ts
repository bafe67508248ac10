import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutRequest } from '../../src/domain/contract/checkout.ts';
import type { CheckoutAnswer } from '../../src/domain/contract/checkout-answer.ts';
import { formatEuro, toCents } from '../../src/domain/money.ts';
import type { OrderRow } from '../db/schema.ts';
import { fingerprintOf } from '../http/attempt.ts';
import { HttpError } from '../http/httpError.ts';
import type { Desk } from './desk.ts';
import { endLease, isOver, lease, newOrder, orderById, reopen, storeOnce, storeSession } from './orders.ts';
import { refreshed } from './refresh.ts';

/** How long a repeated request waits for the first one, and how often it looks; milliseconds. */
const waiting = { longest: 18_000, step: 50 };

/**
 * Places an order and opens the place to pay for it. The same attempt always comes to the same order and the same
 * session, also when it is sent twice at once or again after the card provider failed.
 * @throws HttpError
 */
export async function startCheckout(desk: Desk, request: CheckoutRequest, attempt: string): Promise<CheckoutAnswer> {
  const priced = await desk.orderFor(request);
  refuseOtherPrice(request.price, priced.due.amount);
  const order = newOrder(request, priced, attempt, desk.provider.name, desk.now());
  const stored = await storeOnce(desk.database, order);
  if (stored.fingerprint !== fingerprintOf(request)) {
    throw new HttpError(
      409,
      'idempotency-mismatch',
      'This order was already sent with other details. Please reload the page and send it again.',
    );
  }
  return answerOf(await withItsSession(desk, await renewed(desk, stored)));
}

/** The client's price may differ by a cent of rounding and no more. */
function refuseOtherPrice(sent: number, right: number): void {
  if (Math.abs(toCents(sent) - toCents(right)) <= 1) return;
  throw new HttpError(
    409,
    'price-changed',
    `The amount due today is ${formatEuro(right)}, but ${formatEuro(sent)} was sent. Please reload the page to see the current price; what you chose is kept.`,
  );
}

/** The order with room for a session: one whose session ended unpaid gets another. */
async function renewed(desk: Desk, order: OrderRow): Promise<OrderRow> {
  if (!isOver(order, desk.now())) return order;
  const asked = await refreshed(desk, order).catch(refuseToGuess);
  if (!isOver(asked, desk.now())) return asked;
  await reopen(desk.database, asked, desk.now());
  return orderById(desk.database, order.id);
}

/** While nobody knows whether the earlier session was paid, no other may be. */
function refuseToGuess(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const message = 'We cannot check your earlier payment just now. Please try again in a moment.';
  throw new HttpError(error.status, error.code, message, { cause: error });
}

async function withItsSession(desk: Desk, order: OrderRow): Promise<OrderRow> {
  for (let waited = 0; waited < waiting.longest; waited += waiting.step) {
    const current = waited === 0 ? order : await orderById(desk.database, order.id);
    if (current.provider_session_id) return current;
    const leased = await lease(desk.database, order.id, desk.now());
    if (leased) {
      await openSession(desk, leased);
      return orderById(desk.database, order.id);
    }
    await pause(waiting.step);
  }
  throw new HttpError(503, 'checkout-busy', 'Your checkout is still being prepared. Please try again in a moment.');
}

async function openSession(desk: Desk, order: OrderRow): Promise<void> {
  try {
    const session = await desk.provider.createSession(order);
    await storeSession(desk.database, order, session, desk.now());
  } catch (error) {
    await endLease(desk.database, order).catch(() => {});
    throw error;
  }
}

function answerOf({ provider_session_id, checkout_url, client_secret }: OrderRow): CheckoutAnswer {
  return {
    id: provider_session_id ?? '',
    ...(checkout_url ? { url: checkout_url } : {}),
    ...(client_secret ? { clientSecret: client_secret } : {}),
  };
}
