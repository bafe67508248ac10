import type { CheckoutAnswer } from '../../src/domain/contract/checkoutAnswer.ts';
import { formatCents, formatEuro, toCents } from '../../src/domain/money.ts';
import { businessesOnlyMessage, sellsToBusinessesOnly, type Vat } from '../../src/domain/vat.ts';
import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import { findMissing } from '../orders/money.ts';
import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import {
  insertOnce,
  isSessionOver,
  lockOrder,
  newOrder,
  orderById,
  requireOffered,
  startNewSession,
  storeSession,
  unlockOrder,
} from '../orders/orders.ts';
import { unfinishedPayments } from '../orders/payments.ts';
import type { OrderRow } from '../orders/table.ts';
import { type Context, today } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import { UsedIdempotencyKeyError, withSessionId } from '../platform/payments/provider.ts';
import { countWizard } from '../platform/wizardCounts.ts';
import { orderFor } from '../saved-quotes/savedQuotes.ts';
import { awaitFirst, checkoutBusyError } from './awaitFirst.ts';
import { depositCharge } from './charge.ts';
import { discountedOrder } from './discounts.ts';
import { fulfil } from './fulfil.ts';
import { refreshOrder } from './refresh.ts';

/**
 * Places an order and opens its checkout session. Requests with the same idempotency key get the same order and session,
 * also when sent at once, or again after the card provider failed.
 * @throws HttpError
 */
export async function startCheckout(
  context: Context,
  request: CheckoutRequest,
  idempotencyKey: string,
  visit: string,
): Promise<CheckoutAnswer> {
  const earlier = await context.database
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  // Placed at what it cost then: prices, terms and codes may have changed since.
  if (earlier?.fingerprint === fingerprintOf(request)) return resumeCheckout(context, earlier);
  requireBusiness(request, context.settings.vat);
  requireOffered(context.catalogue, request.selection);
  const list = await orderFor(context, request);
  const { discountCode: code, selection } = request;
  const priced = code === undefined ? list : (await discountedOrder(context, code, selection, list)).order;
  requireSamePrice(request.price, priced.due.amount);
  requireSameTerms(request.terms, context);
  const { paymentProvider, now, terms } = context;
  const order = newOrder(context.catalogue, request, priced, idempotencyKey, paymentProvider.id, now(), terms.version);
  const stored = await insertOnce(context.database, order);
  if (stored.id === order.id) await countWizard(context.database, selection.wizard, 'ordered', today(context), visit);
  if (stored.fingerprint !== fingerprintOf(request)) {
    throw new HttpError(
      409,
      'idempotency-mismatch',
      'You’ve already sent this order with other details, so nothing more was ordered. Please reload the page and order again.',
    );
  }
  return resumeCheckout(context, stored);
}

/** Where consumers can't order. @throws HttpError */
function requireBusiness({ business }: CheckoutRequest, vat: Vat): void {
  if (!sellsToBusinessesOnly(vat) || business?.company) return;
  throw new HttpError(400, 'businesses-only', businessesOnlyMessage);
}

/** The browser's price may differ by one cent, from rounding. @throws HttpError */
function requireSamePrice(sent: number, right: number): void {
  if (Math.abs(toCents(sent) - toCents(right)) <= 1) return;
  throw new HttpError(
    409,
    'price-changed',
    `The amount due today is ${formatEuro(right)}, but ${formatEuro(sent)} was sent, so nothing was ordered. Please reload the page to see the current price. Your choices are saved.`,
  );
}

/** The buyer's page may show earlier terms. @throws HttpError */
function requireSameTerms(shown: string | undefined, { terms }: Pick<Context, 'terms'>): void {
  if (shown === undefined || shown === terms.version) return;
  throw new HttpError(
    409,
    'terms-changed',
    'Our terms have changed since you opened this page, so nothing was ordered. Please reload the page to see them. Your choices are saved.',
  );
}

/**
 * Opens a checkout session for an existing order. One that was paid in the meantime leads to its status page.
 * @throws HttpError
 */
export async function resumeCheckout(context: Context, order: OrderRow): Promise<CheckoutAnswer> {
  const current = isSessionOver(order, context.now()) ? order : await refreshIfReachable(context, order);
  return answerOf(await ensureSession(context, await prepareSession(context, current), false));
}

/**
 * The provider's page to pay for an order, for visitors without scripts; or the status page of an order that is paid.
 * @throws HttpError
 */
export async function checkoutPageUrl(context: Context, order: OrderRow): Promise<string> {
  const current = await refreshOrder(context, order).catch(throwUnchecked);
  if (current.status === 'open' && current.client_secret) await endSessions(context, current);
  const ready = await prepareSession(context, await orderById(context.database, order.id));
  const { url } = answerOf(await ensureSession(context, ready, true));
  if (url) return url;
  throw checkoutBusyError();
}

/** The order, updated from the provider where it can be reached. */
async function refreshIfReachable(context: Context, order: OrderRow): Promise<OrderRow> {
  // Concurrent copies of a request don't each ask the provider.
  const recent = new Date(context.now().getTime() - 10_000);
  return refreshOrder(context, order, recent).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    context.log.error({ err: error }, error.code);
    return order;
  });
}

/** The order, prepared for another session if its last one ended unpaid. */
async function prepareSession(context: Context, order: OrderRow): Promise<OrderRow> {
  const { database, paymentProvider, now } = context;
  requireNotEnded(order);
  await requireNoPart(database, order);
  if (!isSessionOver(order, now())) return order;
  await endSessions(context, order);
  const ended = await orderById(database, order.id);
  requireNotEnded(ended);
  if (!isSessionOver(ended, now())) return ended;
  await startNewSession(database, ended, paymentProvider.id, now());
  return orderById(database, order.id);
}

/** Refuses the payment of an order that has ended. One that is paid leads to its status page. @throws HttpError */
function requireNotEnded(order: OrderRow): void {
  const ending = endingOf(order);
  if (ending === null || isPaidFor(order) || order.status === 'processing') return;
  const how = ending === 'cancelled' ? 'This order was cancelled' : 'You withdrew from this order';
  throw new HttpError(409, `order-${ending}`, `${how}, so it can’t be paid. Please write to us, or start a new quote.`);
}

/** A session charges the whole first payment: once a part of it has arrived, the rest is awaited in the same way. @throws HttpError */
async function requireNoPart(database: Database, order: OrderRow): Promise<void> {
  const missing = await findMissing(database, order);
  if (missing === 0) return;
  throw new HttpError(
    409,
    'part-paid',
    `We’ve received ${formatCents(order.deposit_cents - missing)} of ${formatCents(order.deposit_cents)} by transfer, so please transfer the other ${formatCents(missing)} in the same way.`,
  );
}

/** Ends earlier sessions that could still be paid, so that the buyer can't pay twice. @throws HttpError */
async function endSessions(context: Context, order: OrderRow): Promise<void> {
  for (const payment of await unfinishedPayments(context.database, order, context.paymentProvider.id)) {
    await fulfil(context, await context.paymentProvider.endSession(payment.id).catch(throwUnchecked));
  }
}

/** For a provider that can't say whether an earlier session was paid. @throws HttpError for the buyer */
export function throwUnchecked(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const message =
    'We can’t check your earlier payment at the moment, so we haven’t opened another one. Please try again in a moment.';
  throw new HttpError(error.status, error.code, message, { cause: error });
}

async function ensureSession(context: Context, order: OrderRow, ownPage: boolean): Promise<OrderRow> {
  return awaitFirst(async () => {
    const current = await orderById(context.database, order.id);
    if (current.provider_session_id || current.status !== 'open') return current;
    const locked = await lockOrder(context.database, order.id, context.now());
    if (!locked) return undefined;
    await openSession(context, locked, ownPage);
    return orderById(context.database, order.id);
  });
}

async function openSession(context: Context, order: OrderRow, ownPage: boolean): Promise<void> {
  try {
    const session = await context.paymentProvider.createSession(order, depositCharge(order, context), ownPage);
    await storeSession(context.database, order, session, context.now());
  } catch (error) {
    await unlockOrder(context.database, order, error instanceof UsedIdempotencyKeyError).catch(() => {});
    throw error;
  }
}

function answerOf({ status, success_url, provider_session_id, checkout_url, client_secret }: OrderRow): CheckoutAnswer {
  const id = provider_session_id ?? '';
  // Nothing is left to pay: the success page shows the status.
  if (status !== 'open') return { id, url: withSessionId(success_url, id) };
  return {
    id,
    ...(checkout_url ? { url: checkout_url } : {}),
    ...(client_secret ? { clientSecret: client_secret } : {}),
  };
}

/** Rejects URLs of other sites (open redirect). @throws HttpError */
export function requireOwnOrigin(name: string, url: string, own: string): void {
  const { origin, username, password } = new URL(url);
  // URL parsers disagree about backslashes, spaces and line breaks.
  if (origin === own && !username && !password && /^[!-[\]-~]+$/.test(url)) return;
  throw new HttpError(400, 'foreign-url', `The field "${name}" must be an address of this site (${own}).`);
}
