import { sessionEnd, shortestSession } from '../../orders/orders.ts';
import { newPayment } from '../../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { CheckoutSession } from '../../platform/payments/provider.ts';
import { isOpenRequest } from './requests.ts';

/** Longer than opening a session with the provider can take. After that, the lock of a server that died expires. */
const lockMilliseconds = 90_000;

/** Locks a request for opening its session; one of several concurrent calls gets it. */
export function lockRequest({ database, now }: Context, id: string): Promise<BalanceRequestRow | undefined> {
  const at = now();
  return database
    .updateTable('balance_requests')
    .set({ locked_until: new Date(at.getTime() + lockMilliseconds).toISOString() })
    .where('id', '=', id)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', at.toISOString())]))
    .returningAll()
    .executeTakeFirst();
}

/** Releases the lock, unless it has expired. */
export async function unlockRequest({ database }: Context, { id, locked_until }: BalanceRequestRow): Promise<void> {
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
    provider: paymentProvider.name,
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
