import * as z from 'zod/mini';
import { email, line } from '../fields.ts';
import { limits } from '../limits.ts';

/** The most hosts that there can be. */
export const maxHosts = 20;

/** GET /api/staff/hosts: who takes calls, in the team's order. */
export const hostsSchema = z.object({
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

/** POST /api/staff/hosts, and POST /api/staff/hosts/:id to change one. */
export const hostRequestSchema = z.strictObject({ name: line(limits.name), email: z.nullable(email) });
export type HostRequest = z.infer<typeof hostRequestSchema>;

/** POST /api/staff/hosts/:id/pause */
export const pauseHostSchema = z.strictObject({ isPaused: z.boolean() });
