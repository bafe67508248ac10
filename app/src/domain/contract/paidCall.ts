import * as z from 'zod/mini';
import { bookingRequestSchema } from './booking.ts';

/** The token in the link to choose the time of a paid consultation. */
export const paidCallParamsSchema = z.object({ token: z.string() });

/** POST /api/meeting/paid/:token: name and address are those of the order. */
export const paidCallRequestSchema = z.pick(bookingRequestSchema, { date: true, timeZone: true });
export type PaidCallRequest = z.infer<typeof paidCallRequestSchema>;

/** A paid consultation, as the holder of its link sees it. */
export const paidCallSchema = z.object({
  name: z.string(),
  /** Masked: "a…@example.ie". */
  email: z.string(),
  /** Of the order. */
  reference: z.string(),
  /** The chosen time; null before it is chosen, and after it is cancelled. */
  booking: z.nullable(
    z.object({
      date: z.string(),
      /** Minutes. */
      duration: z.number(),
      /** Who takes the call; absent while the agency has one host. */
      host: z.optional(z.string()),
      /** Whether it can still be moved or cancelled. */
      changeable: z.boolean(),
      /** The page to move or cancel it. */
      manageUrl: z.string(),
    }),
  ),
});
export type PaidCall = z.infer<typeof paidCallSchema>;
