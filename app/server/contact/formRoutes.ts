import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { messageProblems, tidyMessage } from '../../src/domain/message.ts';
import type { Context } from '../context.ts';
import { readFormToken } from '../crypto/formToken.ts';
import { pageOptions, sendPage } from '../html/sendPage.ts';
import { asHttpError } from '../http/errors.ts';
import { formText } from '../http/formText.ts';
import { formLimit } from '../http/rateLimit.ts';
import { messagePage } from './messagePage.ts';
import { contactFormToken, receiveMessage } from './receiveMessage.ts';

type Post = FastifyRequest<{ Body: unknown }>;

/**
 * Takes the contact form from a browser without scripts. The page was built beforehand and holds no ticket, so a message
 * is shown once more before it is sent; whatever goes wrong, what was typed is on the page that says so.
 */
export async function contactFormRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;

  const again = (request: Post, trouble: string | null, fresh: boolean) => {
    const written = writtenIn(request.body);
    const known = formText(request.body, 'ticket');
    const keeps = !fresh && readFormToken(known, 'contact', settings.secret) !== null;
    const problems = request.body ? messageProblems(written) : {};
    const ticket = keeps ? known : contactFormToken(context);
    return messagePage({ written, problems, trouble, ticket }, pageOptions(context, request));
  };

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 64 * 1024 });

    scope.setErrorHandler((error: FastifyError, request: Post, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      // What is wrong with the ticket is mended by another one.
      const fresh = status === 422 || status === 409;
      const trouble = request.body ? message : `${message} Your browser's Back button leads to what you wrote.`;
      return sendPage(reply.code(status), settings, again(request, trouble, fresh));
    });

    scope.post('/contact-us', { config: formLimit(settings) }, async (request: Post, reply) => {
      const written = tidyMessage(writtenIn(request.body));
      const wrong = Object.keys(messageProblems(written)).length > 0;
      if (wrong) return sendPage(reply.code(422), settings, again(request, null, false));
      const ticket = formText(request.body, 'ticket');
      if (!ticket) return sendPage(reply, settings, again(request, null, true));
      await receiveMessage(context, { ...written, website: formText(request.body, 'website'), ticket });
      return reply.redirect('/contact-us/sent', 303);
    });
  });
}

function writtenIn(body: unknown) {
  return { name: formText(body, 'name'), email: formText(body, 'email'), message: formText(body, 'message') };
}
