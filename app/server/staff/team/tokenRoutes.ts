import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createdTokenSchema, newTokenSchema, tokensSchema } from '../../../src/domain/contract/staff/team.ts';
import type { Scope } from '../../../src/domain/staff/roles.ts';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { hashOfToken } from '../access.ts';
import { performAction } from '../actions.ts';
import { actorNames } from '../names.ts';
import { removalRoute } from '../removalRoute.ts';

const subjectOf = (id: string) => `token:${id}`;
const noToken = () => new HttpError(404, 'not-found', 'There is no such access token, or it is revoked already.');
const shownBefore = () =>
  new HttpError(
    409,
    'shown-before',
    'This access token was created and shown already, and can’t be shown again. Revoke it, and create another one.',
  );

/** Access tokens for API clients: stored as hashes, shown once. */
export function tokenRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const owning = { ...writeLimit(settings), staff: { role: 'owner', area: null, fresh: true } } as const;

  typed.get(
    '/api/staff/tokens',
    {
      schema: { summary: 'Access tokens, without the tokens themselves', response: { 200: tokensSchema } },
      config: { staff: { role: 'owner', area: null } },
    },
    async () => {
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
    },
  );

  typed.post(
    '/api/staff/tokens',
    {
      schema: {
        summary: 'Creates an access token for an API client; only this answer shows it',
        body: newTokenSchema,
        response: { 200: createdTokenSchema },
      },
      config: owning,
    },
    async (request) => {
      const { name, scopes } = request.body;
      const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
      let isNew = false;
      const action = { name: 'token.create', subject: 'tokens' };
      const entry = await performAction(context, request, action, async (transaction) => {
        await transaction
          .insertInto('staff_tokens')
          .values({
            id,
            name,
            hash: hashOfToken(token),
            scopes: scopes.join(' '),
            created_by: request.actor.id,
            created_at: now().toISOString(),
            last_used_at: null,
            revoked_at: null,
          })
          .execute();
        isNew = true;
        return { before: {}, after: { token: id, name, scopes: scopes.join(' ') } };
      });
      if (!isNew) throw shownBefore();
      return { entry, id, token };
    },
  );

  removalRoute(app, context, {
    path: '/api/staff/tokens/:id/revoke',
    summary: 'Revokes an access token: the next call with it is refused',
    name: 'token.revoke',
    subjectOf,
    async remove(transaction, id) {
      const revoked = await transaction
        .updateTable('staff_tokens')
        .set({ revoked_at: now().toISOString() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      if (!revoked) throw noToken();
      return { before: { name: revoked.name }, after: { revoked: true } };
    },
  });
}
