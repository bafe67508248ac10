import * as z from 'zod/mini';
import { givenId, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { byOwner, byProvenOwner, endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('bookings');

/** The most calendars that there can be. */
export const maxCalendars = 10;

const calendarsSchema = z.object({
  calendars: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Whose it is; null while the agency has one host. */
      belongsTo: z.nullable(z.string()),
      /** The server of its address, which may hold a secret. */
      server: z.string(),
      /** Whether it is read with a login to an account (CalDAV). */
      isAccount: z.boolean(),
      /** Whether calls are written into it. */
      writes: z.boolean(),
      /** When it was last read. */
      readAt: z.string(),
      /** Since when it can't be read, and why; null while it can. */
      failingSince: z.nullable(z.string()),
      failure: z.nullable(z.string()),
      /** How many of its events couldn't be understood: at least their start is busy where it can be read. */
      unread: z.int(),
      /** The names of some of them. */
      skipped: z.array(z.string()),
      /** Whether invitations that its owner hasn't answered are busy. */
      countsUnanswered: z.boolean(),
      /** Whether nothing can be booked until it is read again. */
      closes: z.boolean(),
    }),
  ),
});
export type Calendars = z.infer<typeof calendarsSchema>;
export type Calendar = Calendars['calendars'][number];

const url = line(limits.url);

/** A login to an account (CalDAV). */
const login = z.strictObject({ username: line(200), password: line(200) });

const accountAnswerSchema = z.object({ calendars: z.array(z.object({ url: z.string(), name: z.string() })) });
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;

const calendarCheckSchema = z.object({
  /** How many busy times there are in the next 14 days, and the first of them. */
  count: z.int(),
  first: z.array(z.object({ start: z.string(), end: z.string() })),
  unread: z.int(),
});
export type CalendarCheck = z.infer<typeof calendarCheckSchema>;

/** The answer says why it can't be read; null if it was. */
const readCalendarSchema = z.object({ failure: z.nullable(z.string()) });

export const writeCalendarEntry = declareAction('POST /api/staff/calendar-entries/:id/write', {});

/** The calendars of an account. */
export const listAccountCalendars = byOwner.declare('POST /api/staff/calendars/account', {
  body: z.strictObject({ url, login }),
  answer: accountAnswerSchema,
});

export const checkCalendar = byOwner.declare('POST /api/staff/calendars/check', {
  body: z.strictObject({ url, login: z.optional(login) }),
  answer: calendarCheckSchema,
});

export const addCalendar = byProvenOwner.declareAction('POST /api/staff/calendars', {
  name: line(100),
  /** The id of the host whose it is; the first one without it. */
  belongsTo: z.optional(givenId(100)),
  url,
  login: z.optional(login),
  /** Whether calls are written into it: needs a login. */
  writes: z._default(z.boolean(), false),
});

export const listCalendars = declareRead('GET /api/staff/calendars', { answer: calendarsSchema });

export const reloadCalendar = declare('POST /api/staff/calendars/:id/read', { answer: readCalendarSchema });

/** Whether invitations that aren't answered are busy. */
export const countInvitations = byOwner.declareAction('POST /api/staff/calendars/:id/invitations', {
  areBusy: z.boolean(),
});

export const deleteCalendar = byProvenOwner.declareAction('POST /api/staff/calendars/:id/remove', {});
