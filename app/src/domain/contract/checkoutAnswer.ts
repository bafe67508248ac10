import * as z from 'zod/mini';
import { wizardIds } from '../wizard/wizardIds.ts';

/** The checkout session: `url` for hosted checkout, `clientSecret` for embedded checkout. */
export const checkoutAnswerSchema = z.object({
  id: z.string(),
  url: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** What a discount code takes off an order of this wizard: `value` is percent, or cents. */
export const discountSchema = z.object({
  code: z.string(),
  of: z.enum(['percent', 'amount']),
  value: z.number(),
  wizard: z.enum(wizardIds),
});

/** Where an order comes from: a wizard, the consultation beside it, or an offer. */
export const wizardSchema = z.enum([...wizardIds, 'consultation', 'offer']);

/**
 * The status of an order. `open`: can still be paid. `checking`: it can no longer be paid, or the card provider
 * can't be reached, so the outcome isn't known yet. `processing`: the payment is pending. `failed`: the payment
 * failed. `cancelled`: expired unpaid. `needs-attention`: the amount paid isn't the amount due. `paid-twice`:
 * more than one payment was made. `disputed`: the buyer's bank has opened a dispute.
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

/** How an order ended before its time: the agency cancelled it, or a consumer withdrew from the contract. */
export const endingSchema = z.enum(['cancelled', 'withdrawn']);

/** The status of a checkout session. */
export const checkoutStatusSchema = z.object({
  status: z.union([orderStatusSchema, z.literal('not-found')]),
  /** Euro: the amount due today. */
  amount: z.optional(z.number()),
  /** Euro: the total. */
  total: z.optional(z.number()),
  /** Euro: the amount refunded; absent when nothing was. */
  refunded: z.optional(z.number()),
  /** What was ordered, as a title. */
  service: z.optional(z.string()),
  /** The price lines at the time of the order. */
  lines: z.optional(
    z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** Euro; below zero for a discount. */
        amount: z.number(),
        rule: z.string(),
        kind: z.enum(['charge', 'discount']),
      }),
    ),
  ),
  /** Masked: "a…@example.ie". */
  email: z.optional(z.string()),
  reference: z.optional(z.string()),
  /**
   * The page to pay for an order that is still unpaid; absent where nothing can be paid by it, and from a day after the end of
   * the session: it leads to the card provider's page, which shows the whole e-mail address.
   */
  payUrl: z.optional(z.string()),
  /** What was bought: ids, and no personal data. */
  selection: z.optional(z.looseObject({ wizard: wizardSchema })),
  /** The agency cancelled it, or a consumer withdrew from the contract; absent otherwise. */
  ended: z.optional(endingSchema),
  /** The token to choose the time of a paid consultation; absent for other orders. */
  paidCall: z.optional(z.string()),
});
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;
