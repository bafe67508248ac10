import * as z from 'zod/mini';
import { wizardIds } from '../../wizard/wizardIds.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare } = endpointsIn('orders');

const yearQuery = z.strictObject({
  /** In the agency's time zone, by weeks that of ISO 8601; the current one if left out. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2100))),
});

/** What the money of a year is added up by. */
export const periodKinds = ['month', 'week'] as const;
const numbersQuery = z.extend(yearQuery, { by: z._default(z.enum(periodKinds), 'month') });
export type NumbersQuery = z.infer<typeof numbersQuery>;

/** A month or a week: amounts in cents. */
const periodSchema = z.object({
  /** "2026-11", or by ISO 8601 "2026-W48" */
  period: z.string(),
  /** Orders whose first payment arrived. */
  orders: z.int(),
  /** By card and transfer, before fees; a reversed transfer counts against its period. */
  received: z.int(),
  /** Refunded, and lost in disputes, in the period of the last refund of a payment. */
  refunded: z.int(),
  /** Invoices less credit notes, with VAT. */
  invoiced: z.int(),
});
export type Period = z.infer<typeof periodSchema>;

/** What visitors did in a wizard in the year. */
const wizardNumbersSchema = z.object({
  wizard: z.enum(wizardIds),
  /** How often its page was opened. */
  opened: z.int(),
  saved: z.int(),
  /** Orders that reached the payment. */
  ordered: z.int(),
  paid: z.int(),
});
export type WizardNumbers = z.infer<typeof wizardNumbersSchema>;

/** What visitors did who came from one place in the year. Payments come later, and aren't told apart. */
const sourceNumbersSchema = z.object({
  /** As `sourceOf` has it. */
  source: z.string(),
  ...z.pick(wizardNumbersSchema, { opened: true, saved: true, ordered: true }).shape,
});
export type SourceNumbers = z.infer<typeof sourceNumbersSchema>;

const numbersSchema = z.object({
  year: z.int(),
  by: z.enum(periodKinds),
  /** Years with orders or counts, latest first; the current one is always there. */
  years: z.array(z.int()),
  /** Up to the current one, latest first. */
  periods: z.array(periodSchema),
  /** Cents that are requested and not paid today, whatever the year, and what of them is overdue. */
  outstanding: z.int(),
  overdue: z.int(),
  wizards: z.array(wizardNumbersSchema),
  /** The most frequent first; the last may be all others together. */
  sources: z.array(sourceNumbersSchema),
  /** Whether visits are counted. */
  counts: z.boolean(),
});
export type Numbers = z.infer<typeof numbersSchema>;

export const getNumbers = declareRead('GET /api/staff/numbers', { query: numbersQuery, answer: numbersSchema });

export const downloadNumbers = declare('GET /api/staff/numbers.csv', { query: numbersQuery });

export const downloadSources = declare('GET /api/staff/numbers/sources.csv', { query: yearQuery });
