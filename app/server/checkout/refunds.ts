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

/** Adds to what of a payment's refunds failed later and isn't dealt with. @param cents below zero once it is */
export async function addFailedRefund(database: Database, paymentId: string, cents: number): Promise<void> {
  await database
    .updateTable('payments')
    .set(({ eb }) => ({ failed_refund_cents: eb('failed_refund_cents', '+', cents) }))
    .where('id', '=', paymentId)
    .execute();
}

/** Stores which refunds the provider's new sum of a payment confirms, or which ones have failed, and how much isn't dealt with. */
export async function updateRefunds(
  transaction: Transaction,
  before: PaymentRow,
  { refunded_cents }: PaymentRow,
  at: string,
): Promise<void> {
  const change = refunded_cents - before.refunded_cents;
  if (change === 0) return;
  await addFailedRefund(transaction, before.id, Math.max(-before.failed_refund_cents, -change));
  const all = (await refundsOf(transaction, [before.id])).map((row) => ({ ...row, amount: row.amount_cents }));
  const candidates = change > 0 ? all.filter(isPending) : all.filter(({ status }) => status === 'refunded').reverse();
  for (const { id } of refundsIn(Math.abs(change), candidates)) {
    await transaction
      .updateTable('refunds')
      .set({
        status: change > 0 ? 'refunded' : 'failed',
        failure: change > 0 ? null : 'The buyer’s bank rejected it, and the money is back with you.',
        check_at: null,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  }
}
