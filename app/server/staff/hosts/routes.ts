import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { hostRequestSchema, hostsSchema, pauseHostSchema } from '../../../src/domain/contract/staff/hosts.ts';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import { hostName, hostsIn } from '../../booking/hosts.ts';
import type { Context } from '../../context.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { idOfNew, performAction } from '../actions.ts';
import { addHost, hostSubject, pauseHost, removeHost, renameHost } from './changeHost.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Hosts, who take calls. A time is free for visitors when one of them is. */
export function hostRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { ...writeLimit(settings), staff: { role: 'owner', area: null } } as const;

  typed.get(
    '/api/staff/hosts',
    {
      schema: { summary: 'Who takes calls', response: { 200: hostsSchema } },
      config: { staff: { role: 'read-only', area: 'bookings' } },
    },
    async () => {
      const [hosts, calls] = await Promise.all([
        hostsIn(database),
        database
          .selectFrom('bookings')
          .select(['host_id', ({ fn }) => fn.countAll<number>().as('upcoming')])
          .where('status', '=', 'booked')
          .where('starts_at', '>', now().toISOString())
          .groupBy('host_id')
          .execute(),
      ]);
      return {
        hosts: hosts.map((host) => ({
          id: host.id,
          name: hostName(host, settings),
          email: host.email,
          isPaused: host.paused_at !== null,
          upcoming: Number(calls.find(({ host_id }) => host_id === host.id)?.upcoming ?? 0),
        })),
      };
    },
  );

  typed.post(
    '/api/staff/hosts',
    {
      schema: {
        summary: 'Adds a host, who takes calls from now on',
        body: hostRequestSchema,
        response: { 200: actionResultSchema },
      },
      config,
    },
    async (request) => {
      const id = idOfNew(request, settings);
      const action = { name: 'host.add', subject: hostSubject(id) };
      return {
        entry: await performAction(context, request, action, (transaction) =>
          addHost(context, transaction, id, request.body),
        ),
      };
    },
  );

  typed.post(
    '/api/staff/hosts/:id',
    {
      schema: {
        summary: 'Changes name and e-mail of a host',
        params,
        body: hostRequestSchema,
        response: { 200: actionResultSchema },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      const action = { name: 'host.rename', subject: hostSubject(id) };
      return {
        entry: await performAction(context, request, action, (transaction) =>
          renameHost(context, transaction, id, request.body),
        ),
      };
    },
  );

  typed.post(
    '/api/staff/hosts/:id/pause',
    {
      schema: {
        summary: 'Pauses a host, or ends the pause; booked calls stay',
        params,
        body: pauseHostSchema,
        response: { 200: actionResultSchema },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      const action = { name: 'host.pause', subject: hostSubject(id) };
      return {
        entry: await performAction(context, request, action, (transaction) =>
          pauseHost(context, transaction, id, request.body.isPaused),
        ),
      };
    },
  );

  typed.post(
    '/api/staff/hosts/:id/remove',
    {
      schema: {
        summary: 'Removes a host who has no upcoming calls and no calendars',
        params,
        body: z.strictObject({}),
        response: { 200: actionResultSchema },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      const action = { name: 'host.remove', subject: hostSubject(id) };
      return {
        entry: await performAction(context, request, action, (transaction) => removeHost(context, transaction, id)),
      };
    },
  );
}
