import * as z from 'zod/mini';
import { eachQuestion } from '../../booking/questions.ts';
import { givenId, line, webAddress } from '../fields.ts';
import { limits } from '../limits.ts';
import { eventSchema, mailAboutSchema } from './history.ts';
import { version } from './list.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declareRead, declareAction } = endpointsIn('bookings');

const day = z.iso.date();

/** Days in the agency's time zone, both included. */
export const bookingsQuerySchema = z.strictObject({ from: day, to: day });

/** How a call went. `no-show`: nobody came. */
export const callOutcomes = ['done', 'no-show'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
/** Null while nobody has noted it. */
const outcome = z.nullable(z.enum(callOutcomes));

export const staffBookingSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** In UTC. */
  start: z.string(),
  end: z.string(),
  /** Its day in the agency's time zone. */
  day: z.string(),
  /** "9:30 AM" in the agency's time zone. */
  time: z.string(),
  /** The visitor's; null when unknown. */
  timeZone: z.nullable(z.string()),
  /** What the team wrote when it booked by hand; else empty. */
  note: z.string(),
  /** In the visitor’s words; empty when they didn’t say. */
  ...eachQuestion(() => z.string()),
  bookedAt: z.string(),
  status: z.enum(['booked', 'cancelled']),
  /** What the team noted once it had begun. */
  outcome,
  /** Whether it can still be moved or cancelled. */
  changeable: z.boolean(),
  /** Whether it isn’t over or cancelled: it can be joined, and given a link. */
  joinable: z.boolean(),
  version,
  /** Who takes the call; null while the agency has one host. */
  host: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The link to the video meeting; null when there is none. */
  meetingUrl: z.nullable(z.string()),
  /** Whether that is a link of its own, not the one of all calls. */
  hasOwnLink: z.boolean(),
  /** The order that paid for it; null for a free call. */
  order: z.nullable(z.object({ id: z.string(), reference: z.string() })),
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

const staffCallSchema = z.object({
  ...staffBookingSchema.shape,
  /** What happened to it, oldest first. */
  events: z.array(eventSchema),
  mails: z.array(mailAboutSchema),
});
export type StaffCall = z.infer<typeof staffCallSchema>;

const bookingsSchema = z.object({
  /** Today in the agency's time zone. */
  today: day,
  bookings: z.array(staffBookingSchema),
});
export type Bookings = z.infer<typeof bookingsSchema>;

export const listBookings = declareRead('GET /api/staff/bookings', {
  query: bookingsQuerySchema,
  answer: bookingsSchema,
});

export const getBooking = declareRead('GET /api/staff/bookings/:id', { answer: staffCallSchema });

/** Why, in the team's words: the e-mail to the visitor says it. */
const reason = z.optional(line(limits.short));

/**
 * The new time, as listed among the free times, and who takes the call then. Without a host,
 * the one who has it keeps it if free; otherwise another one gets it.
 */
export const moveBooking = declareAction('POST /api/staff/bookings/:id/move', {
  date: z.iso.datetime({ offset: true }),
  host: z.optional(givenId(100)),
  reason,
  version,
});

export const cancelBooking = declareAction('POST /api/staff/bookings/:id/cancel', { reason, version });

/** Adds the link to a call's video meeting, or another one. The visitor gets it by e-mail. */
export const setMeetingLink = declareAction('POST /api/staff/bookings/:id/link', { meetingUrl: webAddress, version });

/** Notes how a call went. `was` is what the member saw. */
export const setOutcome = declareAction('POST /api/staff/bookings/:id/outcome', { outcome, was: outcome });
