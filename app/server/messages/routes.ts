import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { openContactFormEndpoint, sendMessageEndpoint } from '../../src/domain/contract/visitors.ts';
import { messageProblems, tidyMessage } from '../../src/domain/forms/message.ts';
import { siteAccounts } from '../accounts/session.ts';
import { offerIdIn } from '../orders/order.ts';
import type { Context } from '../platform/context.ts';
import { readFormToken } from '../platform/crypto/hmac.ts';
import { formText } from '../platform/http/formText.ts';
import { formLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { networkOf } from '../platform/limits/limits.ts';
import { answerErrors, type PageAnswer, sendAnswer, sendOnce } from '../platform/site/answer.ts';
import { visitorOf } from '../platform/site/serve.ts';
import { askedOffer } from './messages.ts';
import { answerPromise, contactFormToken, minWritingTime, receiveMessage } from './receiveMessage.ts';

const sentPath = '/contact-us/sent';

/** The contact form's API. */
export function contactRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);

  serve(
    openContactFormEndpoint,
    { summary: 'A form token for one message', config: writeLimit(context.settings) },
    async () => ({
      formToken: contactFormToken(context),
      wait: minWritingTime,
      promise: await answerPromise(context),
    }),
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

/** The confirmation of a message, which says by when it is answered. */
export function messageSentRoute(app: FastifyInstance, context: Context): void {
  const accounts = siteAccounts(context);
  app.get(sentPath, async (request, reply) => {
    const page = await context.site.answer(sentPath, await answerPromise(context));
    if (!page) return reply.callNotFound();
    return sendOnce(reply, page, await visitorOf(request, accounts));
  });
}

/**
 * The contact form without scripts. The prerendered page has no form token, so the server shows the message once more before
 * it is sent. Error pages keep what was typed. A question from the page of an offer leads back there.
 */
export async function contactFormRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings } = context;

  const formWith = (body: unknown, error: string | null, needsNewToken: boolean): PageAnswer => {
    const known = formText(body, 'formToken');
    const keepsToken = !needsNewToken && readFormToken(known, 'contact', settings.secret) !== null;
    const problems = body ? problemsIn(body) : {};
    const formToken = keepsToken ? known : contactFormToken(context);
    return ['message', { entered: enteredIn(body), problems, error, offer: formText(body, 'offer'), formToken }];
  };

  await app.register(async (scope) => {
    await scope.register(formBody);

    answerErrors(scope, context, (message, { body }, { status, code }) => {
      // A problem with the form token is solved by a new one, but not one that only has to get older.
      const needsNewToken = (status === 422 && code !== 'too-quick') || status === 409;
      const error = body ? message : `${message} Use your browser’s Back button to return to what you wrote.`;
      return formWith(body, error, needsNewToken);
    });

    scope.post('/contact-us', { config: formLimit(settings) }, async (request, reply) => {
      const { body } = request;
      const message = tidyMessage(enteredIn(body));
      if (Object.keys(problemsIn(body)).length > 0)
        return sendAnswer(context, reply.code(422), formWith(body, null, false));
      const formToken = formText(body, 'formToken');
      if (!formToken) return sendAnswer(context, reply, formWith(body, null, true));
      const token = formText(body, 'offer');
      const offer = await askedOffer(context.database, offerIdIn(token, settings));
      const filled = { ...message, website: formText(body, 'website'), formToken };
      await receiveMessage(context, filled, { key: networkOf(request, settings) }, offer);
      return reply.redirect(offer ? `/offer/${token}?asked` : sentPath, 303);
    });
  });
}

const enteredIn = (body: unknown) => ({
  name: formText(body, 'name'),
  email: formText(body, 'email'),
  message: formText(body, 'message'),
});

const problemsIn = (body: unknown) => messageProblems(tidyMessage(enteredIn(body)));
