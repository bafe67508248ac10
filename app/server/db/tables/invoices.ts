import type { InvoiceKind } from '../../../src/domain/invoice/invoice.ts';

/** An invoice or credit note. Rows are added and never changed: a trigger refuses it. */
export interface InvoiceRow {
  id: string;
  /** "2026-0001", "CN-2026-0001". */
  number: string;
  kind: InvoiceKind;
  year: number;
  /** Its place in the year's series of its kind, from 1, without a gap. */
  serial: number;
  order_id: string;
  payment_id: string;
  /** Its place among the documents of its payment, from 1: each is issued once. Null in those of earlier versions. */
  payment_place: number | null;
  /** "2026-11-20", in the agency's time zone. */
  issued_on: string;
  /** Above zero, also in a credit note. */
  net_cents: number;
  vat_cents: number;
  total_cents: number;
  /** JSON: the document as it was issued, an `Invoice`. */
  document: string;
  created_at: string;
}

/** The last number of each series. It is taken in the transaction that stores the document, so a failed one leaves no gap. */
export interface InvoiceNumberRow {
  kind: InvoiceKind;
  year: number;
  last: number;
}
