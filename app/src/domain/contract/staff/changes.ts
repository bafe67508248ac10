import * as z from 'zod/mini';

/** The topics that the desk updates live. `today` comes with every topic that Today shows. */
export const changeTopics = ['orders', 'bookings', 'messages', 'mails', 'webhooks', 'team', 'log', 'today'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** The data of an event of GET /api/staff/events: what has changed. */
export const changesSchema = z.array(z.enum(changeTopics));
