import type { FastifyInstance } from 'fastify';
import {
  changeHost,
  createHost,
  deleteHost,
  listHosts,
  maxHosts,
  setHostPause,
} from '../../src/domain/contract/staff/hosts.ts';
import { formatList, plural } from '../../src/domain/words.ts';
import type { BookingRow, HostRow } from '../booking/table.ts';
import type { Context } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { type Change, idIn, loggedOf, type Undo } from '../platform/subject.ts';
import { answerAction, idOfNew, serveActionsOn } from './actions.ts';
import { callsInWords, hostName, hostsIn, unknownHost } from './hosts.ts';

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

  const act = serveActionsOn(app, context, hostSubject);

  act(changeHost, 'Changes name and e-mail of a host', 'host.rename', (transaction, id, { body }) =>
    renameHost(context, transaction, id, body),
  );

  act(setHostPause, 'Pauses a host, or ends the pause; booked calls stay', 'host.pause', (transaction, id, { body }) =>
    pauseHost(context, transaction, id, body.isPaused),
  );

  act(deleteHost, 'Removes a host who has no upcoming calls and no calendars', 'host.remove', (transaction, id) =>
    removeHost(context, transaction, id),
  );
}

const hostSubject = (id: string) => `host:${id}`;

type HostChange = Pick<HostRow, 'name' | 'email'>;

/** The hosts, while bookings, hours and hosts don't change. */
async function lockHosts(transaction: Transaction): Promise<HostRow[]> {
  await lockForTransaction(transaction, 'calendar');
  return hostsIn(transaction);
}

function requireFreeName(hosts: readonly HostRow[], { name }: HostChange, context: Context): void {
  const isSame = (host: HostRow) => hostName(host, context.settings).toLowerCase() === name.toLowerCase();
  if (!hosts.some(isSame)) return;
  throw new HttpError(409, 'known-host', `${name} is a host already. Give this one another name. Nothing was changed.`);
}

/** Adds a host, who is paused until their hours are right. @throws HttpError */
async function addHost(
  context: Context,
  transaction: Transaction,
  id: string,
  { name, email }: HostChange,
): Promise<Change> {
  const hosts = await lockHosts(transaction);
  if (hosts.length >= maxHosts) {
    throw new HttpError(409, 'too-many-hosts', `There are ${maxHosts} hosts. Remove one first.`);
  }
  requireFreeName(hosts, { name, email }, context);
  const position = Math.max(...hosts.map((host) => host.position)) + 1;
  const created_at = context.now().toISOString();
  await transaction
    .insertInto('hosts')
    .values({ id, name, email, position, paused_at: created_at, created_at })
    .execute();
  return { before: {}, after: { name } };
}

/** Changes name and e-mail of a host. @throws HttpError */
async function renameHost(context: Context, transaction: Transaction, id: string, change: HostChange): Promise<Change> {
  const hosts = await lockHosts(transaction);
  const host = hosts.find((each) => each.id === id);
  if (!host) throw unknownHost('changed');
  requireFreeName(
    hosts.filter((each) => each !== host),
    change,
    context,
  );
  await transaction.updateTable('hosts').set(change).where('id', '=', id).execute();
  return { before: { name: host.name, email: host.email }, after: { name: change.name, email: change.email } };
}

/** Pauses a host, or ends the pause. Calls that are booked stay. @throws HttpError */
async function pauseHost(context: Context, transaction: Transaction, id: string, isPaused: boolean): Promise<Change> {
  const host = (await lockHosts(transaction)).find((each) => each.id === id);
  if (!host) throw unknownHost('changed');
  const paused_at = isPaused ? context.now().toISOString() : null;
  await transaction.updateTable('hosts').set({ paused_at }).where('id', '=', id).execute();
  const name = hostName(host, context.settings);
  return { before: { name, isPaused: host.paused_at !== null }, after: { name, isPaused } };
}

/** Removes a host who has no upcoming calls. @throws HttpError that names the calls */
async function removeHost(context: Context, transaction: Transaction, id: string): Promise<Change> {
  const { now, settings } = context;
  const hosts = await lockHosts(transaction);
  const host = hosts.find((each) => each.id === id);
  if (!host) throw unknownHost('changed');
  if (hosts.length === 1) {
    throw new HttpError(409, 'last-host', 'There must be one host. Pause this one, if no calls are to be booked.');
  }
  const calls = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', id)
    .where('status', '=', 'booked')
    .where('ends_at', '>', now().toISOString())
    .orderBy('starts_at')
    .execute();
  if (calls.length > 0) throw callsLeft(calls, context);
  const calendars = await transaction.selectFrom('calendars').select('name').where('host_id', '=', id).execute();
  if (calendars.length > 0) throw calendarsLeft(calendars);
  await transaction.updateTable('hosts').set({ removed_at: now().toISOString() }).where('id', '=', id).execute();
  return { before: { name: hostName(host, settings) }, after: { removed: true } };
}

function callsLeft(calls: readonly BookingRow[], { opening }: Context): HttpError {
  const them = calls.length === 1 ? 'it' : 'them';
  return new HttpError(
    409,
    'calls-left',
    `${plural(calls.length, 'call')} would be left without a host, so nothing was changed: ${callsInWords(calls, opening)}. Please give ${them} to another host, or cancel ${them}, first.`,
  );
}

function calendarsLeft(calendars: readonly { name: string }[]): HttpError {
  const names = formatList(calendars.map(({ name }) => `“${name}”`));
  return new HttpError(
    409,
    'calendars-left',
    `Please remove the host’s ${calendars.length === 1 ? 'calendar' : 'calendars'} ${names} first. Nothing was changed.`,
  );
}

/** Undoes what was done to a host, unless something else was done meanwhile. */
export const hostUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  'host.add': (transaction, { subject }) => removeHost(context, transaction, idIn(subject)),
  'host.rename': async (transaction, { subject, before, after }) => {
    const host = (await lockHosts(transaction)).find(({ id }) => id === idIn(subject));
    if (!host || host.name !== loggedOf(after).name || host.email !== loggedOf(after).email)
      throw unknownHost('changed');
    const { name, email } = loggedOf(before);
    const earlier = { name: String(name), email: email === null ? null : String(email) };
    await transaction.updateTable('hosts').set(earlier).where('id', '=', host.id).execute();
    return { before: { ...loggedOf(after) }, after: earlier };
  },
  'host.pause': (transaction, { subject, before }) =>
    pauseHost(context, transaction, idIn(subject), loggedOf(before).isPaused === true),
  'host.remove': async (transaction, { subject, before }) => {
    const hosts = await lockHosts(transaction);
    requireFreeName(hosts, { name: String(loggedOf(before).name), email: null }, context);
    await transaction
      .updateTable('hosts')
      .set({ removed_at: null })
      .where('id', '=', idIn(subject))
      .where('removed_at', 'is not', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => unknownHost('changed'));
    return { before: { removed: true }, after: { name: loggedOf(before).name ?? '' } };
  },
});
