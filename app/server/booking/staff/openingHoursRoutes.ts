import type { FastifyInstance } from 'fastify';
import {
  changeOpeningHours,
  checkOpeningHours,
  getOpeningHours,
} from '../../../src/domain/contract/staff/openingHours.ts';
import type { Context } from '../../platform/context.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { answerAction } from '../../team/actions.ts';
import { actorNames } from '../../team/names.ts';
import { changeHours, checkHours, hoursSubject, hoursToShow } from './openingHours.ts';

/** Routes of the opening hours, notice, days ahead and breaks. A change applies from the next request on. */
export function openingHoursRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, opening } = context;
  const serve = serveOn(app, settings);

  serve(getOpeningHours, 'When consultations can be booked with a host', async ({ query }) => {
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
  });

  serve(checkOpeningHours, 'What a change of the hours would do: it changes nothing', async ({ body }) =>
    checkHours(context, body.rules, body.host),
  );

  serve(changeOpeningHours, 'Changes the hours, unless a booked call would be outside them', async (request) => {
    const { rules, version } = request.body;
    const { host } = await hoursToShow(context, request.body.host);
    return answerAction(context, request, { name: 'hours.change', subject: hoursSubject(host) }, (transaction) =>
      changeHours(context, transaction, { host, rules, version, by: request.actor.id }),
    );
  });
}
