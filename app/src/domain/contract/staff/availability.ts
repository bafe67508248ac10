import * as z from 'zod/mini';
import { bookingsQuerySchema } from './bookings.ts';
import { endpointsIn } from './staffEndpoints.ts';

const span = z.object({ start: z.string(), end: z.string() });

/** Instants are in UTC. */
const availabilitySchema = z.object({
  /** Who takes calls, in the team's order. */
  hosts: z.array(
    z.object({
      id: z.string(),
      /** The agency's while the first host has no name of its own. */
      name: z.string(),
      /** The opening hours, without days off; none while no new calls are booked. */
      open: z.array(span),
      /** When the host's own calendars are busy, or the host is away. */
      busy: z.array(span),
    }),
  ),
  /** The days off and public holidays among the days. */
  daysOff: z.array(z.object({ day: z.iso.date(), label: z.string() })),
  /** When the free times begin that visitors can book. */
  free: z.array(z.string()),
});
export type Availability = z.infer<typeof availabilitySchema>;

export const getAvailability = endpointsIn('bookings').declareRead('GET /api/staff/availability', {
  query: bookingsQuerySchema,
  answer: availabilitySchema,
});
