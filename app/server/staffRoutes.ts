import type { FastifyInstance } from 'fastify';
import { actionWords } from './actionWords.ts';
import { availabilityRoute } from './booking/staff/availability.ts';
import { daysOffRoutes, daysOffUndos } from './booking/staff/daysOff.ts';
import { hoursUndos } from './booking/staff/openingHours.ts';
import { openingHoursRoutes } from './booking/staff/openingHoursRoutes.ts';
import { bookingsRoutes } from './booking/staff/routes.ts';
import { entryRoutes } from './calendars/staff/entryRoutes.ts';
import { feedRoutes } from './calendars/staff/feedRoutes.ts';
import { newCalendarRoutes } from './calendars/staff/newCalendarRoutes.ts';
import { calendarRoutes } from './calendars/staff/routes.ts';
import { orderRoutes, orderUndos } from './checkout/staff/routes.ts';
import type { Outside } from './health/go-live/outside.ts';
import { healthRoute } from './health/staff.ts';
import { todayRoutes } from './health/today/route.ts';
import { invoicePeriodRoutes } from './invoices/staff/periodRoutes.ts';
import { invoiceRoutes } from './invoices/staff/routes.ts';
import { mailUndos } from './mails/resend.ts';
import { mailRoutes } from './mails/routes.ts';
import { messageRoutes, messageUndos } from './messages/staff.ts';
import { newsletterRoutes, newsletterUndos } from './newsletter/staff/routes.ts';
import { peopleRoutes } from './people/staff.ts';
import type { Context } from './platform/context.ts';
import { requireOriginWithCookie } from './platform/http/csrfGuard.ts';
import { authorize } from './team/access.ts';
import { hostUndos } from './team/changeHost.ts';
import { eventsRoute } from './team/eventsRoute.ts';
import { factorRoutes } from './team/factorRoutes.ts';
import { hostRoutes } from './team/hostRoutes.ts';
import { loginRoutes } from './team/loginRoutes.ts';
import { loginsRoutes } from './team/loginsRoutes.ts';
import { logRoutes } from './team/logRoutes.ts';
import { teamRoutes } from './team/membersRoutes.ts';
import { tokenRoutes } from './team/tokenRoutes.ts';
import { undoRoute } from './team/undoRoute.ts';
import { webhookRoutes } from './webhooks/staff.ts';

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
    logRoutes(scope, context, actionWords);
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
