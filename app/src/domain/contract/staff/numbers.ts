import * as z from 'zod/mini';
import { wizardIds } from '../../wizard/wizardIds.ts';
import { endpoint } from '../endpoint.ts';

const yearQuery = z.strictObject({
  /** In the agency's time zone; the current one if left out. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100))),
});

/** A month: amounts in cents. */
export const monthSchema = z.object({
  /** "2026-11" */
  month: z.string(),
  /** Orders whose first payment arrived. */
  orders: z.int(),
  /** By card and transfer, before fees; a reversed transfer counts against its month. */
  received: z.int(),
  /** Refunded, and lost in disputes, in the month of the last refund of a payment. */
  refunded: z.int(),
  /** Invoices less credit notes, with VAT. */
  invoiced: z.int(),
});
export type Month = z.infer<typeof monthSchema>;

/** What visitors did in a wizard in the year. */
export const wizardNumbersSchema = z.object({
  wizard: z.enum(wizardIds),
  /** How often its page was opened. */
  opened: z.int(),
  saved: z.int(),
  /** Orders that reached the payment. */
  ordered: z.int(),
  paid: z.int(),
});
export type WizardNumbers = z.infer<typeof wizardNumbersSchema>;

export const numbersSchema = z.object({
  year: z.int(),
  /** Years with orders or counts, latest first; the current one is always there. */
  years: z.array(z.int()),
  /** Up to the current one, latest first. */
  months: z.array(monthSchema),
  wizards: z.array(wizardNumbersSchema),
  /** Whether visits are counted. */
  counts: z.boolean(),
});
export type Numbers = z.infer<typeof numbersSchema>;

export const getNumbers = endpoint('GET /api/staff/numbers', {
  query: yearQuery,
  answer: numbersSchema,
  staff: { role: 'read-only', area: 'orders' },
});

export const downloadNumbers = endpoint('GET /api/staff/numbers.csv', {
  query: yearQuery,
  staff: { role: 'staff', area: 'orders' },
});
