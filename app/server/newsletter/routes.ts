import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { addSubscriberEndpoint } from '../../src/domain/contract/visitors.ts';
import { canonicalEmail } from '../../src/domain/forms/email.ts';
import { subscriberProblem } from '../../src/domain/forms/subscriber.ts';
import type { Context } from '../platform/context.ts';
import { formText } from '../platform/http/formText.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { answerErrors, sendAnswer } from '../platform/site/answer.ts';
import { checkInbox, subscribeNotice } from './notices.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter form's API. */
export function newsletterRoute(app: FastifyInstance, context: Context): void {
  serveOn(app, context.settings)(
    addSubscriberEndpoint,
    {
      summary: 'Requests the newsletter; the owner of the address confirms by e-mail',
      config: formLimit(context.settings),
      bodyLimit: 2048,
    },
    async (request) => {
      const { settings } = context;
      const requester = { key: networkOf(request, settings) };
      await subscribe(context, request.body.email, requester, ownOrigin(settings, request));
      return { message: 'One more step: open the e-mail we’ve just sent you and confirm.' };
    },
  );
}

/** The newsletter form without scripts. */
export async function newsletterFormRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 4096 });
    answerErrors(scope, context, (problem, { body }) => [
      'notice',
      subscribeNotice(formText(body, 'email'), undefined, problem),
    ]);

    scope.get('/newsletter', (_request, reply) => sendAnswer(context, reply, ['notice', subscribeNotice('')]));

    scope.get('/newsletter/sent', (_request, reply) => sendAnswer(context, reply, ['notice', checkInbox]));

    scope.post('/newsletter', { config: formLimit(settings) }, async (request, reply) => {
      const email = formText(request.body, 'email').trim();
      const problem = subscriberProblem(email);
      if (problem) return sendAnswer(context, reply.code(422), ['notice', subscribeNotice(email, problem)]);
      await subscribe(
        context,
        canonicalEmail(email),
        { key: networkOf(request, settings) },
        ownOrigin(settings, request),
      );
      return reply.redirect('/newsletter/sent', 303);
    });
  });
}
