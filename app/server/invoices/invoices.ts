import { randomUUID } from 'node:crypto';
import { type Invoice, type InvoiceKind, invoiceNumber } from '../../src/domain/invoice/invoice.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { type ActionWords, loggedOf } from '../platform/subject.ts';
import type { InvoiceRow } from './table.ts';

/** The stored document. */
export const documentOf = ({ document }: Pick<InvoiceRow, 'document'>) => JSON.parse(document) as Invoice;

/** The documents of orders, oldest first. */
export async function invoicesOf(database: Database, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('issued_on')
    .orderBy('kind', 'desc')
    .orderBy('serial')
    .execute();
}

/**
 * Takes the next number of a year's series. It locks the series until the transaction ends, so that numbers are unique, and
 * one that fails takes none.
 */
async function nextSerial(transaction: Transaction, kind: InvoiceKind, year: number): Promise<number> {
  await transaction
    .insertInto('invoice_numbers')
    .values({ kind, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'year']).doNothing())
    .execute();
  const { last } = await transaction
    .updateTable('invoice_numbers')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('kind', '=', kind)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** What a document is before it has a number. */
export type Draft = Omit<Invoice, 'version' | 'number'>;

/** Issues a document: gives it the next number and stores it. */
export async function issue(
  transaction: Transaction,
  draft: Draft,
  {
    order_id,
    payment_id,
    payment_place,
    created_at,
  }: Pick<InvoiceRow, 'order_id' | 'payment_id' | 'payment_place' | 'created_at'>,
): Promise<InvoiceRow> {
  const year = Number(draft.issuedOn.slice(0, 4));
  const serial = await nextSerial(transaction, draft.kind, year);
  const document: Invoice = { version: 1, number: invoiceNumber(draft.kind, year, serial), ...draft };
  const row: InvoiceRow = {
    id: randomUUID(),
    number: document.number,
    kind: draft.kind,
    year,
    serial,
    order_id,
    payment_id,
    payment_place,
    issued_on: draft.issuedOn,
    net_cents: draft.net,
    vat_cents: draft.vatAmount,
    total_cents: draft.total,
    document: JSON.stringify(document),
    created_at,
  };
  await transaction.insertInto('invoices').values(row).execute();
  return row;
}

/**
 * Takes back the invoice of a payment that was never handed out, with its number. Not if a later one has the next number.
 * @returns whether the payment has no document now
 */
export async function takeBackInvoice(transaction: Transaction, paymentId: string): Promise<boolean> {
  const documents = await transaction
    .selectFrom('invoices')
    .select(['id', 'kind', 'year', 'serial'])
    .where('payment_id', '=', paymentId)
    .execute();
  const [document, ...others] = documents;
  if (!document) return true;
  if (others.length > 0) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('invoice_numbers')
    .set({ last: document.serial - 1 })
    .where('kind', '=', document.kind)
    .where('year', '=', document.year)
    .where('last', '=', document.serial)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await transaction.deleteFrom('invoices').where('id', '=', document.id).execute();
  return true;
}

/** A document in lists. */
export const toListed = ({ id, number, kind, issued_on, total_cents }: InvoiceRow) => ({
  id,
  number,
  kind,
  issuedOn: issued_on,
  total: total_cents,
});

/** The documents of one order. */
export const listedOf = (rows: readonly InvoiceRow[], { id }: Pick<OrderRow, 'id'>) =>
  rows.filter(({ order_id }) => order_id === id).map(toListed);

const periodIn = (logged: string) => `${loggedOf(logged).from} to ${loggedOf(logged).to}`;

export const invoiceWords: ActionWords = {
  'invoice.read': ({ after }) => `${loggedOf(after).number} downloaded`,
  'invoices.csv': ({ after }) => `Invoices from ${periodIn(after)} downloaded as CSV`,
  'invoices.zip': ({ after }) => `Invoices from ${periodIn(after)} downloaded as an archive`,
};
