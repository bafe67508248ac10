import * as z from 'zod/mini';

/** The session: hosted checkout brings `url`, embedded checkout brings `clientSecret`. */
export const checkoutAnswerSchema = z.object({
  id: z.string(),
  url: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** Where a basket was put together. */
export const wizardSchema = z.enum(['quote', 'configurator', 'planner', 'consultation']);

/** What became of a session. */
export const checkoutStatusSchema = z.object({
  status: z.enum(['paid', 'processing', 'failed', 'cancelled', 'not-found']),
  /** Euro: what was asked for today. */
  amount: z.optional(z.number()),
  /** Euro: the whole price. */
  total: z.optional(z.number()),
  service: z.optional(z.string()),
  /** Masked: enough to recognise, too little to use. */
  email: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** What was bought, as its wizard knows it: ids, and nothing about a person. */
  selection: z.optional(z.looseObject({ wizard: wizardSchema })),
});
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;
