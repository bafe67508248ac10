import { refundsIn } from '../../src/domain/staff/refund.ts';
import type { PaymentRow, RefundRow } from '../orders/table.ts';
import type { Database, Transaction } from '../platform/db/open.ts';

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

/**
 * Stores that a refund failed whose making was never reported, or is reported only later: then the sum doesn't tell.
 * @param id of the refund; undefined when none is reported
 * @returns whether it is news
 */
export async function failUnconfirmed(
  transaction: Transaction,
  payment: PaymentRow,
  id: string | undefined,
  at: string,
): Promise<boolean> {
  if (id === undefined) return false;
  const refund = await transaction
    .updateTable('refunds')
    .set({ ...rejected, check_at: null, updated_at: at })
    .where('id', '=', id)
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'on-its-way')
    .returning('amount_cents')
    .executeTakeFirst();
  if (refund) await addFailedRefund(transaction, payment.id, refund.amount_cents, at);
  return refund !== undefined;
}

const rejected = {
  status: 'failed',
  failure: 'The buyer’s bank rejected it, and the money is back with you.',
} as const;

/**
 * Stores which refunds the provider's new sum of a payment confirms, or which ones have failed, and how much isn't dealt with.
 * Failed refunds are dealt with once as much was refunded that was asked for on the desk after the last failure, or at once
 * elsewhere; until then all of it is open, as another refund may have another reason.
 */
export async function updateRefunds(
  transaction: Transaction,
  before: PaymentRow,
  { refunded_cents }: PaymentRow,
  at: string,
): Promise<void> {
  const change = refunded_cents - before.refunded_cents;
  if (change === 0) return;
  const all = (await refundsOf(transaction, [before.id])).map((row) => ({ ...row, amount: row.amount_cents }));
  const candidates = change > 0 ? all.filter(isPending) : all.filter(({ status }) => status === 'refunded').reverse();
  const found = refundsIn(Math.abs(change), candidates);
  if (change < 0) await addFailedRefund(transaction, before.id, -change, at);
  else if (before.failed_refund_cents > 0 && replacedCents(change, found, all, before) >= before.failed_refund_cents)
    await addFailedRefund(transaction, before.id, -before.failed_refund_cents);
  for (const { id } of found) {
    await transaction
      .updateTable('refunds')
      .set({
        ...(change > 0 ? ({ status: 'refunded', failure: null } as const) : rejected),
        check_at: null,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  }
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
