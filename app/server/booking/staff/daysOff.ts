import type { FastifyInstance } from 'fastify';
import { daysBetween } from '../../../src/domain/booking/day.ts';
import { maxRangeDays } from '../../../src/domain/contract/booking.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from '../../../src/domain/contract/staff/daysOff.ts';
import { plural } from '../../../src/domain/words.ts';
import { type Context, today } from '../../platform/context.ts';
import { lockForTransaction } from '../../platform/db/advisoryLock.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { idIn, type Undo } from '../../platform/subject.ts';
import { answerAction, idOfNew, serveActionsOn } from '../../team/actions.ts';
import { hostName, hostsIn, unknownHost } from '../../team/hosts.ts';
import { isChangeable } from '../moveOrCancel.ts';
import { bookingsOfDays } from './staffBooking.ts';

const subjectOf = (id: string) => `days-off:${id}`;

/** Days off, of a host or of all. */
interface Days {
  from: string;
  to: string;
  hostId: string | null;
}

/** Sets when days off were removed; null restores them. @throws HttpError when that was done already */
async function setRemoved(database: Database, id: string, removedAt: string | null): Promise<Days> {
  const changed = await database
    .updateTable('days_off')
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .returning(['from_day', 'to_day', 'host_id'])
    .executeTakeFirstOrThrow(noSuch('There are no such days off, or they have been removed.'));
  return { from: changed.from_day, to: changed.to_day, hostId: changed.host_id };
}

/** The upcoming calls on these days. @param hostId whose; null for all */
async function callsOn(context: Context, transaction: Transaction, { from, to, hostId }: Days) {
  const booked = await bookingsOfDays({ ...context, database: transaction }, from, to);
  return booked.filter(
    (booking) => isChangeable(booking, context.now()) && (hostId === null || booking.host_id === hostId),
  );
}

async function logged({ settings }: Context, transaction: Transaction, { from, to, hostId }: Days) {
  const hosts = await transaction.selectFrom('hosts').selectAll().execute();
  const host = hosts.find(({ id }) => id === hostId);
  return { from, to, host: host ? hostName(host, settings) : null };
}

/** Undoes adding and removing days off. */
export const daysOffUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  async 'days-off.add'(transaction, { subject }) {
    const days = await setRemoved(transaction, idIn(subject), context.now().toISOString());
    return { before: await logged(context, transaction, days), after: {} };
  },
  async 'days-off.remove'(transaction, { subject, at }) {
    await lockForTransaction(transaction, 'calendar');
    const days = await setRemoved(transaction, idIn(subject), null);
    const calls = await callsOn(context, transaction, days);
    const unseen = calls.filter(({ updated_at }) => updated_at >= at);
    if (unseen.length > 0) throw callsBooked(unseen.length);
    return { before: {}, after: await logged(context, transaction, days) };
  },
});

/** Routes of days off: no time is free on them, from the next request on. Booked calls stay. */
export function daysOffRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listDaysOff, 'The days off that aren’t over', async () => {
    const rows = await database
      .selectFrom('days_off')
      .select(['id', 'from_day as from', 'to_day as to', 'label', 'host_id'])
      .where('removed_at', 'is', null)
      .where('to_day', '>=', today(context))
      .orderBy('from_day')
      .orderBy('id')
      .execute();
    const hosts = await hostsIn(database);
    return {
      daysOff: rows.flatMap(({ host_id, ...days }) => {
        const host = hosts.find(({ id }) => id === host_id);
        // A host who was removed takes no calls anyway.
        if (host_id !== null && !host) return [];
        return [{ ...days, host: host ? { id: host.id, name: hostName(host, settings) } : null }];
      }),
    };
  });

  serve(addDaysOff, 'Adds days off', async (request) => {
    const { from, to, label, host: hostId = null, seen } = request.body;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > maxRangeDays) {
      const message = `Enter 1 to ${maxRangeDays} days, from the first to the last. For more, add the following days too.`;
      throw new HttpError(400, 'invalid-days', message);
    }
    if (to < today(context)) throw new HttpError(400, 'past-days', 'These days are over. Nothing was changed.');
    const id = idOfNew(request, settings);
    return answerAction(context, request, { name: 'days-off.add', subject: subjectOf(id) }, async (transaction) => {
      // With the lock, a concurrent booking is either seen here, or sees the days off.
      await lockForTransaction(transaction, 'calendar');
      if (hostId !== null && !(await hostsIn(transaction)).some((host) => host.id === hostId))
        throw unknownHost('changed');
      const calls = await callsOn(context, transaction, { from, to, hostId });
      const unseen = calls.filter((call) => !seen.includes(call.id));
      if (unseen.length > 0) throw callsBooked(unseen.length);
      await transaction
        .insertInto('days_off')
        .values({
          id,
          from_day: from,
          to_day: to,
          label,
          host_id: hostId,
          created_at: now().toISOString(),
        })
        .execute();
      const after = await logged(context, transaction, { from, to, hostId });
      return { before: {}, after: { ...after, calls: calls.length } };
    });
  });

  const act = serveActionsOn(app, context, subjectOf);

  act(removeDaysOff, 'Removes days off', 'days-off.remove', async (transaction, id) => {
    const days = await setRemoved(transaction, id, now().toISOString());
    return { before: await logged(context, transaction, days), after: {} };
  });
}

function callsBooked(count: number): HttpError {
  const calls = `${plural(count, 'call')} ${count === 1 ? 'is' : 'are'} booked on these days`;
  return new HttpError(
    409,
    'calls-booked',
    `${calls} that you haven’t seen, so nothing was changed. Please look again.`,
  );
}
