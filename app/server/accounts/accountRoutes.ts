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
import { ownOrigin } from '../http/ownOrigin.ts';
import { formLimit, writeLimit } from '../http/rateLimit.ts';
import { signedInOnly } from '../openapi/describe.ts';
import { askForDeletion, deleteAccount, deletedMessage } from './deletion.ts';
import { exportData } from './exportData.ts';
import { overview } from './holdings.ts';
import { switchNewsletter } from './newsletter.ts';
import { logRefusal, logSecurity } from './securityLog.ts';
import { authHeaders, presentIn, sendCookies, signedIn, userOf } from './session.ts';
import { endOthers, sessionsOf } from './sessions.ts';

const exportSchema = {
  security: signedInOnly,
  summary: 'Everything that is held about who is signed in',
  response: { 200: z.looseObject({}) },
};

/** What an account holds, for its owner alone. */
export function answerAccount(app: FastifyInstance, context: Context): void {
  const { settings, auth } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const often = writeLimit(settings);
  const seldom = formLimit(settings);

  typed.get(
    '/api/account/session',
    { schema: { summary: 'Who is signed in', response: { 200: sessionSchema } } },
    async (request, reply) => {
      const present = await presentIn(context, request, reply);
      return { user: present ? userOf(present.account, settings) : null };
    },
  );

  typed.get(
    '/api/account',
    {
      schema: {
        security: signedInOnly,
        summary: 'The bookings, orders and quotes of who is signed in',
        response: { 200: accountSchema },
      },
    },
    async (request, reply) => overview(context, await signedIn(context, request, reply), ownOrigin(settings, request)),
  );

  typed.get(
    '/api/account/sessions',
    {
      schema: {
        security: signedInOnly,
        summary: 'Where somebody is signed in',
        response: { 200: accountSessionsSchema },
      },
    },
    async (request, reply) => sessionsOf(context, await signedIn(context, request, reply)),
  );

  typed.post(
    '/api/account/sessions/end',
    {
      schema: {
        security: signedInOnly,
        summary: 'Ends sessions elsewhere',
        body: endSessionsSchema,
        response: { 200: accountSessionsSchema },
      },
      config: often,
    },
    async (request, reply) => {
      const present = await signedIn(context, request, reply);
      await endOthers(context, present, request.body);
      logSecurity(settings, request, 'sessions-ended', present.account.email);
      return sessionsOf(context, present);
    },
  );

  typed.post(
    '/api/account/newsletter',
    {
      schema: {
        security: signedInOnly,
        summary: 'Subscribes or unsubscribes who is signed in',
        body: newsletterSwitchSchema,
        response: { 200: newsletterAnswerSchema },
      },
      config: often,
    },
    async (request, reply) => {
      const { account } = await signedIn(context, request, reply);
      const { subscribed } = request.body;
      const origin = ownOrigin(settings, request);
      return { newsletter: await switchNewsletter(context, account.email, subscribed, origin) };
    },
  );

  app.get('/api/account/export', { schema: exportSchema, config: often }, async (request, reply) => {
    const present = await signedIn(context, request, reply);
    logSecurity(settings, request, 'data-exported', present.account.email);
    const data = await exportData(context, present, ownOrigin(settings, request));
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
      config: seldom,
    },
    async (request, reply) => {
      const { account } = await signedIn(context, request, reply);
      const asked = askForDeletion(context, account, request.body.password, ownOrigin(settings, request));
      await logRefusal(settings, request, 'password-check-failed', account.email, asked);
      logSecurity(settings, request, 'account-deletion-requested', account.email);
      return { message: 'Check your inbox: the link in our e-mail deletes your account.' };
    },
  );

  typed.post(
    '/api/account/delete/confirm',
    {
      schema: {
        summary: 'Deletes the account by the token of a mail',
        body: tokenSchema,
        response: { 200: deletedSchema },
      },
      config: often,
    },
    async (request, reply) => {
      const address = await deleteAccount(context, request.body.token);
      logSecurity(settings, request, 'account-deleted', address);
      const response = await auth.api.signOut({ headers: authHeaders(request), asResponse: true });
      sendCookies(reply, response.headers.getSetCookie());
      return { user: null, message: deletedMessage };
    },
  );
}
