import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { subscriberProblem } from '../../src/domain/subscriber.ts';
import { asHttpError } from '../http/errors.ts';
import { ownOrigin } from '../http/ownOrigin.ts';
import { rarely } from '../http/rateLimit.ts';
import { pageOptions, showPage } from '../page/show.ts';
import { textIn } from '../page/textIn.ts';
import type { Context } from '../context.ts';
import { lookIntoMailPage, signUpPage } from './pages.ts';
import { subscribe } from './subscribe.ts';

type Visit = FastifyRequest<{ Body: unknown }>;

/** Takes the newsletter's form from a browser without scripts. */
export async function answerNewsletterForm(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;
  const options = (request: FastifyRequest) => pageOptions(context, request);

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 4096 });

    scope.setErrorHandler((error: FastifyError, request: Visit, reply) => {
      const { status, code, message: trouble } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      const form = { email: textIn(request.body, 'email'), problem: null, trouble };
      return showPage(reply.code(status), settings, signUpPage(form, options(request)));
    });

    scope.get('/newsletter', async (request, reply) => {
      const blank = { email: '', problem: null, trouble: null };
      return showPage(reply, settings, signUpPage(blank, options(request)));
    });

    scope.get('/newsletter/sent', async (request, reply) =>
      showPage(reply, settings, lookIntoMailPage(options(request))),
    );

    scope.post('/newsletter', { config: rarely(settings) }, async (request: Visit, reply) => {
      const email = textIn(request.body, 'email').trim();
      const problem = subscriberProblem(email);
      if (problem) {
        const form = { email, problem, trouble: null };
        return showPage(reply.code(422), settings, signUpPage(form, options(request)));
      }
      await subscribe(context, email, ownOrigin(settings, request));
      return reply.redirect('/newsletter/sent', 303);
    });
  });
}
