import type { FastifyInstance } from 'fastify';
import { answerAccount } from './accountRoutes.ts';
import { answerAuth } from './authRoutes.ts';
import { refuseUnsaid } from './origin.ts';
import type { Context } from '../context.ts';

/** Everything about accounts, for pages of our own. */
export async function answerAccounts(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseUnsaid(request));
    answerAuth(scope, context);
    answerAccount(scope, context);
  });
}
