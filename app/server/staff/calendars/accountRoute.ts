import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountAnswerSchema, accountRequestSchema } from '../../../src/domain/contract/staff/calendars.ts';
import { calendarsOf } from '../../calendars/caldav/account.ts';
import type { Context } from '../../context.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { readable } from './newCalendar.ts';

/** Lists the calendars of an account, before one of them is added. */
export function calendarAccountRoute(app: FastifyInstance, context: Context): void {
  const limit = writeLimit(context.settings);
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/staff/calendars/account',
    {
      schema: {
        summary: 'The calendars of an account (CalDAV): it changes nothing',
        body: accountRequestSchema,
        response: { 200: accountAnswerSchema },
      },
      config: { ...limit, staff: { role: 'owner', area: null } },
    },
    async ({ body: { url, login } }) => ({ calendars: await readable(() => calendarsOf(context, url, login)) }),
  );
}
