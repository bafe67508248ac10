import type { Subject } from '../platform/subject.ts';
import { manageBookingRoutes } from './manageRoutes.ts';
import { noscriptBookingRoutes } from './noscript/routes.ts';
import { bookingReminderJob } from './reminderJob.ts';
import { bookingRoutes, holdRoute, paidCallRoutes } from './routes.ts';
import { availabilityRoute } from './staff/availability.ts';
import { bookingWords } from './staff/callEvents.ts';
import { daysOffRoutes, daysOffUndos } from './staff/daysOff.ts';
import { hoursUndos, openingHoursRoutes } from './staff/openingHoursRoutes.ts';
import { bookingsRoutes, outcomeUndos } from './staff/routes.ts';
import { changeUndos } from './staff/undoChange.ts';

export const booking: Subject = {
  async routes(app, context) {
    bookingRoutes(app, context);
    holdRoute(app, context);
    paidCallRoutes(app, context);
    manageBookingRoutes(app, context);
    await noscriptBookingRoutes(app, context);
  },
  staffRoutes(app, context) {
    bookingsRoutes(app, context);
    availabilityRoute(app, context);
    daysOffRoutes(app, context);
    openingHoursRoutes(app, context);
  },
  undos: (context) => ({
    ...daysOffUndos(context),
    ...hoursUndos(context),
    ...outcomeUndos(context),
    ...changeUndos(context),
  }),
  words: bookingWords,
  jobs: (context) => [bookingReminderJob(context)],
};
