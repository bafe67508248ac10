import { refundsIn } from '../../src/domain/staff/refund.ts';
import type { PaymentRow, RefundRow } from '../orders/table.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import type { RefundEvent } from '../platform/payments/provider.ts';

/** The refunds of payments, oldest first. */
export async function refundsOf(database: Database, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return database
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .execute();
}

/** The refunds of orders, oldest first. */
export async function refundsOfOrders(
  database: Database,
  orderIds: readonly string[],
): Promise<(RefundRow & { order_id: string })[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select('payments.order_id')
    .where('payments.order_id', 'in', orderIds)
    .orderBy('refunds.created_at')
    .execute();
}

/** Whether the provider hasn't confirmed a refund yet. */
export const isPending = ({ status }: Pick<RefundRow, 'status'>) => status === 'asked' || status === 'on-its-way';

/**
 * Adds to what of a payment's refunds failed later and isn't dealt with.
 * @param cents below zero once it is
 * @param failedAt of another failure
 */
export async function addFailedRefund(
  database: Database,
  paymentId: string,
  cents: number,
  failedAt?: string,
): Promise<void> {
  await database
    .updateTable('payments')
    .set(({ eb }) => ({
      failed_refund_cents: eb('failed_refund_cents', '+', cents),
      ...(failedAt && { failed_refund_at: failedAt }),
    }))
    .where('id', '=', paymentId)
    .execute();
}

const rejected = {
  status: 'failed',
  failure: 'The buyer’s bank rejected it, and the money is back with you.',
} as const;

/**
 * Stores which refunds have failed and which ones the provider's new sum of a payment confirms, and how much isn't dealt with.
 * The provider names those of ours that fail, and those that it makes when it is asked. Failed refunds are dealt with once as
 * much was refunded that was asked for on the desk after the last failure, or at once elsewhere; until then all of it is open, as
 * another refund may have another reason.
 * @returns whether one has failed that isn't known yet
 */
export async function updateRefunds(
  transaction: Transaction,
  before: PaymentRow,
  { refunded_cents }: PaymentRow,
  { failed, made }: Pick<RefundEvent, 'failed' | 'made'>,
  at: string,
): Promise<boolean> {
  const all = (await refundsOf(transaction, [before.id])).map((row) => ({ ...row, amount: row.amount_cents }));
  const set = (id: string, change: Partial<RefundRow>) =>
    transaction
      .updateTable('refunds')
      .set({ ...change, check_at: null, updated_at: at })
      .where('id', '=', id)
      .execute();
  const lost = all.filter(({ id, status }) => failed.includes(id) && status !== 'failed');
  const others = all.filter((row) => !lost.includes(row));
  let change = refunded_cents - before.refunded_cents;
  for (const { id, status, amount } of lost) {
    await set(id, rejected);
    if (status === 'refunded') change += amount;
  }
  const pending = others.filter(isPending);
  const named = pending.filter(({ id }) => made?.includes(id));
  if (change > 0 || named.length > 0) {
    // One that got no answer may never have been made.
    const guessed = pending
      .filter((row) => !named.includes(row))
      .sort((one, other) => other.status.localeCompare(one.status));
    const found = [
      ...named,
      ...refundsIn(
        named.reduce((left, { amount }) => left - amount, change),
        guessed,
      ),
    ];
    for (const { id } of found) await set(id, { status: 'refunded', failure: null });
    if (before.failed_refund_cents > 0 && replacedCents(change, found, all, before) >= before.failed_refund_cents)
      await addFailedRefund(transaction, before.id, -before.failed_refund_cents);
  }
  // Beside those that are named, one that was made elsewhere.
  const cents = lost.reduce((sum, { amount }) => sum + amount, Math.max(0, -change));
  if (cents > 0) await addFailedRefund(transaction, before.id, cents, at);
  return lost.length > 0;
}

/**
 * The refunded cents that were asked for after the last failed refund of a payment, or refunded elsewhere now.
 * @param change of the refunded sum
 * @param found the refunds that it confirms
 * @param all refunds of the payment, as before it
 */
function replacedCents(
  change: number,
  found: readonly RefundRow[],
  all: readonly RefundRow[],
  { failed_refund_at }: PaymentRow,
): number {
  const sum = (rows: readonly RefundRow[]) => rows.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  const later = [...all.filter(({ status }) => status === 'refunded'), ...found].filter(
    ({ created_at }) => created_at > (failed_refund_at ?? ''),
  );
  return sum(later) + change - sum(found);
}
