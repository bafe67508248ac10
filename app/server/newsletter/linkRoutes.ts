import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../src/domain/answerPages.ts';
import type { Context } from '../platform/context.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { answerErrors, failure, sendAnswer } from '../platform/site/answer.ts';
import { confirmNotice, invalidLink, subscribedNotice, unsubscribed, unsubscribeNotice } from './notices.ts';
import { confirm, unsubscribe } from './subscribe.ts';
import { type LinkKind, subscriberById, subscriberIdIn } from './subscribers.ts';
import type { SubscriberRow } from './table.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The pages of the links in newsletter e-mails. A GET changes nothing; the button does. */
export async function newsletterLinkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database, now } = context;
  const config = writeLimit(settings);
  const send = (reply: FastifyReply, notice: Notice) => sendAnswer(context, reply, ['notice', notice]);
  const subscriberIn = async (kind: LinkKind, { params }: Visit): Promise<SubscriberRow | undefined> => {
    const id = subscriberIdIn(kind, params.token, settings);
    return id === null ? undefined : subscriberById(database, id, now());
  };

  await app.register(async (scope) => {
    // The URL says what to do; e-mail clients post bodies of different types.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null));

    answerErrors(scope, context, (message) => ['notice', failure(message)]);

    scope.get('/newsletter/confirm/:token', { config }, async (request: Visit, reply) => {
      const subscriber = await subscriberIn('confirm', request);
      if (!subscriber) return send(reply.code(404), invalidLink);
      const notice = subscriber.status === 'subscribed' ? subscribedNotice : confirmNotice;
      return send(reply, notice(maskEmail(subscriber.email)));
    });

    scope.post('/newsletter/confirm/:token', { config }, async (request: Visit, reply) => {
      const id = subscriberIdIn('confirm', request.params.token, settings);
      const subscriber = id === null ? undefined : await confirm(context, id, ownOrigin(settings, request));
      if (!subscriber) return send(reply.code(404), invalidLink);
      return reply.redirect(request.url, 303);
    });

    scope.get('/newsletter/unsubscribe/:token', { config }, async (request: Visit, reply) => {
      if (subscriberIdIn('unsubscribe', request.params.token, settings) === null)
        return send(reply.code(404), invalidLink);
      const subscriber = await subscriberIn('unsubscribe', request);
      return send(reply, subscriber ? unsubscribeNotice(maskEmail(subscriber.email)) : unsubscribed);
    });

    // One-click unsubscribe (RFC 8058): mail services post for their users, many from one IP address, and follow no redirects.
    scope.post('/newsletter/unsubscribe/:token', { config: { csrfExempt: true } }, async (request: Visit, reply) => {
      const id = subscriberIdIn('unsubscribe', request.params.token, settings);
      if (id === null) return send(reply.code(404), invalidLink);
      await unsubscribe(context, id);
      return send(reply, unsubscribed);
    });
  });
}
