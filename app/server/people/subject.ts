import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { requireOriginWithCookie } from '../platform/http/csrfGuard.ts';
import type { ActionWords, Subject } from '../platform/subject.ts';
import { accountRoutes, invoiceRoute } from './accountRoutes.ts';
import { retentionJob } from './deleteExpired.ts';
import { followUpRoutes, followUpUndos } from './followUpRoutes.ts';
import { peopleRoutes } from './staff.ts';

/** What an account shows of its owner, behind the stricter CSRF guard. */
async function ownDataRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireOriginWithCookie(request));
    accountRoutes(scope, context);
    invoiceRoute(scope, context);
  });
}

const peopleWords: ActionWords = {
  'person.export': () => 'Personal data exported',
  'person.statement': () => 'Statement of account downloaded as CSV',
  'person.follow': () => 'Follow-up set',
  'person.followed': () => 'Follow-up done',
  'person.followed.undone': () => 'Follow-up to be done after all',
  'person.erase': () => 'Personal data deleted',
};

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
