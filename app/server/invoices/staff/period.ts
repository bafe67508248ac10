import { addressLines } from '../../../src/domain/business.ts';
import type { InvoicePeriod } from '../../../src/domain/contract/invoice.ts';
import { type Invoice, kindNames } from '../../../src/domain/invoice/invoice.ts';
import { fromCents } from '../../../src/domain/money.ts';
import type { Database } from '../../platform/db/open.ts';
import { documentOf } from '../invoices.ts';
import type { InvoiceRow } from '../table.ts';

const pageSize = 200;

/** The documents of a period, a page at a time: by day, kind and number. */
export async function* invoicesOfPeriod(database: Database, { from, to }: InvoicePeriod): AsyncGenerator<InvoiceRow> {
  for (const kind of ['invoice', 'credit-note'] as const) {
    let after = { year: 0, serial: 0 };
    for (;;) {
      const { year, serial } = after;
      const rows = await database
        .selectFrom('invoices')
        .selectAll()
        .where('kind', '=', kind)
        .where('issued_on', '>=', from)
        .where('issued_on', '<=', to)
        .where(({ eb, or, and }) =>
          or([eb('year', '>', year), and([eb('year', '=', year), eb('serial', '>', serial)])]),
        )
        .orderBy('year')
        .orderBy('serial')
        .limit(pageSize)
        .execute();
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) break;
      after = last;
    }
  }
}

/** Amounts of a credit note are below zero, so that columns can be added up. */
const signed = (of: (invoice: Invoice) => number) => (invoice: Invoice) =>
  fromCents(invoice.kind === 'invoice' ? of(invoice) : 0 - of(invoice));

const columns: Readonly<Record<string, (invoice: Invoice) => string | number>> = {
  Number: ({ number }) => number,
  Date: ({ issuedOn }) => issuedOn,
  Kind: ({ kind }) => kindNames[kind],
  Corrects: ({ corrects }) => corrects?.number ?? '',
  Order: ({ order }) => order.reference,
  Title: ({ order }) => order.title,
  Buyer: ({ buyer }) => buyer.company ?? buyer.name,
  'Buyer’s VAT number': ({ buyer }) => buyer.vatNumber ?? '',
  Address: ({ buyer }) => (buyer.address ? addressLines(buyer.address).join(', ') : ''),
  Country: ({ buyer }) => buyer.country,
  Currency: () => 'EUR',
  Net: signed(({ net }) => net),
  'VAT %': ({ vat }) => (vat.mode === 'none' ? '' : String(vat.rate)),
  VAT: signed(({ vatAmount }) => vatAmount),
  Total: signed(({ total }) => total),
  Paid: signed(({ paid }) => paid.amount),
  'Paid on': ({ paid }) => paid.on,
  'Paid by': ({ paid }) => paid.by,
};

export const columnNames = Object.keys(columns);

/** The cells of a document, in the order of the columns. */
export function cellsOf(row: InvoiceRow): (string | number)[] {
  const invoice = documentOf(row);
  return Object.values(columns).map((cell) => cell(invoice));
}
