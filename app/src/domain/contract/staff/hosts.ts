import * as z from 'zod/mini';
import { email, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { byOwner, endpointsIn } from './staffEndpoints.ts';

/** The most hosts that there can be. */
export const maxHosts = 20;

/** Who takes calls, in the team's order. */
const hostsSchema = z.object({
  hosts: z.array(
    z.object({
      id: z.string(),
      /** The agency's name until the first host has one. */
      name: z.string(),
      /** Where copies of the agency's e-mails about this host's calls go; null for nowhere. */
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

const host = { name: line(limits.name), email: z.nullable(email) };

export const listHosts = endpointsIn('bookings').declareRead('GET /api/staff/hosts', { answer: hostsSchema });

export const createHost = byOwner.declareAction('POST /api/staff/hosts', host);

export const changeHost = byOwner.declareAction('POST /api/staff/hosts/:id', host);

export const setHostPause = byOwner.declareAction('POST /api/staff/hosts/:id/pause', { isPaused: z.boolean() });

export const deleteHost = byOwner.declareAction('POST /api/staff/hosts/:id/remove', {});
