import type { FastifyInstance } from 'fastify';
import { listLog } from '../../src/domain/contract/staff/log.ts';
import type { Context } from '../platform/context.ts';
import { comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { type ActionWords, wordsOf } from '../platform/subject.ts';
import { actorNames } from './names.ts';

/** The audit log, latest first: changes by the team, by API clients, and by customers through a consultation’s link. It is read-only. */
export function logRoutes(app: FastifyInstance, { database, settings }: Context, words: ActionWords): void {
  serveOn(app, settings)(
    listLog,
    'Changes by members and API clients, latest first',
    async ({ query: { after, limit, actor, action, subject } }) => {
      const [rows, nameOf] = await Promise.all([
        database
          .selectFrom('audit_log')
          .selectAll()
          .$if(actor !== undefined, (log) => log.where('actor', '=', actor ?? ''))
          .$if(action !== undefined, (log) => log.where('action', '=', action ?? ''))
          .$if(subject !== undefined, (log) => log.where('subject', '=', subject ?? ''))
          .where(comesAfter(positionAfter(after), 'at', 'id'))
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1)
          .execute(),
        actorNames(database),
      ]);
      return toPage(
        rows,
        limit,
        ({ at, id }) => ({ at, id }),
        (entry) => ({
          id: entry.id,
          at: entry.at,
          actor: entry.actor,
          who: nameOf(entry.actor),
          action: entry.action,
          subject: entry.subject,
          what: wordsOf(entry, words),
        }),
      );
    },
  );
}
