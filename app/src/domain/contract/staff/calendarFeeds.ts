import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { actionResultSchema } from './list.ts';
import { byOwner, byProvenOwner } from './staffEndpoints.ts';

/** The most feeds that there can be. */
export const maxFeeds = 20;

const calendarFeedsSchema = z.object({
  feeds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdBy: z.string(),
      createdAt: z.string(),
      /** When a calendar program last read it. */
      lastReadAt: z.nullable(z.string()),
    }),
  ),
});
export type CalendarFeeds = z.infer<typeof calendarFeedsSchema>;

/** Only this response contains the address. */
const createdCalendarFeedSchema = z.object({ ...actionResultSchema.shape, id: z.string(), url: z.string() });
export type CreatedCalendarFeed = z.infer<typeof createdCalendarFeedSchema>;

export const listCalendarFeeds = byOwner.declare('GET /api/staff/calendar-feeds', { answer: calendarFeedsSchema });

/** `name`: whose calendar it is for. */
export const addCalendarFeed = byProvenOwner.declare('POST /api/staff/calendar-feeds', {
  body: z.strictObject({ name: line(100) }),
  answer: createdCalendarFeedSchema,
});

export const revokeCalendarFeed = byProvenOwner.declareAction('POST /api/staff/calendar-feeds/:id/revoke', {});
