import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Outside } from '../go-live/outside.ts';
import { requireOriginWithCookie } from '../http/csrfGuard.ts';
import { authorize } from './access.ts';
import { availabilityRoute } from './bookings/availability.ts';
import { daysOffRoutes, daysOffUndos } from './bookings/daysOff.ts';
import { hoursUndos } from './bookings/openingHours.ts';
import { openingHoursRoutes } from './bookings/openingHoursRoutes.ts';
import { bookingsRoutes } from './bookings/routes.ts';
import { entryRoutes } from './calendars/entryRoutes.ts';
import { feedRoutes } from './calendars/feedRoutes.ts';
import { newCalendarRoutes } from './calendars/newCalendarRoutes.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { factorRoutes } from './factorRoutes.ts';
import { healthRoute } from './health/route.ts';
import { hostUndos } from './hosts/changeHost.ts';
import { hostRoutes } from './hosts/routes.ts';
import { invoicePeriodRoutes } from './invoices/periodRoutes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { eventsRoute } from './live/eventsRoute.ts';
import { logRoutes } from './log/routes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { mailUndos } from './mails/resend.ts';
import { mailRoutes } from './mails/routes.ts';
import { messageRoutes, messageUndos } from './messages/routes.ts';
import { newsletterRoutes, newsletterUndos } from './newsletter/routes.ts';
import { orderRoutes, orderUndos } from './orders/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { loginsRoutes } from './team/loginsRoutes.ts';
import { teamRoutes } from './team/routes.ts';
import { tokenRoutes } from './team/tokenRoutes.ts';
import { todayRoutes } from './today/route.ts';
import { undoRoute } from './undoRoute.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/**
 * The staff API, under /api/staff. Every route says in `config.staff` who may call it; without that, the server doesn't
 * start. An external admin site uses the same calls with an access token.
 */
export async function staffRoutes(app: FastifyInstance, context: Context, outside: Outside): Promise<void> {
  await app.register(async (scope) => {
    scope.decorateRequest('actor');
    scope.addHook('onRoute', ({ url, config }) => {
      if (!config?.staff) throw new Error(`${url} doesn't say who may call it (config.staff).`);
    });
    scope.addHook('onRequest', async (request, reply) => {
      requireOriginWithCookie(request);
      const access = request.routeOptions.config.staff;
      if (access && access !== 'login') request.actor = await authorize(context, request, reply, access);
    });
    loginRoutes(scope, context);
    factorRoutes(scope, context);
    orderRoutes(scope, context);
    invoiceRoutes(scope, context);
    invoicePeriodRoutes(scope, context);
    bookingsRoutes(scope, context);
    availabilityRoute(scope, context);
    daysOffRoutes(scope, context);
    openingHoursRoutes(scope, context);
    hostRoutes(scope, context);
    feedRoutes(scope, context);
    calendarRoutes(scope, context);
    newCalendarRoutes(scope, context);
    entryRoutes(scope, context);
    todayRoutes(scope, context);
    eventsRoute(scope, context);
    messageRoutes(scope, context);
    mailRoutes(scope, context);
    newsletterRoutes(scope, context);
    peopleRoutes(scope, context);
    teamRoutes(scope, context);
    loginsRoutes(scope, context);
    tokenRoutes(scope, context);
    webhookRoutes(scope, context);
    logRoutes(scope, context);
    healthRoute(scope, context, outside);
    undoRoute(scope, context, {
      ...orderUndos(context),
      ...daysOffUndos(context),
      ...hoursUndos(context),
      ...hostUndos(context),
      ...messageUndos,
      ...mailUndos,
      ...newsletterUndos,
    });
  });
}
