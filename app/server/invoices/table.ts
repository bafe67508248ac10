import type { InvoiceKind } from '../../src/domain/invoice/invoice.ts';
import { integer, type Row, table, text } from '../platform/db/table.ts';

/** An invoice or credit note. Rows are added and never changed: a trigger refuses it. */
export const invoices = table({
  keptAs: 'invoices',
  columns: {
    id: text('none', 'primary key'),
    /** "2026-0001", "CN-2026-0001". */
    number: text('kept', 'not null unique'),
    kind: text('kept', 'not null').of<InvoiceKind>(),
    year: integer('none', 'not null'),
    /** Its place in the year's series of its kind, from 1, without a gap. */
    serial: integer('none', 'not null'),
    order_id: text('kept', 'not null'),
    payment_id: text('none', 'not null'),
    /** Its place among the documents of its payment, from 1: each is issued once. */
    payment_place: integer('none', 'not null'),
    /** "2026-11-20", in the agency's time zone. */
    issued_on: text('kept', 'not null'),
    /** Above zero, also in a credit note. */
    net_cents: integer('kept', 'not null'),
    vat_cents: integer('kept', 'not null'),
    total_cents: integer('kept', 'not null'),
    /** JSON: the document as it was issued, an `Invoice`. */
    document: text('kept', 'not null'),
    created_at: text('none', 'not null'),
  },
  constraints: ['constraint invoices_serial unique (kind, year, serial)'],
  indexes: [
    'create index invoices_order on invoices (order_id)',
    'create index invoices_issued on invoices (issued_on, id)',
    'create unique index invoices_place on invoices (payment_id, payment_place)',
  ],
});
export type InvoiceRow = Row<typeof invoices>;

/** The last number of each series. It is taken in the transaction that stores the document, so a failed one leaves no gap. */
export const invoiceNumbers = table({
  keptAs: null,
  columns: {
    kind: text('none', 'not null').of<InvoiceKind>(),
    year: integer('none', 'not null'),
    last: integer('none', 'not null'),
  },
  constraints: ['constraint invoice_numbers_key primary key (kind, year)'],
});
