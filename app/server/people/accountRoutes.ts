import type { FastifyInstance } from 'fastify';
import {
  deleteAccountEndpoint,
  downloadOwnInvoiceEndpoint,
  endSessionsEndpoint,
  exportAccountEndpoint,
  getAccountEndpoint,
  getSessionEndpoint,
  listSessionsEndpoint,
  requestDeletionEndpoint,
  switchNewsletterEndpoint,
} from '../../src/domain/contract/visitors.ts';
import { verifiedAddresses } from '../accounts/accounts.ts';
import { forgetBrowser } from '../accounts/knownBrowser.ts';
import { logRefusal, logSecurity } from '../accounts/securityLog.ts';
import { authHeaders, findSession, requireSession, sendCookies, toAccountUser } from '../accounts/session.ts';
import { endOtherSessions, listSessions } from '../accounts/sessions.ts';
import { sendInvoice } from '../invoices/sendInvoice.ts';
import { setNewsletter } from '../newsletter/ofAccount.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { knownOrigin, ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit, readLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { deleteAccount, requestDeletion } from './deleteAccount.ts';
import { hasAddress } from './erasePersonalData.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { deletedMessage, ownerOf } from './person.ts';
import { accountOverview } from './personalData.ts';

/** The dashboard's API: data, sessions, newsletter, export and deletion. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { settings, auth } = context;
  const serve = serveOn(app, settings);

  serve(getSessionEndpoint, 'The signed-in user', async (request, reply) => {
    const session = await findSession(context, request, reply);
    return { user: session ? toAccountUser(session.account, settings, knownOrigin(settings, request)) : null };
  });

  serve(getAccountEndpoint, 'The bookings, orders and quotes of the signed-in user', async (request, reply) =>
    accountOverview(context, await requireSession(context, request, reply), ownOrigin(settings, request)),
  );

  serve(listSessionsEndpoint, 'The sessions of the signed-in user', async (request, reply) =>
    listSessions(context, await requireSession(context, request, reply)),
  );

  serve(endSessionsEndpoint, 'Ends other sessions', async (request, reply) => {
    const session = await requireSession(context, request, reply);
    await endOtherSessions(context, session, request.body);
    logSecurity(settings, request, 'sessions-ended', session.account.email);
    return listSessions(context, session);
  });

  serve(switchNewsletterEndpoint, 'Subscribes or unsubscribes the signed-in user', async (request, reply) => {
    const { account } = await requireSession(context, request, reply);
    const { subscribed } = request.body;
    const origin = ownOrigin(settings, request);
    return { newsletter: await setNewsletter(context, account.email, subscribed, origin) };
  });

  serve(
    exportAccountEndpoint,
    { summary: 'Exports the personal data of the signed-in user', config: writeLimit(settings) },
    async (request, reply) => {
      const session = await requireSession(context, request, reply);
      logSecurity(settings, request, 'data-exported', session.account.email);
      const person = await ownerOf(context.database, session.account);
      const data = await exportPersonalData(context, person, session.sessionId, ownOrigin(settings, request));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(`${JSON.stringify(data, null, 2)}\n`);
    },
  );

  serve(
    requestDeletionEndpoint,
    { summary: 'Sends a link to delete the account', config: formLimit(settings) },
    async (request, reply) => {
      const { account } = await requireSession(context, request, reply);
      const requested = requestDeletion(context, account, request.body.password, ownOrigin(settings, request));
      await logRefusal(settings, request, 'password-check-failed', account.email, requested);
      logSecurity(settings, request, 'account-deletion-requested', account.email);
      return { message: 'Check your inbox: the link in our e-mail deletes your account.' };
    },
  );

  serve(deleteAccountEndpoint, 'Deletes the account with the token from the e-mail', async (request, reply) => {
    const address = await deleteAccount(context, request.body.token);
    logSecurity(settings, request, 'account-deleted', address);
    const response = await auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    sendCookies(reply, response.headers.getSetCookie());
    forgetBrowser(request, reply, address, settings);
    return { user: null, message: deletedMessage };
  });
}

/** The invoices and credit notes of the signed-in user's own orders. */
export function invoiceRoute(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  serveOn(app, settings)(
    downloadOwnInvoiceEndpoint,
    {
      summary: 'An invoice or credit note of the signed-in user, as PDF or XML (UBL, EN 16931)',
      config: readLimit(settings),
    },
    async (request, reply) => {
      const { account } = await requireSession(context, request, reply);
      const { invoice, format } = request.params;
      const addresses = await verifiedAddresses(database, account.id);
      const row = await database
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', invoice)
        .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where(hasAddress(addresses)))
        .executeTakeFirst();
      if (!row) throw new HttpError(404, 'not-found', 'Your orders have no such invoice.');
      return sendInvoice(context, reply, row, format);
    },
  );
}
