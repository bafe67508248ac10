import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountUser } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import type { AccountRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { accountById } from './accounts.ts';
import { notSignedIn } from './problems.ts';

/** Somebody who is signed in, and where. */
export interface Present {
  account: AccountRow;
  sessionId: string;
}

/** Milliseconds after which it is written down anew that a session is in use. */
const seenEvery = 5 * 60_000;

/** What a header may hold. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/;
const sent = (header = '') => (sendable.test(header) ? header : '');

/** The headers that the library reads. */
export function authHeaders({ headers }: FastifyRequest): Headers {
  return new Headers({ cookie: sent(headers.cookie), 'user-agent': sent(headers['user-agent']) });
}

/** The same of a browser that brings no cookie: nothing it was given before lives on. */
export function authHeadersWithoutCookie({ headers }: FastifyRequest): Headers {
  return new Headers({ 'user-agent': sent(headers['user-agent']) });
}

export function sendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** Who asks; nothing when nobody is signed in. Renews or clears the cookie where it is time. */
export async function presentIn(
  { auth, database, now }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Present | undefined> {
  if (!request.headers.cookie) return undefined;
  const { headers, response } = await auth.api.getSession({
    headers: authHeaders(request),
    returnHeaders: true,
  });
  sendCookies(reply, headers.getSetCookie());
  const account = response ? await accountById(database, response.user.id) : undefined;
  if (!response || !account) return undefined;
  const at = now();
  if (at.getTime() - response.session.updatedAt.getTime() >= seenEvery) {
    await database
      .updateTable('account_sessions')
      .set({ updated_at: at.toISOString() })
      .where('id', '=', response.session.id)
      .execute();
  }
  return { account, sessionId: response.session.id };
}

/** Whether a session comes along with a request. Nothing changes by that: a page may be fetched ahead, and kept. */
export async function hasSession({ auth }: Context, request: FastifyRequest): Promise<boolean> {
  const session = await auth.api.getSession({ headers: authHeaders(request), query: { disableRefresh: true } });
  return session !== null;
}

/** Who asks. @throws HttpError when nobody is signed in */
export async function signedIn(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Present> {
  const present = await presentIn(context, request, reply);
  if (present) return present;
  throw notSignedIn();
}

/** Decided whenever it is asked, and stored nowhere: who is an admin, the settings say. */
export function isAdmin({ email, email_verified }: AccountRow, { adminEmails }: Settings): boolean {
  return email_verified === 1 && adminEmails.some((admin) => admin.toLowerCase() === email);
}

/** An account as its owner's browser hears of it. */
export function userOf(account: AccountRow, settings: Settings): AccountUser {
  const admin = isAdmin(account, settings);
  return {
    name: account.name,
    email: account.email,
    emailVerified: account.email_verified === 1,
    isAdmin: admin,
    adminUrl: admin ? settings.adminUrl : null,
  };
}
