import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../src/domain/answerPages.ts';
import { addSubscriberEndpoint } from '../../src/domain/contract/visitors.ts';
import { canonicalEmail } from '../../src/domain/forms/email.ts';
import { subscriberProblem } from '../../src/domain/forms/subscriber.ts';
import type { Context } from '../platform/context.ts';
import { formText } from '../platform/http/formText.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { countMail, type Requester } from '../platform/limits/dailyLimit.ts';
import { networkOf } from '../platform/limits/limits.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { answerErrors, failure, sendAnswer } from '../platform/site/answer.ts';
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from './emails.ts';
import {
  checkInbox,
  confirmNotice,
  invalidLink,
  subscribedNotice,
  subscribeNotice,
  unsubscribed,
  unsubscribeNotice,
} from './notices.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  deleteUnconfirmed,
  extendConfirmation,
  type LinkKind,
  subscriberById,
  subscriberIdIn,
  upsertSubscriber,
} from './subscribers.ts';
import type { SubscriberRow } from './table.ts';

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
      await deleteSubscriber(database, id);
      return send(reply, unsubscribed);
    });
  });
}

/**
 * Sends the confirmation e-mail. The answer is the same for an address that is already subscribed, so that no one can find
 * out who subscribes.
 * @param requester for the limit of e-mails
 * @param origin the site's origin, for the link in the e-mail
 * @throws HttpError when too many e-mails were sent
 */
async function subscribe(context: Context, email: string, requester: Requester, origin: string): Promise<void> {
  const { settings, now } = context;
  const at = now();
  await inTransaction(context, async (transaction) => {
    await deleteUnconfirmed(transaction, at);
    const subscriber = await upsertSubscriber(transaction, email, at);
    if (!(await countMail(transaction, 'newsletterMails', { address: email }, requester, settings, at)))
      throw tooMany();
    const write = subscriber.status === 'subscribed' ? alreadySubscribedEmail : confirmSubscriptionEmail;
    await enqueueEmails(transaction, [write(subscriber, settings, origin)], at.toISOString());
    await extendConfirmation(transaction, subscriber, at);
  });
}

const tooMany = () =>
  new HttpError(
    429,
    'too-many',
    'We’ve already sent several e-mails about the newsletter to this address today. Please use the newest one, and look in the spam folder too.',
  );

/** Confirms a subscription and sends the welcome e-mail. Idempotent; undefined when the link has expired. */
export async function confirm(context: Context, id: string, origin: string): Promise<SubscriberRow | undefined> {
  const { settings, now } = context;
  return inTransaction(context, async (transaction) => {
    const known = await subscriberById(transaction, id, now());
    if (known?.status !== 'pending') return known;
    const confirmed = await confirmSubscriber(transaction, known, now());
    if (confirmed) await enqueueEmails(transaction, [welcomeEmail(confirmed, settings, origin)], now().toISOString());
    return confirmed ?? known;
  });
}
