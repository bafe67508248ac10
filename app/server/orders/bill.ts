import { formatCents, formatEuro } from '../../src/domain/money.ts';
import type { PriceLine } from '../../src/domain/pricing/price.ts';
import type { Row } from '../platform/mail/parts.ts';
import { depositShare, linesOf } from './order.ts';
import type { OrderRow } from './table.ts';

/** Price lines as rows, with the rule of each. */
export function lineRows(lines: readonly PriceLine[]): readonly Row[] {
  return lines.map(
    ({ label, amount, rule, kind }): Row => [
      label,
      formatEuro(amount),
      { note: rule, ...(kind === 'discount' && { tone: 'saved' }) },
    ],
  );
}

/** The order's price lines with the total. */
export function orderedRows(order: OrderRow): readonly Row[] {
  return [...lineRows(linesOf(order)), ['Total', formatCents(order.total_cents), { tone: 'total' }]];
}

/** The amount paid. */
export function paidRow(order: OrderRow): Row {
  const { total_cents, deposit_cents } = order;
  return [deposit_cents === total_cents ? 'Paid' : `Deposit paid (${depositShare(order)})`, formatCents(deposit_cents)];
}
