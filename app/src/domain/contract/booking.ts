import * as z from 'zod/mini';
import { bookingQuestions, eachQuestion } from '../booking/questions.ts';
import { consultationMinutes } from '../catalogue/consultation.ts';
import { email, line, name } from './fields.ts';

/** A date-time with its offset, so that it means the same instant everywhere. */
const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Query for the times of one day (`date`), or of several (`from`, `to`). */
export const slotsQuerySchema = z.object({
  date: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
});

/** The most days in one request: more than a month with the weeks around it. */
export const maxRangeDays = 62;

const slotSchema = z.object({
  /** When it starts, in UTC: "2026-11-24T09:30:00.000Z". */
  iso: z.string(),
  /** "9:30 AM" in the agency's time zone. */
  time: z.string(),
  /** Whether it can be booked. */
  available: z.boolean(),
  /** Always the opposite of `available`. */
  booked: z.boolean(),
});
export type SlotAnswer = z.infer<typeof slotSchema>;

/** The times of one day, or of each day of a range. */
export const slotsAnswerSchema = z.union([z.array(slotSchema), z.record(z.string(), z.array(slotSchema))]);

/** The fields that a visitor fills in to book, besides the time. */
export const enteredFields = {
  name,
  email,
  /** Left out when the visitor doesn’t say. */
  ...eachQuestion((id) => z.optional(line(bookingQuestions[id].field.maxLength))),
};
export type Entered = { [Field in keyof typeof enteredFields]: string };

/** Request for a consultation. */
export const bookingRequestSchema = z.object({
  ...enteredFields,
  /** The `iso` of the slot, unchanged. */
  date: moment,
  /** Minutes. */
  duration: z.literal(consultationMinutes),
  /** The visitor's IANA time zone: "Asia/Kolkata". Left out when unknown. */
  timeZone: z.optional(z.string()),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** Request to hold a time while the visitor types the details. */
export const holdRequestSchema = z.object({
  /** The `iso` of the slot, unchanged. */
  date: moment,
});
export const holdAnswerSchema = z.object({
  /** Null when the time is free but can't be held, because too many are. */
  heldUntil: z.nullable(z.string()),
  /** The host who is held for the call; absent without one, and while the agency has one host. */
  host: z.optional(z.string()),
});
export type HoldAnswer = z.infer<typeof holdAnswerSchema>;

export const bookingAnswerSchema = z.object({
  id: z.string(),
  date: z.string(),
  /** Who takes the call; absent while the agency has one host. */
  host: z.optional(z.string()),
  /** The page to move or cancel the booking. */
  manageUrl: z.string(),
});
export type BookingAnswer = z.infer<typeof bookingAnswerSchema>;

/** The token in a booking link. */
export const manageParamsSchema = z.object({ token: z.string() });

/** Changes that the holder of the link can make. */
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
  /** Masked: "a…@example.ie". */
  email: z.string(),
  /** Who takes the call; absent while the agency has one host. */
  host: z.optional(z.string()),
  status: z.enum(['booked', 'cancelled']),
  /** Whether it can still be moved or cancelled. */
  changeable: z.boolean(),
  /** Whether it isn’t over or cancelled; one that has begun can be joined, not changed. */
  joinable: z.boolean(),
  /** The link to the video meeting; null when there is none, and once the call is over or cancelled. */
  meetingUrl: z.nullable(z.string()),
  /** Whether this is the agency's own link. */
  forAgency: z.boolean(),
  /** The page to choose another time after a cancellation; absent for a free consultation. */
  againUrl: z.optional(z.string()),
});
export type ManagedBooking = z.infer<typeof managedBookingSchema>;
