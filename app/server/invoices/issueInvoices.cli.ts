import { opening } from '../../src/domain/catalogue/opening.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { kindNames } from '../../src/domain/invoice/invoice.ts';
import { describeRates } from '../../src/domain/invoice/words.ts';
import { formatExact } from '../../src/domain/money.ts';
import { formatList, plural } from '../../src/domain/words.ts';
import { referenceOf } from '../orders/order.ts';
import { CommandError, commandLine, runCommand } from '../platform/cli/command.ts';
import { settingsOfInstallation } from '../platform/cli/installation.ts';
import { openDatabase } from '../platform/db/open.ts';
import { hasSellerNumber, missingSellerSettings } from '../platform/settings/seller.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { documentOf } from './invoices.ts';
import { findMissingInvoices, issueMissingInvoices, type MissingInvoice } from './missingInvoices.ts';
import type { InvoiceRow } from './table.ts';

/** @throws CommandError without what an invoice must say: Directive 2006/112/EC, article 226, and EN 16931, BR-CO-26 */
function requireSeller({ seller, vat }: Settings): void {
  const needed = missingSellerSettings(seller, vat).filter(
    (name) =>
      name === 'COMPANY_ADDRESS' ||
      (name === 'VAT_NUMBER' && vat !== null) ||
      (name === 'COMPANY_NUMBER' && !hasSellerNumber(seller, vat)),
  );
  if (needed.length === 0) return;
  throw new CommandError(
    `An invoice needs ${needed.join(' and ')}, and an issued one is never changed. Nothing was issued: set ${needed.length > 1 ? 'them' : 'it'} and run this again.`,
  );
}

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
function describeMissing(missing: readonly MissingInvoice[], { seller, vat, vatRates }: Settings): string {
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
function describeIssued(issued: readonly InvoiceRow[]): string {
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

await runCommand({
  name: commandLine('issue-invoices'),
  about:
    'Lists the invoices and credit notes that payments, refunds and lost disputes lack, from before there were invoices. With --write, issues them: dated today, numbered in this year’s series, and without an e-mail to the buyer. The server may run meanwhile.',
  options: { write: { type: 'boolean', about: 'issues them; an issued document is never changed' } },
  async run({ values: { write } }) {
    const settings = settingsOfInstallation();
    await using database = await openDatabase(settings);
    const context = { settings, database, opening, now: () => new Date() };
    if (write) requireSeller(settings);
    if (write) return describeIssued(await issueMissingInvoices(context));
    return describeMissing(await findMissingInvoices(context), settings);
  },
});
