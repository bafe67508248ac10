import type { Address } from '../contract/business.ts';
import type { Seller } from '../seller.ts';
import { type InvoiceVat, splitChange, splitVat } from './vat.ts';

export type InvoiceKind = 'invoice' | 'credit-note';
export const kindNames: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', 'credit-note': 'Credit note' };

/** A line as priced. */
export interface PricedLine {
  label: string;
  /** How its amount was worked out: "Middle of €1,200–€2,000". */
  rule: string;
  /** Cents as priced; below zero for a discount. */
  amount: number;
}

export interface InvoiceLine extends PricedLine {
  /** Cents without VAT. */
  net: number;
}

export interface Buyer {
  name: string;
  email: string;
  company: string | null;
  vatNumber: string | null;
  /** Of a business; null for a consumer. */
  address: Address | null;
  /** By ISO 3166. A consumer isn't asked: there it is the place of supply, the seller's country. */
  country: string;
}

/** How the money moved. `demo`: it didn't. */
export type PaidBy = 'card' | 'transfer' | 'demo';

/**
 * An invoice or credit note as it was issued. It is stored and never changed. Amounts are cents; those of a credit note are
 * above zero too.
 */
export interface Invoice {
  version: 1;
  kind: InvoiceKind;
  /** "2026-0001", "CN-2026-0001". */
  number: string;
  /** "2026-11-20" */
  issuedOn: string;
  seller: Seller;
  buyer: Buyer;
  /** What was ordered. */
  order: {
    reference: string;
    title: string;
    lines: readonly PricedLine[];
    total: number;
    /** What is still to be paid of it. */
    left: number;
  };
  /** What this document is about. The net amounts add up to `net`. */
  lines: readonly InvoiceLine[];
  vat: InvoiceVat;
  net: number;
  vatAmount: number;
  /** With VAT. */
  total: number;
  /** What was paid, or refunded. */
  paid: { amount: number; on: string; by: PaidBy };
  /** `total` without what was paid: VAT that comes on top of the prices. */
  due: number;
  /** Earlier documents of the order, with what was paid; below zero for a credit note. */
  earlier: readonly { number: string; paid: number }[];
  /** The document that it credits or corrects. */
  corrects: { number: string; issuedOn: string } | null;
}

/** "2026-0001"; credit notes have their own series: "CN-2026-0001". */
export const invoiceNumber = (kind: InvoiceKind, year: number, serial: number): string =>
  `${kind === 'invoice' ? '' : 'CN-'}${year}-${String(serial).padStart(4, '0')}`;

/** Lines with their net amounts, which add up to the net amount of their sum. */
export function withNet(lines: readonly PricedLine[], vat: InvoiceVat): InvoiceLine[] {
  let sum = 0;
  return lines.map((line) => {
    const { net } = splitChange(sum, sum + line.amount, vat);
    sum += line.amount;
    return { ...line, net };
  });
}

/** The sums of a document for a payment that was made in full. */
export function sumsOf(lines: readonly PricedLine[], vat: InvoiceVat) {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const split = splitVat(amount, vat);
  return { lines: withNet(lines, vat), vat, net: split.net, vatAmount: split.vat, total: split.total };
}
