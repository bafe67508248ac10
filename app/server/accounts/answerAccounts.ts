import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { requireOriginWithCookie } from '../http/csrfGuard.ts';
import { answerAccount } from './accountRoutes.ts';
import { answerAuth } from './authRoutes.ts';

/** Everything about accounts, for pages of our own. */
export async function answerAccounts(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireOriginWithCookie(request));
    answerAuth(scope, context);
    answerAccount(scope, context);
  });
}
