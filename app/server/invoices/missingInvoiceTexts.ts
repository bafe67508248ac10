import { formatDate } from '../../src/domain/dates.ts';
import { kindNames } from '../../src/domain/invoice/invoice.ts';
import { describeRates } from '../../src/domain/invoice/words.ts';
import { formatExact } from '../../src/domain/money.ts';
import { formatList, plural } from '../../src/domain/words.ts';
import { referenceOf } from '../orders/order.ts';
import { missingSellerSettings } from '../platform/settings/seller.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { documentOf } from './invoices.ts';
import type { MissingInvoice } from './missingInvoices.ts';
import type { InvoiceRow } from './table.ts';

const none = 'Every payment, refund and lost dispute has its document.';

const padded = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );
};

/** The documents that are missing, and what they would say. */
export function describeMissing(missing: readonly MissingInvoice[], { seller, vat, vatRates }: Settings): string {
  if (missing.length === 0) return none;
  const rows = missing.map(({ kind, amount, day, order }) => [
    kindNames[kind],
    formatExact(amount),
    `order ${referenceOf(order)}`,
    order.name,
    `${kind === 'invoice' ? 'paid' : 'returned'} on ${formatDate(day)}`,
  ]);
  const left = missingSellerSettings(seller, vat);
  const states = vat !== null && vat !== 'none' && seller.vatNumber !== null;
  return [
    `${plural(missing.length, 'document is', 'documents are')} missing:`,
    ...padded(rows),
    states
      ? `They will state VAT ${vat} in the prices, at the rate of the day of payment: ${describeRates(vatRates)}.`
      : `They will state no VAT${vat === 'none' ? '' : ': VAT or VAT_NUMBER isn’t set'}.`,
    ...(left.length > 0 ? [`They will leave out what isn’t set: ${formatList(left)}.`] : []),
    'Nothing was issued. To issue them, run this again with --write.',
  ].join('\n');
}

/** The documents that were issued. */
export function describeIssued(issued: readonly InvoiceRow[]): string {
  if (issued.length === 0) return `${none} Nothing was issued.`;
  const rows = issued.map((row) => {
    const { order, buyer, paid } = documentOf(row);
    return [row.number, formatExact(paid.amount), `order ${order.reference}`, buyer.name];
  });
  return [
    `Issued ${plural(issued.length, 'document')}:`,
    ...padded(rows),
    'Buyers find them in their accounts, and you on the desk; no e-mail was sent.',
  ].join('\n');
}
