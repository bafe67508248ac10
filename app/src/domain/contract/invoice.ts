import * as z from 'zod/mini';
import { isDay } from '../booking/day.ts';
import { givenId } from './fields.ts';

/** An invoice or credit note in the lists of an order. */
export const listedInvoiceSchema = z.object({
  id: z.string(),
  /** "2026-0001", "CN-2026-0001". */
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  /** "2026-11-20" */
  issuedOn: z.string(),
  /** Whole cents, with VAT. */
  total: z.int(),
});
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>;

const day = z.string().check(z.refine(isDay, 'This day does not exist.'));
/** Those issued from the first to the last day. */
export const invoicePeriodSchema = z.object({ from: day, to: day });
export type InvoicePeriod = z.infer<typeof invoicePeriodSchema>;

export const invoiceParams = z.object({
  invoice: givenId(100),
  format: z.enum(['pdf', 'xml']),
});
export type InvoiceFormat = z.infer<typeof invoiceParams>['format'];
