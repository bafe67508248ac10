import { smallestCharge } from '../../../src/domain/balance.ts';
import { orderById, sessionEnd, shortestSession } from '../../orders/orders.ts';
import { newPayment, paymentsOf, unfinishedPayments } from '../../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../../orders/table.ts';
import { after, type Context } from '../../platform/context.ts';
import { type CheckoutSession, UsedIdempotencyKeyError } from '../../platform/payments/provider.ts';
import { awaitFirst } from '../awaitFirst.ts';
import { balanceCharge } from '../charge.ts';
import { fulfil } from '../fulfil.ts';
import { balanceUrl } from '../payLink.ts';
import { refreshPayment } from '../refresh.ts';
import { throwUnchecked } from '../startCheckout.ts';
import { balanceRequestById, isBalancePayable, isOpenRequest, nextOf } from './requests.ts';

/** The unfinished payments made with the link of a request. */
async function unfinished({ database, paymentProvider }: Context, { id, order_id }: BalanceRequestRow) {
  const payments = await unfinishedPayments(database, { id: order_id }, paymentProvider.id);
  return payments.filter(({ balance_request }) => balance_request === id);
}

/** A request with its order and payments, updated from the provider. @throws HttpError when it can't be reached */
export async function refreshRequest(
  context: Context,
  request: BalanceRequestRow,
): Promise<{ request: BalanceRequestRow; order: OrderRow; payments: PaymentRow[] }> {
  const { database } = context;
  for (const payment of await unfinished(context, request)) await refreshPayment(context, payment);
  return {
    request: await balanceRequestById(database, request.id),
    order: await orderById(database, request.order_id),
    payments: await paymentsOf(database, [request.order_id]),
  };
}

/**
 * The provider's page to pay what is due next of a request; null when nothing is. Concurrent clicks lead to one session, and
 * an earlier session for another amount is ended first.
 * @throws HttpError
 */
export async function balanceCheckoutUrl(context: Context, requestId: string): Promise<string | null> {
  return awaitFirst(async () => {
    const locked = await lockRequest(context, requestId);
    if (!locked) return undefined;
    try {
      return await openSession(context, locked);
    } finally {
      await unlockRequest(context, locked);
    }
  });
}

async function openSession(context: Context, locked: BalanceRequestRow): Promise<string | null> {
  const { paymentProvider, now, settings } = context;
  const due = await dueOf(context, locked);
  if (!due) return null;
  const open = (await unfinished(context, due.request)).find(({ id }) => id === due.request.session_id);
  if (open && due.request.session_cents === due.cents && open.expires_at > now().toISOString()) {
    return due.request.checkout_url;
  }
  for (const { id } of await unfinished(context, due.request)) {
    await fulfil(context, await paymentProvider.endSession(id).catch(throwUnchecked));
  }
  // An earlier session may have been paid at the last moment.
  const { request, order, cents } = (await dueOf(context, due.request)) ?? {};
  if (!request || !order || !cents) return null;
  const prepared = await prepareSession(context, request, cents);
  const charge = balanceCharge(order, prepared, balanceUrl(request.id, settings, order.success_url), context);
  const session = await paymentProvider.createSession(order, charge, true).catch(async (error: unknown) => {
    if (error instanceof UsedIdempotencyKeyError)
      await store(context, prepared, { session_try: prepared.session_try + 1 });
    throw error;
  });
  await storeSession(context, prepared, order, session);
  return session.url;
}

/** What is due next of a request, updated from the provider; null when nothing is. */
async function dueOf(context: Context, before: BalanceRequestRow) {
  const { request, order, payments } = await refreshRequest(context, before).catch(throwUnchecked);
  const next = isOpenRequest(request) && isBalancePayable(order) ? nextOf(request, order, payments) : undefined;
  return next && next.left >= smallestCharge ? { request, order, cents: next.left } : null;
}

/** Longer than opening a session with the provider can take. After that, the lock of a server that died expires. */
const lockMilliseconds = 90_000;

/** Locks a request for opening its session; one of several concurrent calls gets it. */
function lockRequest({ database, now }: Context, id: string): Promise<BalanceRequestRow | undefined> {
  const at = now();
  return database
    .updateTable('balance_requests')
    .set({ locked_until: after(at, lockMilliseconds) })
    .where('id', '=', id)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', at.toISOString())]))
    .returningAll()
    .executeTakeFirst();
}

/** Releases the lock, unless it has expired. */
async function unlockRequest({ database }: Context, { id, locked_until }: BalanceRequestRow): Promise<void> {
  await database
    .updateTable('balance_requests')
    .set({ locked_until: null })
    .where('id', '=', id)
    .where('locked_until', '=', locked_until)
    .execute();
}

/** Changes a request that is locked. */
export const store = ({ database }: Context, { id }: BalanceRequestRow, change: Partial<BalanceRequestRow>) =>
  database.updateTable('balance_requests').set(change).where('id', '=', id).execute();

/** Stores what the next session charges, before it is opened: a repeated call must be identical. */
export async function prepareSession(
  context: Context,
  request: BalanceRequestRow,
  cents: number,
): Promise<BalanceRequestRow> {
  const now = context.now();
  const isPrepared =
    request.session_id === null &&
    request.session_cents === cents &&
    Date.parse(request.session_expires_at ?? '') - shortestSession > now.getTime();
  if (isPrepared) return request;
  const change = {
    session_number: request.session_number + 1,
    session_try: 1,
    session_id: null,
    session_cents: cents,
    checkout_url: null,
    session_expires_at: sessionEnd(now),
  };
  await store(context, request, change);
  return { ...request, ...change };
}

/** Stores the session and its payment. If the request was withdrawn meanwhile, the session is ended soon. */
export async function storeSession(
  { database, paymentProvider, now }: Context,
  request: BalanceRequestRow,
  order: OrderRow,
  session: CheckoutSession,
): Promise<void> {
  const at = now();
  const opened = {
    ...order,
    provider: paymentProvider.id,
    expires_at: request.session_expires_at ?? order.expires_at,
  };
  const payment: PaymentRow = {
    ...newPayment(opened, session.id, at),
    asked_cents: request.session_cents,
    balance_request: request.id,
  };
  await database.transaction().execute(async (transaction) => {
    const current = await transaction
      .updateTable('balance_requests')
      .set({ session_id: session.id, checkout_url: session.url })
      .where('id', '=', request.id)
      .where('session_number', '=', request.session_number)
      .returningAll()
      .executeTakeFirst();
    const isWanted = current !== undefined && isOpenRequest(current);
    await transaction
      .insertInto('payments')
      .values({ ...payment, check_at: isWanted || payment.check_at === null ? payment.check_at : at.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}
