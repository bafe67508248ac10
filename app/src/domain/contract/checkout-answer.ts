import * as z from 'zod/mini';
import { wizardIds } from '../wizard/wizardIds.ts';

/** The session: hosted checkout brings `url`, embedded checkout brings `clientSecret`. */
export const checkoutAnswerSchema = z.object({
  id: z.string(),
  url: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** Where a basket was put together. */
export const wizardSchema = z.enum([...wizardIds, 'consultation']);

/**
 * What became of an order. `open`: not paid, and it still can be. `checking`: its time to be paid is over, or the card provider
 * cannot be asked, so that nobody knows yet. `processing`: the money is on its way. `cancelled`: its time is over, unpaid.
 * `needs-attention`: another amount was paid than was due. `disputed`: the buyer's bank has a dispute open.
 */
export const orderStatusSchema = z.enum([
  'open',
  'checking',
  'processing',
  'paid',
  'failed',
  'cancelled',
  'partly-refunded',
  'refunded',
  'disputed',
  'needs-attention',
  'paid-twice',
]);
export type BuyerOrderStatus = z.infer<typeof orderStatusSchema>;

/** What became of a session. */
export const checkoutStatusSchema = z.object({
  status: z.union([orderStatusSchema, z.literal('not-found')]),
  /** Euro: what was asked for today. */
  amount: z.optional(z.number()),
  /** Euro: the whole price. */
  total: z.optional(z.number()),
  /** Euro: what went back to the buyer; absent when nothing did. */
  refunded: z.optional(z.number()),
  service: z.optional(z.string()),
  /** Masked: enough to recognise, too little to use. */
  email: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** What was bought, as its wizard knows it: ids, and nothing about a person. */
  selection: z.optional(z.looseObject({ wizard: wizardSchema })),
});
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;
