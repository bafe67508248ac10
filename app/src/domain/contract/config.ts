import * as z from 'zod/mini';

/** Server settings that the browser may read. */
export const publicConfigSchema = z.object({
  checkoutUi: z.enum(['hosted', 'embedded']),
  stripePublishableKey: z.nullable(z.string()),
  /** The agency's own domain for the card provider's page, if it has one. */
  checkoutHost: z.nullable(z.string()),
  /** When the beta ends; null while the agency hasn't said. */
  betaEndsAt: z.nullable(z.iso.datetime()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
