import { type ActionWords, loggedOf, type Subject } from '../platform/subject.ts';
import { createEntryWorker } from './caldav/entryWorker.ts';
import { calendarFeedRoute } from './feedRoute.ts';
import { calendarsJob } from './pollJob.ts';
import { feedRoutes } from './staff/feedRoutes.ts';
import { newCalendarRoutes } from './staff/newCalendarRoutes.ts';
import { calendarRoutes, entryRoutes } from './staff/routes.ts';

const calendarWords: ActionWords = {
  'feed.create': ({ after }) => `Calendar address “${loggedOf(after).name}” made: it shows all calls`,
  'feed.revoke': ({ before }) => `Calendar address “${loggedOf(before).name}” revoked`,
  'calendar.add': ({ after }) => `Calendar “${loggedOf(after).name}” added, on ${loggedOf(after).host}`,
  'calendar.invitations': ({ before, after }) =>
    `Calendar “${loggedOf(before).name}”: unanswered invitations are ${loggedOf(after).areBusy === true ? 'busy' : 'free'}`,
  'calendar.remove': ({ before }) => `Calendar “${loggedOf(before).name}” removed`,
};

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
