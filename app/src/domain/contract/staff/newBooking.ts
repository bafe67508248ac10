import * as z from 'zod/mini';
import { enteredFields } from '../booking.ts';
import { givenId, optionalText } from '../fields.ts';
import { limits } from '../limits.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declare, declareAction } = endpointsIn('bookings');

/** A call that the team books for a customer. */
export const newBookingSchema = z.strictObject({
  ...enteredFields,
  /** When it begins. */
  date: z.iso.datetime({ offset: true }),
  /** Who takes the call; without one, whoever is free. */
  host: z.optional(givenId(100)),
  /** A note for the customer, in the e-mail and the calendar entry; may be empty. */
  note: optionalText(limits.short),
  /** Whether the member confirms a time that visitors can't book. */
  outsideHours: z.boolean(),
});
export type NewBooking = z.infer<typeof newBookingSchema>;

/** The e-mail that the customer would get for the same body. */
const bookingPreviewSchema = z.object({
  subject: z.string(),
  /** Its links are shortened. */
  text: z.string(),
  /** Why the time can't be booked. `outside`: visitors can't book it, but the team may. */
  obstacle: z.nullable(z.object({ kind: z.enum(['past', 'taken', 'outside']), message: z.string() })),
});
export type BookingPreview = z.infer<typeof bookingPreviewSchema>;

export const previewNewBooking = declare('POST /api/staff/bookings/preview', {
  body: newBookingSchema,
  answer: bookingPreviewSchema,
});

export const addBooking = declareAction('POST /api/staff/bookings', newBookingSchema.shape);
