import * as z from 'zod/mini';

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
