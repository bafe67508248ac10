import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { requireOriginWithCookie } from '../platform/http/csrfGuard.ts';
import type { Subject } from '../platform/subject.ts';
import { accountRoutes, invoiceRoute } from './accountRoutes.ts';
import { followUpRoutes, followUpUndos } from './followUpRoutes.ts';
import { retentionJob } from './retentionJob.ts';
import { peopleRoutes } from './staff.ts';
import { peopleWords } from './words.ts';

export const people: Subject = {
  routes: ownDataRoutes,
  staffRoutes(app, context) {
    peopleRoutes(app, context);
    followUpRoutes(app, context);
  },
  undos: () => followUpUndos,
  words: peopleWords,
  jobs: (context) => [retentionJob(context)],
};

/** What an account shows of its owner, behind the stricter CSRF guard. */
export async function ownDataRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireOriginWithCookie(request));
    accountRoutes(scope, context);
    invoiceRoute(scope, context);
  });
}
