import { orderById } from '../../orders/orders.ts';
import { paymentsOf, unfinishedPayments } from '../../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import { UsedIdempotencyKeyError } from '../../platform/payments/provider.ts';
import { awaitFirst } from '../awaitFirst.ts';
import { balanceCharge } from '../charge.ts';
import { fulfil } from '../fulfil.ts';
import { refreshPayment } from '../refresh.ts';
import { throwUnchecked } from '../startCheckout.ts';
import { balanceUrl } from './link.ts';
import { balanceRequestById, isBalancePayable, isOpenRequest, nextOf } from './requests.ts';
import { lockRequest, prepareSession, store, storeSession, unlockRequest } from './sessionRows.ts';

/** The unfinished payments made with the link of a request. */
async function unfinished({ database, paymentProvider }: Context, { id, order_id }: BalanceRequestRow) {
  const payments = await unfinishedPayments(database, { id: order_id }, paymentProvider.name);
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
  return next ? { request, order, cents: next.left } : null;
}
