import { formatEuro } from '../../src/domain/money.ts';
import { formatCents, linesOf } from '../checkout/order.ts';
import type { OrderRow } from '../db/tables/orders.ts';
import type { Row } from './layout.ts';

/** The order's price lines with the total and the amount paid. */
export function billRows(order: OrderRow): readonly Row[] {
  const { total_cents, deposit_cents, deposit_percent } = order;
  return [
    ...linesOf(order).map(({ label, amount }): Row => [label, formatEuro(amount)]),
    ['Total', formatCents(total_cents)],
    [deposit_cents === total_cents ? 'Paid' : `Deposit paid (${deposit_percent}%)`, formatCents(deposit_cents)],
  ];
}
