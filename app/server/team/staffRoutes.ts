import type { FastifyInstance } from 'fastify';
import { listLog, undoAction } from '../../src/domain/contract/staff/log.ts';
import type { Context } from '../platform/context.ts';
import { requireOriginWithCookie } from '../platform/http/csrfGuard.ts';
import { comesAfter, positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { type ActionWords, type Subject, type Undo, wordsOf } from '../platform/subject.ts';
import { authorize } from './access.ts';
import { undo } from './actions.ts';
import { actorNames } from './names.ts';

/**
 * The staff API, under /api/staff. Every route says in `config.staff` who may call it; without that, the server doesn't
 * start. An external admin site uses the same calls with an access token.
 */
export async function staffApi(app: FastifyInstance, context: Context, subjects: readonly Subject[]): Promise<void> {
  const words: ActionWords = Object.assign({}, ...subjects.map((subject) => subject.words));
  const undos: Readonly<Record<string, Undo>> = Object.assign({}, ...subjects.map(({ undos }) => undos?.(context)));
  await app.register(async (scope) => {
    scope.decorateRequest('actor');
    scope.addHook('onRoute', ({ url, config }) => {
      if (!config?.staff) throw new Error(`${url} doesn't say who may call it (config.staff).`);
    });
    scope.addHook('onRequest', async (request, reply) => {
      requireOriginWithCookie(request);
      const access = request.routeOptions.config.staff;
      if (access && access !== 'login') request.actor = await authorize(context, request, reply, access);
    });
    for (const { staffRoutes } of subjects) staffRoutes?.(scope, context);
    logRoutes(scope, context, words);
    undoRoute(scope, context, undos);
  });
}

/**
 * Undoes an action of the same member within ten seconds.
 * @param undos by the name of the action, of all areas
 */
function undoRoute(app: FastifyInstance, context: Context, undos: Readonly<Record<string, Undo>>): void {
  const serve = serveOn(app, context.settings);
  serve(undoAction, 'Undoes one’s own action within ten seconds', async (request) => {
    const entry = await undo(context, request, request.body.entry, undos);
    await context.refreshPublished();
    return { entry };
  });
}

/** The audit log, latest first: changes by the team, by API clients, and by customers through a consultation’s link. It is read-only. */
function logRoutes(app: FastifyInstance, { database, settings }: Context, words: ActionWords): void {
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
