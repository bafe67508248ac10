import type { FastifyInstance } from 'fastify';
import { changeHost, createHost, deleteHost, listHosts, setHostPause } from '../../src/domain/contract/staff/hosts.ts';
import type { Context } from '../platform/context.ts';
import { serveOn } from '../platform/http/serve.ts';
import { answerAction, idOfNew } from './actions.ts';
import { addHost, hostSubject, pauseHost, removeHost, renameHost } from './changeHost.ts';
import { hostName, hostsIn } from './hosts.ts';

/** Hosts, who take calls. A time is free for visitors when one of them is. */
export function hostRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listHosts, 'Who takes calls', async () => {
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
  });

  serve(createHost, 'Adds a host, who is paused at first', async (request) => {
    const id = idOfNew(request, settings);
    return answerAction(context, request, { name: 'host.add', subject: hostSubject(id) }, (transaction) =>
      addHost(context, transaction, id, request.body),
    );
  });

  serve(changeHost, 'Changes name and e-mail of a host', async (request) => {
    const { id } = request.params;
    return answerAction(context, request, { name: 'host.rename', subject: hostSubject(id) }, (transaction) =>
      renameHost(context, transaction, id, request.body),
    );
  });

  serve(setHostPause, 'Pauses a host, or ends the pause; booked calls stay', async (request) => {
    const { id } = request.params;
    return answerAction(context, request, { name: 'host.pause', subject: hostSubject(id) }, (transaction) =>
      pauseHost(context, transaction, id, request.body.isPaused),
    );
  });

  serve(deleteHost, 'Removes a host who has no upcoming calls and no calendars', async (request) => {
    const { id } = request.params;
    return answerAction(context, request, { name: 'host.remove', subject: hostSubject(id) }, (transaction) =>
      removeHost(context, transaction, id),
    );
  });
}
