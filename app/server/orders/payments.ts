import { after } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import type { DisputeEvent, PaymentEvent, PaymentProvider, SessionEvent } from '../platform/payments/provider.ts';
import { returnedCents } from './orderStatus.ts';
import type { OrderRow, PaymentRow, PaymentStatus } from './table.ts';

/** Time between two checks of a payment. Together with the pause between two rounds it is less than five minutes. */
export const checkInterval = 4 * 60_000;
/** Longer than the provider may take to answer. Then the lock of a server that died expires. */
const lockMilliseconds = 30_000;
const firstPause = 15_000;

/** The payment of a new session. */
export function newPayment(order: OrderRow, sessionId: string, now: Date): PaymentRow {
  return {
    id: sessionId,
    order_id: order.id,
    provider: order.provider,
    status: 'open',
    expires_at: order.expires_at,
    intent_id: null,
    asked_cents: null,
    balance_request: null,
    amount_cents: null,
    currency: null,
    paid_at: null,
    refunded_cents: 0,
    failed_refund_cents: 0,
    failed_refund_at: null,
    refunded_as_of: null,
    dispute: null,
    disputed_cents: 0,
    dispute_as_of: null,
    disputed_at: null,
    dispute_reason: null,
    dispute_due_by: null,
    checked_at: now.toISOString(),
    // The demo changes the order at once, so there is nothing to check.
    check_at: order.provider === 'demo' ? null : after(now, checkInterval),
    failed_checks: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** The payments of orders, oldest first. */
export async function paymentsOf(database: Database, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Allowed status transitions: nothing undoes `paid`, and a late event never reverts a status. */
const changes: Readonly<
  Record<SessionEvent['kind'], { from: readonly PaymentStatus[]; to: Exclude<PaymentStatus, 'open'> }>
> = {
  paid: { from: ['open', 'processing', 'failed', 'expired'], to: 'paid' },
  processing: { from: ['open'], to: 'processing' },
  failed: { from: ['open', 'processing'], to: 'failed' },
  expired: { from: ['open'], to: 'expired' },
};

/** Applies an event to a payment. Commutative and idempotent: events may arrive in any order, and more than once. */
export function withEvent(payment: PaymentRow, event: PaymentEvent, now: Date): PaymentRow {
  const checked = { ...payment, checked_at: now.toISOString(), failed_checks: 0 };
  switch (event.kind) {
    case 'refund':
      return isLater(event.at, payment.refunded_as_of, event.made !== null || event.refunded > payment.refunded_cents)
        ? { ...checked, refunded_cents: event.refunded, refunded_as_of: event.at.toISOString() }
        : checked;
    case 'dispute':
      return isLater(event.at, payment.dispute_as_of, event.state !== 'open') ? afterDispute(checked, event) : checked;
    default:
      return afterSession(checked, event, now);
  }
}

/** Whether an event is later than the known one; timestamps are whole seconds. @param ifSameSecond the answer for the same second */
function isLater(at: Date, known: string | null, ifSameSecond: boolean): boolean {
  const since = known === null ? 0 : at.getTime() - Date.parse(known);
  return known === null || since > 0 || (since === 0 && ifSameSecond);
}

function afterDispute(payment: PaymentRow, event: DisputeEvent): PaymentRow {
  return {
    ...payment,
    dispute: event.state,
    disputed_cents: event.amount,
    dispute_as_of: event.at.toISOString(),
    disputed_at: event.openedAt.toISOString(),
    dispute_reason: event.reason,
    dispute_due_by: event.dueBy?.toISOString() ?? null,
  };
}

function afterSession(payment: PaymentRow, event: SessionEvent, now: Date): PaymentRow {
  const known = { ...payment, intent_id: payment.intent_id ?? event.intentId };
  const { from, to } = changes[event.kind];
  if (!from.includes(payment.status)) return known;
  return {
    ...known,
    status: to,
    check_at: to === 'processing' ? after(now, checkInterval) : null,
    ...(to === 'paid' && {
      amount_cents: event.amount,
      currency: event.currency,
      paid_at: (event.at ?? now).toISOString(),
    }),
  };
}

/** The order's payments that may still be paid, as far as is known. */
export function unfinishedPayments(
  database: Database,
  { id }: Pick<OrderRow, 'id'>,
  provider: PaymentProvider['id'],
): Promise<PaymentRow[]> {
  return database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('provider', '=', provider)
    .where('status', 'in', ['open', 'processing'])
    .execute();
}

/** Locks the payment whose check is most overdue; one of several servers gets it. */
export function takeDue(
  database: Database,
  provider: PaymentProvider['id'],
  now: Date,
): Promise<PaymentRow | undefined> {
  const at = now.toISOString();
  return database
    .updateTable('payments')
    .set({ check_at: after(now, lockMilliseconds) })
    .where('id', '=', (due) =>
      due
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider)
        .where('check_at', '<=', at)
        .orderBy('check_at')
        .limit(1),
    )
    .where('check_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
}

/** Schedules the next check after one without news. */
export async function markChecked(database: Database, { id }: PaymentRow, now: Date): Promise<void> {
  await database
    .updateTable('payments')
    .set({ checked_at: now.toISOString(), check_at: after(now, checkInterval), failed_checks: 0 })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute();
}

/** Schedules the next check after a failed one, with a growing back-off up to one interval. */
export async function postponeCheck(database: Database, { id, failed_checks }: PaymentRow, now: Date): Promise<void> {
  const pause = Math.min(firstPause * 2 ** Math.min(failed_checks, 10), checkInterval);
  await database
    .updateTable('payments')
    .set({ check_at: after(now, pause), failed_checks: failed_checks + 1 })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute();
}

/** Makes payments due that weren't checked in the last minute: webhooks may have been missed while the server was down. */
export async function checkSoon(database: Database, provider: PaymentProvider['id'], now: Date): Promise<void> {
  await database
    .updateTable('payments')
    .set({ check_at: now.toISOString() })
    .where('provider', '=', provider)
    .where('check_at', '>', now.toISOString())
    .where('checked_at', '<=', after(now, -60_000))
    .execute();
}

/** Makes the open sessions of orders due for a check, which ends those that are no longer needed. */
export async function endSessionsSoon(
  transaction: Transaction,
  orderIds: readonly string[],
  at: string,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ check_at: at })
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'open')
    .where('check_at', 'is not', null)
    .execute();
}

/** When the open payment that has waited longest for a check was last checked; null when none is open. */
export async function uncheckedSince(database: Database, provider: PaymentProvider['id']): Promise<Date | null> {
  const { since } = await database
    .selectFrom('payments')
    .select(({ fn }) => fn.min('checked_at').as('since'))
    .where('provider', '=', provider)
    .where('check_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return since === null ? null : new Date(since);
}

/** Refunded cents by order id; orders without refunds are left out. */
export async function refundedOf(
  database: Database,
  orders: readonly Pick<OrderRow, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('status', '=', 'paid')
    .execute();
  const sums = new Map<string, number>();
  for (const payment of payments) {
    const returned = returnedCents(payment);
    if (returned > 0) sums.set(payment.order_id, (sums.get(payment.order_id) ?? 0) + returned);
  }
  return sums;
}
