import * as z from 'zod/mini';
import { givenId, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { actionResultSchema } from './list.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('bookings');

const day = z.iso.date();

/** Those that aren't over, the next ones first. Days in the agency's time zone. */
const daysOffSchema = z.object({
  daysOff: z.array(
    z.object({
      id: z.string(),
      from: day,
      /** The last day off. */
      to: day,
      /** "Christmas" */
      label: z.string(),
      /** Who is away; null for all hosts. */
      host: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});
export type DaysOff = z.infer<typeof daysOffSchema>['daysOff'][number];

export const listDaysOff = declareRead('GET /api/staff/days-off', { answer: daysOffSchema });

export const addDaysOff = declareAction('POST /api/staff/days-off', {
  from: day,
  to: day,
  label: line(limits.reference),
  /** Who is away; without one, all hosts are. */
  host: z.optional(givenId(100)),
  /** The ids of the calls booked on these days that the member has seen: they stay booked. */
  seen: z.array(givenId(100)).check(z.maxLength(1000)),
});

export const removeDaysOff = declare('POST /api/staff/days-off/:id/remove', { answer: actionResultSchema });
