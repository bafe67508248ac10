import * as z from 'zod/mini';
import { byMember } from './staffEndpoints.ts';

/** The topics that the desk updates live. `today` comes with every topic that Today shows. */
export const changeTopics = ['orders', 'bookings', 'messages', 'mails', 'webhooks', 'team', 'log', 'today'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** The data of an event: what has changed. */
export const changesSchema = z.array(z.enum(changeTopics));

export const streamChanges = byMember.declare('GET /api/staff/events', { answer: z.string() });
