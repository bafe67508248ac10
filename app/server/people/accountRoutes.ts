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
import { enqueueAccountEmail, isWithinEmailLimit, tooManyEmails } from '../accounts/accountEmails.ts';
import { accountById, passwordOf, requireOutsideTeam, verifiedAddresses } from '../accounts/accounts.ts';
import { consumeLink, createLink, linkPurposes, requireValidLink } from '../accounts/emailLinks.ts';
import { confirmDeletionText } from '../accounts/emails.ts';
import { invalidLink, wrongPassword } from '../accounts/errors.ts';
import { forgetBrowser } from '../accounts/knownBrowser.ts';
import { isPassword } from '../accounts/password/hash.ts';
import { logRefusal, logSecurity } from '../accounts/securityLog.ts';
import {
  authHeaders,
  endOtherSessions,
  findSession,
  listSessions,
  requireSession,
  sendCookies,
  toAccountUser,
} from '../accounts/session.ts';
import type { AccountRow } from '../accounts/table.ts';
import { sendInvoice } from '../invoices/sendInvoice.ts';
import { setNewsletter } from '../newsletter/ofAccount.ts';
import type { Context } from '../platform/context.ts';
import { noSuch } from '../platform/http/httpError.ts';
import { knownOrigin, ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit, readLimit, writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { hasAddress } from './erasePersonalData.ts';
import { eraseTraces } from './eraseTraces.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { deletedMessage, erasePerson, ownerOf } from './person.ts';
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
        .executeTakeFirstOrThrow(noSuch('Your orders have no such invoice.'));
      return sendInvoice(context, reply, row, format);
    },
  );
}

/**
 * Sends the link to delete an account. Needs the password, so that an open browser session isn't enough.
 * @throws HttpError
 */
async function requestDeletion(context: Context, account: AccountRow, password: string, origin: string): Promise<void> {
  const { database, settings, now } = context;
  const hash = (await passwordOf(database, account.id)) ?? '';
  if (!(await isPassword({ hash, password }))) throw wrongPassword();
  const { email: address, id } = account;
  await requireOutsideTeam(database, address, settings);
  await inTransaction(context, async (transaction) => {
    if (!(await isWithinEmailLimit(context, transaction, 'deletion', address, { key: id, isKnown: true })))
      throw tooManyEmails();
    const token = await createLink(transaction, { kind: 'deletion', address, account_id: id }, now());
    await enqueueAccountEmail(context, transaction, 'deletion', address, confirmDeletionText(origin, token, settings));
  });
}

/** Deletes the account of a link. @returns its address @throws HttpError */
async function deleteAccount(context: Context, token: string): Promise<string> {
  const { database, settings, now } = context;
  const link = await requireValidLink(database, token, linkPurposes.deleteAccount, now());
  await inTransaction(context, async (transaction) => {
    await consumeLink(transaction, link, now());
    const account = await accountById(transaction, link.account_id ?? '');
    if (!account) throw invalidLink();
    await requireOutsideTeam(transaction, account.email, settings);
    await erasePerson(context, transaction, await ownerOf(transaction, account));
  });
  await eraseTraces(context);
  return link.address;
}
