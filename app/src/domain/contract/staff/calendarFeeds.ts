import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { actionResultSchema } from './list.ts';

/** The most feeds that there can be. */
export const maxFeeds = 20;

/** GET /api/staff/calendar-feeds */
export const calendarFeedsSchema = z.object({
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
export type CalendarFeed = CalendarFeeds['feeds'][number];

/** POST /api/staff/calendar-feeds. `name`: whose calendar it is for. */
export const newCalendarFeedSchema = z.strictObject({ name: line(100) });
/** Only this response contains the address. */
export const createdCalendarFeedSchema = z.object({ ...actionResultSchema.shape, id: z.string(), url: z.string() });
export type CreatedCalendarFeed = z.infer<typeof createdCalendarFeedSchema>;
