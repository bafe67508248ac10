import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { addSubscriberEndpoint } from '../../src/domain/contract/visitors.ts';
import { canonicalEmail } from '../../src/domain/forms/email.ts';
import { subscriberProblem } from '../../src/domain/forms/subscriber.ts';
import type { Context } from '../platform/context.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { asHttpError } from '../platform/http/errors.ts';
import { formText } from '../platform/http/formText.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { checkInboxPage, subscribePage } from './pages.ts';
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

type Visit = FastifyRequest<{ Body: unknown }>;

/** The newsletter form without scripts. */
export async function newsletterFormRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;
  const options = (request: FastifyRequest) => pageOptions(context, request);

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 4096 });

    scope.setErrorHandler((error: FastifyError, request: Visit, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      const form = { email: formText(request.body, 'email'), problem: null, error: message };
      return sendPage(reply.code(status), settings, subscribePage(form, options(request)));
    });

    scope.get('/newsletter', async (request, reply) => {
      const blank = { email: '', problem: null, error: null };
      return sendPage(reply, settings, subscribePage(blank, options(request)));
    });

    scope.get('/newsletter/sent', async (request, reply) =>
      sendPage(reply, settings, checkInboxPage(options(request))),
    );

    scope.post('/newsletter', { config: formLimit(settings) }, async (request: Visit, reply) => {
      const email = formText(request.body, 'email').trim();
      const problem = subscriberProblem(email);
      if (problem) {
        const form = { email, problem, error: null };
        return sendPage(reply.code(422), settings, subscribePage(form, options(request)));
      }
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
