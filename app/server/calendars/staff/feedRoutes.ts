import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  addCalendarFeed,
  listCalendarFeeds,
  maxFeeds,
  revokeCalendarFeed,
} from '../../../src/domain/contract/staff/calendarFeeds.ts';
import type { Context } from '../../platform/context.ts';
import { lockForTransaction } from '../../platform/db/advisoryLock.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { hashOfToken } from '../../team/access.ts';
import { performShownOnce, serveActionsOn } from '../../team/actions.ts';
import { actorNames } from '../../team/names.ts';
import { feedPath } from '../callsCalendar.ts';

const shownBefore =
  'This calendar address was made and shown already, and can’t be shown again. Revoke it, and make another one.';

/** Secret addresses by which calendars subscribe to all calls: stored as hashes, shown once. */
export function feedRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listCalendarFeeds, 'Calendar feeds, without their addresses', async () => {
    const [rows, nameOf] = await Promise.all([
      database.selectFrom('calendar_feeds').selectAll().orderBy('created_at', 'desc').orderBy('id').execute(),
      actorNames(database),
    ]);
    return {
      feeds: rows.map(({ id, name, created_by, created_at, last_read_at }) => ({
        id,
        name,
        createdBy: nameOf(created_by),
        createdAt: created_at,
        lastReadAt: last_read_at,
      })),
    };
  });

  serve(
    addCalendarFeed,
    'Makes the secret address of a calendar feed; it is shown in this answer alone',
    async (request) => {
      const { name } = request.body;
      const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
      const action = { name: 'feed.create', subject: 'calendar-feeds' };
      const entry = await performShownOnce(context, request, action, shownBefore, async (transaction) => {
        await lockForTransaction(transaction, 'team');
        const { rows } = await transaction
          .selectFrom('calendar_feeds')
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow();
        if (Number(rows) >= maxFeeds) {
          throw new HttpError(409, 'too-many-feeds', `There are ${maxFeeds} calendar addresses. Revoke one first.`);
        }
        const created = { created_by: request.actor.id, created_at: now().toISOString(), last_read_at: null };
        await transaction
          .insertInto('calendar_feeds')
          .values({ id, name, hash: hashOfToken(secret), ...created })
          .execute();
        return { before: {}, after: { feed: id, name } };
      });
      return { entry, id, url: `${ownOrigin(settings, request)}${feedPath(secret)}` };
    },
  );

  const act = serveActionsOn(app, context, (id) => `calendar-feed:${id}`);
  act(
    revokeCalendarFeed,
    'Revokes the address of a calendar feed: the next call of it finds nothing',
    'feed.revoke',
    async (transaction, id) => {
      const removed = await transaction
        .deleteFrom('calendar_feeds')
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirstOrThrow(noSuch('There is no such calendar address, or it is revoked already.'));
      return { before: { name: removed.name }, after: { revoked: true } };
    },
  );
}
