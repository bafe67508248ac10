import * as z from 'zod/mini';
import { businessSchema } from '../domain/contract/business.ts';
import { checkoutAnswerSchema, discountSchema } from '../domain/contract/checkoutAnswer.ts';
import { endpoint } from '../domain/contract/endpoint.ts';
import { email, givenId, line, name, optionalText } from '../domain/contract/fields.ts';
import { limits } from '../domain/contract/limits.ts';
import * as routes from '../domain/contract/routes.ts';
import { roundToCent } from '../domain/money.ts';
import { briefSchema, selectionSchema } from './schemas.ts';
import type { Selection } from './selection.ts';

const url = z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.url));

/**
 * Request for a checkout session. An issue whose path starts with `selection` means that the cart is missing or invalid;
 * any other issue is an invalid field.
 */
export const checkoutRequestSchema = z.object({
  name,
  email,
  serviceType: line(limits.short),
  /** The deposit in euro, with at most two decimals. */
  price: z.number().check(
    z.positive(),
    z.refine(
      (euro: number) => roundToCent(euro) === euro,
      'Please send the deposit in euro with at most two decimals.',
    ),
  ),
  targetAudience: optionalText(limits.short),
  campaignDuration: optionalText(limits.short),
  notes: optionalText(limits.notes),
  success_url: url,
  cancel_url: url,
  selection: selectionSchema,
  /** The business that the buyer buys for. Without it, the buyer is a consumer. */
  business: z.optional(businessSchema),
  /** Whether a consumer asks for the work to begin within the withdrawal period. Means nothing for a business. */
  beginAtOnce: z.optional(z.boolean()),
  /** The version of the terms that the buyer's page linked to. Without it, the one in force. */
  terms: z.optional(givenId(limits.short)),
  /** The texts above as data. Requests without it are stored as texts only. */
  brief: z.optional(briefSchema),
  /** The token of a saved quote of the same things, whose price applies. */
  savedQuoteToken: z.optional(givenId(limits.short)),
  /** A discount code, which lowers that price. */
  discountCode: z.optional(line(limits.short)),
});
export type CheckoutRequest = Omit<z.infer<typeof checkoutRequestSchema>, 'selection'> & { selection: Selection };

export const createCheckoutSessionEndpoint = endpoint(routes.createCheckoutSession, {
  body: checkoutRequestSchema,
  answer: checkoutAnswerSchema,
});

/** Looks for the discount of a code for what would be ordered. Nothing is ordered, and no use is counted. */
export const checkDiscountEndpoint = endpoint(routes.checkDiscount, {
  body: z.object({
    code: line(limits.short),
    selection: selectionSchema,
    savedQuoteToken: z.optional(givenId(limits.short)),
  }),
  answer: discountSchema,
});
