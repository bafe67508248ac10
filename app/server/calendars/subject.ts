import type { Subject } from '../platform/subject.ts';
import { createEntryWorker } from './caldav/entryWorker.ts';
import { calendarFeedRoute } from './feedRoute.ts';
import { calendarsJob } from './pollJob.ts';
import { entryRoutes } from './staff/entryRoutes.ts';
import { feedRoutes } from './staff/feedRoutes.ts';
import { newCalendarRoutes } from './staff/newCalendarRoutes.ts';
import { calendarRoutes } from './staff/routes.ts';
import { calendarWords } from './words.ts';

export const calendars: Subject = {
  routes(app, context) {
    // The addresses of feeds are made on the desk.
    if (!context.settings.adminUrl) calendarFeedRoute(app, context);
  },
  staffRoutes(app, context) {
    feedRoutes(app, context);
    calendarRoutes(app, context);
    newCalendarRoutes(app, context);
    entryRoutes(app, context);
  },
  words: calendarWords,
  jobs: (context, { outboxInterval }) => [calendarsJob(context), createEntryWorker(context, outboxInterval)],
};
