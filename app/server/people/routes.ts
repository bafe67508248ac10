import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { requireOriginWithCookie } from '../platform/http/csrfGuard.ts';
import { accountRoutes } from './accountRoutes.ts';
import { invoiceRoute } from './invoiceRoute.ts';

/** What an account shows of its owner, behind the stricter CSRF guard. */
export async function ownDataRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireOriginWithCookie(request));
    accountRoutes(scope, context);
    invoiceRoute(scope, context);
  });
}
