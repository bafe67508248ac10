import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  accountSchema,
  accountSessionsSchema,
  deleteAccountSchema,
  deletedSchema,
  doneSchema,
  endSessionsSchema,
  newsletterAnswerSchema,
  newsletterSwitchSchema,
  sessionSchema,
  tokenSchema,
} from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { knownOrigin, ownOrigin } from '../http/ownOrigin.ts';
import { formLimit, writeLimit } from '../http/rateLimit.ts';
import { signedInOnly } from '../openapi/describe.ts';
import { exportPersonalData } from '../personal-data/exportPersonalData.ts';
import { deletedMessage, ownerOf } from '../personal-data/person.ts';
import { accountOverview } from '../personal-data/personalData.ts';
import { deleteAccount, requestDeletion } from './deleteAccount.ts';
import { forgetBrowser } from './knownBrowser.ts';
import { setNewsletter } from './newsletter.ts';
import { logRefusal, logSecurity } from './securityLog.ts';
import { authHeaders, findSession, requireSession, sendCookies, toAccountUser } from './session.ts';
import { endOtherSessions, listSessions } from './sessions.ts';

const exportSchema = {
  security: signedInOnly,
  summary: 'Exports the personal data of the signed-in user',
  response: { 200: z.looseObject({}) },
};

/** The dashboard's API: data, sessions, newsletter, export and deletion. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { settings, auth } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const writeRateLimit = writeLimit(settings);
  const formRateLimit = formLimit(settings);

  typed.get(
    '/api/account/session',
    { schema: { summary: 'The signed-in user', response: { 200: sessionSchema } } },
    async (request, reply) => {
      const session = await findSession(context, request, reply);
      return { user: session ? toAccountUser(session.account, settings, knownOrigin(settings, request)) : null };
    },
  );

  typed.get(
    '/api/account',
    {
      schema: {
        security: signedInOnly,
        summary: 'The bookings, orders and quotes of the signed-in user',
        response: { 200: accountSchema },
      },
    },
    async (request, reply) =>
      accountOverview(context, await requireSession(context, request, reply), ownOrigin(settings, request)),
  );

  typed.get(
    '/api/account/sessions',
    {
      schema: {
        security: signedInOnly,
        summary: 'The sessions of the signed-in user',
        response: { 200: accountSessionsSchema },
      },
    },
    async (request, reply) => listSessions(context, await requireSession(context, request, reply)),
  );

  typed.post(
    '/api/account/sessions/end',
    {
      schema: {
        security: signedInOnly,
        summary: 'Ends other sessions',
        body: endSessionsSchema,
        response: { 200: accountSessionsSchema },
      },
      config: writeRateLimit,
    },
    async (request, reply) => {
      const session = await requireSession(context, request, reply);
      await endOtherSessions(context, session, request.body);
      logSecurity(settings, request, 'sessions-ended', session.account.email);
      return listSessions(context, session);
    },
  );

  typed.post(
    '/api/account/newsletter',
    {
      schema: {
        security: signedInOnly,
        summary: 'Subscribes or unsubscribes the signed-in user',
        body: newsletterSwitchSchema,
        response: { 200: newsletterAnswerSchema },
      },
      config: writeRateLimit,
    },
    async (request, reply) => {
      const { account } = await requireSession(context, request, reply);
      const { subscribed } = request.body;
      const origin = ownOrigin(settings, request);
      return { newsletter: await setNewsletter(context, account.email, subscribed, origin) };
    },
  );

  app.get('/api/account/export', { schema: exportSchema, config: writeRateLimit }, async (request, reply) => {
    const session = await requireSession(context, request, reply);
    logSecurity(settings, request, 'data-exported', session.account.email);
    const person = await ownerOf(context.database, session.account);
    const data = await exportPersonalData(context, person, session.sessionId, ownOrigin(settings, request));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });

  typed.post(
    '/api/account/delete',
    {
      schema: {
        security: signedInOnly,
        summary: 'Sends a link to delete the account',
        body: deleteAccountSchema,
        response: { 200: doneSchema },
      },
      config: formRateLimit,
    },
    async (request, reply) => {
      const { account } = await requireSession(context, request, reply);
      const requested = requestDeletion(context, account, request.body.password, ownOrigin(settings, request));
      await logRefusal(settings, request, 'password-check-failed', account.email, requested);
      logSecurity(settings, request, 'account-deletion-requested', account.email);
      return { message: 'Check your inbox: the link in our e-mail deletes your account.' };
    },
  );

  typed.post(
    '/api/account/delete/confirm',
    {
      schema: {
        summary: 'Deletes the account with the token from the e-mail',
        body: tokenSchema,
        response: { 200: deletedSchema },
      },
      config: writeRateLimit,
    },
    async (request, reply) => {
      const address = await deleteAccount(context, request.body.token);
      logSecurity(settings, request, 'account-deleted', address);
      const response = await auth.api.signOut({ headers: authHeaders(request), asResponse: true });
      sendCookies(reply, response.headers.getSetCookie());
      forgetBrowser(request, reply, address, settings);
      return { user: null, message: deletedMessage };
    },
  );
}
