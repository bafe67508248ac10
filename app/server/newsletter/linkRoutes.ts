import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { asHttpError } from '../platform/http/errors.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { confirmPage, errorPage, invalidLinkPage, subscribedPage, unsubscribedPage, unsubscribePage } from './pages.ts';
import { confirm, unsubscribe } from './subscribe.ts';
import { type LinkKind, subscriberById, subscriberIdIn } from './subscribers.ts';
import type { SubscriberRow } from './table.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The pages of the links in newsletter e-mails. A GET changes nothing; the button does. */
export async function newsletterLinkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database, now } = context;
  const config = writeLimit(settings);
  const options = (request: FastifyRequest) => pageOptions(context, request);
  const subscriberIn = async (kind: LinkKind, { params }: Visit): Promise<SubscriberRow | undefined> => {
    const id = subscriberIdIn(kind, params.token, settings);
    return id === null ? undefined : subscriberById(database, id, now());
  };

  await app.register(async (scope) => {
    // The URL says what to do; e-mail clients post bodies of different types.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null));

    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      return sendPage(reply.code(status), settings, errorPage(message, options(request)));
    });

    scope.get('/newsletter/confirm/:token', { config }, async (request: Visit, reply) => {
      const subscriber = await subscriberIn('confirm', request);
      if (!subscriber) return sendPage(reply.code(404), settings, invalidLinkPage(options(request)));
      const draw = subscriber.status === 'subscribed' ? subscribedPage : confirmPage;
      return sendPage(reply, settings, draw(maskEmail(subscriber.email), options(request)));
    });

    scope.post('/newsletter/confirm/:token', { config }, async (request: Visit, reply) => {
      const id = subscriberIdIn('confirm', request.params.token, settings);
      const subscriber = id === null ? undefined : await confirm(context, id, ownOrigin(settings, request));
      if (!subscriber) return sendPage(reply.code(404), settings, invalidLinkPage(options(request)));
      return reply.redirect(request.url, 303);
    });

    scope.get('/newsletter/unsubscribe/:token', { config }, async (request: Visit, reply) => {
      if (subscriberIdIn('unsubscribe', request.params.token, settings) === null) {
        return sendPage(reply.code(404), settings, invalidLinkPage(options(request)));
      }
      const subscriber = await subscriberIn('unsubscribe', request);
      const page = subscriber
        ? unsubscribePage(maskEmail(subscriber.email), options(request))
        : unsubscribedPage(options(request));
      return sendPage(reply, settings, page);
    });

    // One-click unsubscribe (RFC 8058): mail services post for their users, many from one IP address, and follow no redirects.
    scope.post('/newsletter/unsubscribe/:token', { config: { csrfExempt: true } }, async (request: Visit, reply) => {
      const id = subscriberIdIn('unsubscribe', request.params.token, settings);
      if (id === null) return sendPage(reply.code(404), settings, invalidLinkPage(options(request)));
      await unsubscribe(context, id);
      return sendPage(reply, settings, unsubscribedPage(options(request)));
    });
  });
}
