import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { requireOriginWithCookie } from '../platform/http/csrfGuard.ts';
import type { Subject } from '../platform/subject.ts';
import { authRoutes } from './authRoutes.ts';

export const accounts: Subject = { routes: accountsRoutes };

/** The routes of accounts, behind the stricter CSRF guard. */
export async function accountsRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireOriginWithCookie(request));
    authRoutes(scope, context);
  });
}
