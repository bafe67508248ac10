import * as z from 'zod/mini';
import { givenId } from '../fields.ts';
import { staffBookingSchema } from './bookings.ts';
import { version } from './list.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('bookings');

/** "09:00" in the agency's time zone. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const periods = z.readonly(z.array(z.readonly(z.tuple([time, time]))).check(z.maxLength(10)));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

const openingRulesSchema = z.strictObject({
  /** For each day of the week, from Sunday: periods of opening. An empty list means closed. */
  week: z.readonly(z.tuple([periods, periods, periods, periods, periods, periods, periods])),
  /** Whether it is closed on Ireland's public holidays. */
  publicHolidays: z.boolean(),
  /** Minutes from now to the first time that can be booked. */
  notice: count,
  /** Days ahead that can be booked. */
  horizon: count,
  /** Minutes kept free after each call. */
  buffer: count,
});

/** The id of a host; the first one without it. */
const host = z.optional(givenId(100));

const openingHoursSchema = z.object({
  /** Whose they are. */
  host: z.string(),
  rules: openingRulesSchema,
  version,
  /** Minutes of one call. */
  length: z.int(),
  timeZone: z.string(),
  /** Who changed them last, and when; null while they are those of the catalogue. */
  changed: z.nullable(z.object({ at: z.string(), who: z.string() })),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** The effects of a change. It can be saved when it has no problems and leaves no call outside. */
const hoursCheckSchema = z.object({
  problems: z.array(z.string()),
  /** Upcoming calls within the current hours and outside the new ones. */
  outside: z.array(staffBookingSchema),
  /** How many times a visitor can book in the next seven days, before and after the change. */
  free: z.object({ now: z.int(), after: z.int() }),
});
export type HoursCheck = z.infer<typeof hoursCheckSchema>;

export const getOpeningHours = declareRead('GET /api/staff/opening-hours', {
  query: z.strictObject({ host }),
  answer: openingHoursSchema,
});

export const checkOpeningHours = declare('POST /api/staff/opening-hours/check', {
  body: z.strictObject({ host, rules: openingRulesSchema }),
  answer: hoursCheckSchema,
});

export const changeOpeningHours = declareAction('POST /api/staff/opening-hours', {
  host,
  rules: openingRulesSchema,
  version,
});
