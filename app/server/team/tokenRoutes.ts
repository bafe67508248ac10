import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addToken, listTokens, revokeToken } from '../../src/domain/contract/staff/team.ts';
import type { Scope } from '../../src/domain/staff/roles.ts';
import type { Context } from '../platform/context.ts';
import { noSuch } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { hashOfToken } from './access.ts';
import { performShownOnce, serveActionsOn } from './actions.ts';
import { actorNames } from './names.ts';

const subjectOf = (id: string) => `token:${id}`;
const noToken = noSuch('There is no such access token, or it is revoked already.');
const shownBefore =
  'This access token was created and shown already, and can’t be shown again. Revoke it, and create another one.';

/** Access tokens for API clients: stored as hashes, shown once. */
export function tokenRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listTokens, 'Access tokens, without the tokens themselves', async () => {
    const [rows, nameOf] = await Promise.all([
      database.selectFrom('staff_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute(),
      actorNames(database),
    ]);
    return {
      tokens: rows.map((row) => ({
        id: row.id,
        name: row.name,
        scopes: row.scopes.split(' ') as Scope[],
        createdBy: nameOf(row.created_by),
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        revokedAt: row.revoked_at,
      })),
    };
  });

  serve(addToken, 'Creates an access token for an API client; only this answer shows it', async (request) => {
    const { name, scopes } = request.body;
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    const action = { name: 'token.create', subject: 'tokens' };
    const entry = await performShownOnce(context, request, action, shownBefore, async (transaction) => {
      await transaction
        .insertInto('staff_tokens')
        .values({
          id,
          name,
          hash: hashOfToken(token),
          scopes: scopes.join(' '),
          created_by: request.actor.id,
          created_at: now().toISOString(),
        })
        .execute();
      return { before: {}, after: { token: id, name, scopes: scopes.join(' ') } };
    });
    return { entry, id, token };
  });

  const act = serveActionsOn(app, context, subjectOf);
  act(
    revokeToken,
    'Revokes an access token: the next call with it is refused',
    'token.revoke',
    async (transaction, id) => {
      const revoked = await transaction
        .updateTable('staff_tokens')
        .set({ revoked_at: now().toISOString() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('name')
        .executeTakeFirstOrThrow(noToken);
      return { before: { name: revoked.name }, after: { revoked: true } };
    },
  );
}
