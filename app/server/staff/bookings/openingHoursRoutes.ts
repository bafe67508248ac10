import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import {
  changeHoursSchema,
  checkHoursSchema,
  hoursCheckSchema,
  openingHoursQuerySchema,
  openingHoursSchema,
} from '../../../src/domain/contract/staff/openingHours.ts';
import type { Context } from '../../context.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { performAction } from '../actions.ts';
import { actorNames } from '../names.ts';
import { changeHours, checkHours, hoursSubject, hoursToShow } from './openingHours.ts';

/** Routes of the opening hours, notice, days ahead and breaks. A change applies from the next request on. */
export function openingHoursRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, opening } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/staff/opening-hours',
    {
      schema: {
        summary: 'When consultations can be booked with a host',
        querystring: openingHoursQuerySchema,
        response: { 200: openingHoursSchema },
      },
      config: { staff: { role: 'read-only', area: 'bookings' } },
    },
    async ({ query }) => {
      const { entered, host, rules, version } = await hoursToShow(context, query.host);
      const { timeZone, length } = opening;
      if (!entered) return { host, rules, version, length, timeZone, changed: null };
      const nameOf = await actorNames(database);
      return {
        host,
        rules,
        version,
        length,
        timeZone,
        changed: { at: entered.changed_at, who: nameOf(entered.changed_by) },
      };
    },
  );

  typed.post(
    '/api/staff/opening-hours/check',
    {
      schema: {
        summary: 'What a change of the hours would do: it changes nothing',
        body: checkHoursSchema,
        response: { 200: hoursCheckSchema },
      },
      config: { ...writeLimit(settings), staff: { role: 'staff', area: 'bookings' } },
    },
    async ({ body }) => checkHours(context, body.rules, body.host),
  );

  typed.post(
    '/api/staff/opening-hours',
    {
      schema: {
        summary: 'Changes the hours, unless a booked call would be outside them',
        body: changeHoursSchema,
        response: { 200: actionResultSchema },
      },
      config: { ...writeLimit(settings), staff: { role: 'staff', area: 'bookings' } },
    },
    async (request) => {
      const { rules, version } = request.body;
      const { host } = await hoursToShow(context, request.body.host);
      const action = { name: 'hours.change', subject: hoursSubject(host) };
      const entry = await performAction(context, request, action, (transaction) =>
        changeHours(context, transaction, { host, rules, version, by: request.actor.id }),
      );
      return { entry };
    },
  );
}
