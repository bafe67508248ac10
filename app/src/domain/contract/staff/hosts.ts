import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { actionResultSchema } from './list.ts';

/** The most hosts that there can be. */
export const maxHosts = 20;

/** Who takes calls, in the team's order. */
const hostsSchema = z.object({
  hosts: z.array(
    z.object({
      id: z.string(),
      /** The agency's while the first host has no name of its own. */
      name: z.string(),
      /** Gets the agency's e-mails about own calls, too; null for none. */
      email: z.nullable(z.string()),
      /** Whether no new calls are booked. */
      isPaused: z.boolean(),
      /** The number of upcoming calls. */
      upcoming: z.int(),
    }),
  ),
});
export type Hosts = z.infer<typeof hostsSchema>;
export type Host = Hosts['hosts'][number];

const hostRequestSchema = z.strictObject({ name: line(limits.name), email: z.nullable(email) });

export const listHosts = endpoint('GET /api/staff/hosts', {
  answer: hostsSchema,
  staff: { role: 'read-only', area: 'bookings' },
});

export const createHost = endpoint('POST /api/staff/hosts', {
  body: hostRequestSchema,
  answer: actionResultSchema,
  staff: { role: 'owner', area: null },
});

export const changeHost = endpoint('POST /api/staff/hosts/:id', {
  body: hostRequestSchema,
  answer: actionResultSchema,
  staff: { role: 'owner', area: null },
});

export const setHostPause = endpoint('POST /api/staff/hosts/:id/pause', {
  body: z.strictObject({ isPaused: z.boolean() }),
  answer: actionResultSchema,
  staff: { role: 'owner', area: null },
});

export const deleteHost = endpoint('POST /api/staff/hosts/:id/remove', {
  body: z.strictObject({}),
  answer: actionResultSchema,
  staff: { role: 'owner', area: null },
});
