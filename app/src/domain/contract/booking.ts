import * as z from 'zod/mini';
import { consultationMinutes } from '../catalogue/consultation.ts';
import { email, name } from './fields.ts';

/** A moment with its offset: without one it would be another moment for every reader. */
const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Asks for the times of one day (`date`), or of several (`from`, `to`). */
export const slotsQuerySchema = z.object({
  date: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
});

/** The most days of one question: a month with the weeks around it, and more. */
export const mostDays = 62;

export const slotSchema = z.object({
  iso: z.string(),
  /** "9:30 AM", by the clocks of the agency. */
  time: z.string(),
  available: z.boolean(),
  booked: z.boolean(),
});
export type SlotAnswer = z.infer<typeof slotSchema>;

/** The times of one day, or of each day of a range. */
export const slotsAnswerSchema = z.union([z.array(slotSchema), z.record(z.string(), z.array(slotSchema))]);
export type SlotsAnswer = z.infer<typeof slotsAnswerSchema>;

/** Asks for a consultation. */
export const bookingRequestSchema = z.object({
  name,
  email,
  /** The slot as it was offered. */
  date: moment,
  /** Minutes. */
  duration: z.literal(consultationMinutes),
  /** Where the visitor's clock stands, as the IANA database names it: "Asia/Kolkata". One that is not known is left out. */
  timeZone: z.optional(z.string()),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

export const bookingAnswerSchema = z.object({
  id: z.string(),
  date: z.string(),
  /** The page to move or cancel the booking. */
  manageUrl: z.string(),
});
export type BookingAnswer = z.infer<typeof bookingAnswerSchema>;

/** The last part of the link to one booking. */
export const manageParamsSchema = z.object({ token: z.string() });

/** What the holder of the link can do. */
export const bookingChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('move'), date: moment }),
  z.object({ action: z.literal('cancel') }),
]);
export type BookingChange = z.infer<typeof bookingChangeSchema>;

/** A booking as the holder of its link sees it. */
export const managedBookingSchema = z.object({
  id: z.string(),
  date: z.string(),
  /** Minutes. */
  duration: z.number(),
  name: z.string(),
  /** Masked: enough to recognise, too little to use. */
  email: z.string(),
  status: z.enum(['booked', 'cancelled']),
  /** Whether it can still be moved or cancelled. */
  changeable: z.boolean(),
  /** The video meeting; null while the link is not known, and when there is no meeting. */
  meetingUrl: z.nullable(z.string()),
  /** Whether the link is the one that the agency got. */
  forAgency: z.boolean(),
});
export type ManagedBooking = z.infer<typeof managedBookingSchema>;
