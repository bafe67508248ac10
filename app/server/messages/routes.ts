import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { openContactFormEndpoint, sendMessageEndpoint } from '../../src/domain/contract/visitors.ts';
import { messageProblems, tidyMessage } from '../../src/domain/forms/message.ts';
import type { Context } from '../platform/context.ts';
import { readFormToken } from '../platform/crypto/hmac.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { asHttpError } from '../platform/http/errors.ts';
import { formText } from '../platform/http/formText.ts';
import { formLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/network.ts';
import { messagePage } from './messagePage.ts';
import { contactFormToken, minWritingTime, receiveMessage } from './receiveMessage.ts';

/** The contact form's API. */
export function contactRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);

  serve(
    openContactFormEndpoint,
    { summary: 'A form token for one message', config: writeLimit(context.settings) },
    async () => ({ formToken: contactFormToken(context), wait: minWritingTime }),
  );

  serve(
    sendMessageEndpoint,
    { summary: 'Sends a message', config: formLimit(context.settings) },
    async (request, reply) => {
      const { id } = await receiveMessage(context, request.body, { key: networkOf(request, context.settings) });
      return reply.code(201).send({ id });
    },
  );
}

type Post = FastifyRequest<{ Body: unknown }>;

/**
 * The contact form without scripts. The prerendered page has no form token, so the server shows the message once more before
 * it is sent. Error pages keep what was typed.
 */
export async function contactFormRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;

  const renderForm = (request: Post, error: string | null, needsNewToken: boolean) => {
    const entered = enteredIn(request.body);
    const known = formText(request.body, 'formToken');
    const keepsToken = !needsNewToken && readFormToken(known, 'contact', settings.secret) !== null;
    const problems = request.body ? messageProblems(entered) : {};
    const formToken = keepsToken ? known : contactFormToken(context);
    return messagePage({ entered, problems, error, formToken }, pageOptions(context, request));
  };

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 64 * 1024 });

    scope.setErrorHandler((error: FastifyError, request: Post, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      // A problem with the form token is solved by a new one, but not one that only has to get older.
      const needsNewToken = (status === 422 && code !== 'too-quick') || status === 409;
      const shownError = request.body
        ? message
        : `${message} Use your browser’s Back button to return to what you wrote.`;
      return sendPage(reply.code(status), settings, renderForm(request, shownError, needsNewToken));
    });

    scope.post('/contact-us', { config: formLimit(settings) }, async (request: Post, reply) => {
      const message = tidyMessage(enteredIn(request.body));
      const hasProblems = Object.keys(messageProblems(message)).length > 0;
      if (hasProblems) return sendPage(reply.code(422), settings, renderForm(request, null, false));
      const formToken = formText(request.body, 'formToken');
      if (!formToken) return sendPage(reply, settings, renderForm(request, null, true));
      const filled = { ...message, website: formText(request.body, 'website'), formToken };
      await receiveMessage(context, filled, { key: networkOf(request, settings) });
      return reply.redirect('/contact-us/sent', 303);
    });
  });
}

function enteredIn(body: unknown) {
  return { name: formText(body, 'name'), email: formText(body, 'email'), message: formText(body, 'message') };
}
