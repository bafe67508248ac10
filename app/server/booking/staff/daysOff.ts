import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { daysBetween } from '../../../src/domain/booking/day.ts';
import { maxDays } from '../../../src/domain/contract/staff/bookings.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from '../../../src/domain/contract/staff/daysOff.ts';
import { plural } from '../../../src/domain/words.ts';
import { type Context, today } from '../../platform/context.ts';
import { lockForTransaction } from '../../platform/db/advisoryLock.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import type { Undo } from '../../platform/subject.ts';
import { answerAction, idOfNew } from '../../team/actions.ts';
import { isChangeable } from '../moveOrCancel.ts';
import { bookingsOfDays } from './staffBooking.ts';

const subjectOf = (id: string) => `days-off:${id}`;
const idOf = (subject: string) => subject.slice('days-off:'.length);

/** Sets when days off were removed; null restores them. @throws HttpError when that was done already */
async function setRemoved(database: Kysely<Schema>, id: string, removedAt: string | null) {
  const changed = await database
    .updateTable('days_off')
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .returning(['from_day', 'to_day'])
    .executeTakeFirst();
  if (!changed) throw new HttpError(404, 'not-found', 'There are no such days off, or they have been removed.');
  return { from: changed.from_day, to: changed.to_day };
}

/** The upcoming calls on these days. */
async function callsOn(context: Context, transaction: Transaction<Schema>, from: string, to: string) {
  const booked = await bookingsOfDays({ ...context, database: transaction }, from, to);
  return booked.filter((booking) => isChangeable(booking, context.now()));
}

/** Undoes adding and removing days off. */
export const daysOffUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  'days-off.add': async (transaction, { subject }) => ({
    before: await setRemoved(transaction, idOf(subject), context.now().toISOString()),
    after: {},
  }),
  async 'days-off.remove'(transaction, { subject, at }) {
    await lockForTransaction(transaction, 'calendar');
    const days = await setRemoved(transaction, idOf(subject), null);
    const calls = await callsOn(context, transaction, days.from, days.to);
    const unseen = calls.filter(({ updated_at }) => updated_at >= at);
    if (unseen.length > 0) throw callsBooked(unseen.length);
    return { before: {}, after: days };
  },
});

/** Routes of days off: no time is free on them, from the next request on. Booked calls stay. */
export function daysOffRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listDaysOff, 'The days off that aren’t over', async () => {
    const daysOff = await database
      .selectFrom('days_off')
      .select(['id', 'from_day as from', 'to_day as to', 'label'])
      .where('removed_at', 'is', null)
      .where('to_day', '>=', today(context))
      .orderBy('from_day')
      .orderBy('id')
      .execute();
    return { daysOff };
  });

  serve(addDaysOff, 'Adds days off', async (request) => {
    const { from, to, label, seen } = request.body;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > maxDays) {
      const message = `Enter 1 to ${maxDays} days, from the first to the last. For more, add the following days too.`;
      throw new HttpError(400, 'invalid-days', message);
    }
    if (to < today(context)) throw new HttpError(400, 'past-days', 'These days are over. Nothing was changed.');
    const id = idOfNew(request, settings);
    return answerAction(context, request, { name: 'days-off.add', subject: subjectOf(id) }, async (transaction) => {
      // With the lock, a concurrent booking is either seen here, or sees the days off.
      await lockForTransaction(transaction, 'calendar');
      const calls = await callsOn(context, transaction, from, to);
      const unseen = calls.filter((call) => !seen.includes(call.id));
      if (unseen.length > 0) throw callsBooked(unseen.length);
      await transaction
        .insertInto('days_off')
        .values({ id, from_day: from, to_day: to, label, created_at: now().toISOString(), removed_at: null })
        .execute();
      return { before: {}, after: { from, to, calls: calls.length } };
    });
  });

  serve(removeDaysOff, 'Removes days off', async (request) => {
    const { id } = request.params;
    return answerAction(context, request, { name: 'days-off.remove', subject: subjectOf(id) }, async (transaction) => ({
      before: await setRemoved(transaction, id, now().toISOString()),
      after: {},
    }));
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
