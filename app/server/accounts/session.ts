import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountSession, AccountUser, EndSessionsRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { SiteAccounts } from '../platform/site/serve.ts';
import { accountById } from './accounts.ts';
import { invalidLinkReason, linkPurposes } from './emailLinks.ts';
import { notSignedIn } from './errors.ts';
import type { AccountRow } from './table.ts';

/** The account and session of a request. */
export interface Session {
  account: AccountRow;
  sessionId: string;
}

/** How often "last used" is updated, in milliseconds. */
const lastUsedInterval = 5 * 60_000;

/** Valid header values: `Headers` throws for others. */
const validHeader = /^[\t\x20-\x7e\x80-\xff]*$/;
const validOrEmpty = (header = '') => (validHeader.test(header) ? header : '');

/** The headers that the auth library reads. */
export function authHeaders({ headers }: FastifyRequest): Headers {
  return new Headers({ cookie: validOrEmpty(headers.cookie), 'user-agent': validOrEmpty(headers['user-agent']) });
}

/** The same without the cookie, against session fixation. */
export function authHeadersWithoutCookie({ headers }: FastifyRequest): Headers {
  return new Headers({ 'user-agent': validOrEmpty(headers['user-agent']) });
}

export function sendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** The request's session; undefined when signed out. May renew or clear the cookie. */
export async function findSession(
  { auth, database, now }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  if (!request.headers.cookie) return undefined;
  const { headers, response } = await auth.api.getSession({
    headers: authHeaders(request),
    returnHeaders: true,
  });
  sendCookies(reply, headers.getSetCookie());
  const account = response ? await accountById(database, response.user.id) : undefined;
  if (!response || !account) return undefined;
  const at = now();
  if (at.getTime() - response.session.updatedAt.getTime() >= lastUsedInterval) {
    await database
      .updateTable('account_sessions')
      .set({ updated_at: at.toISOString() })
      .where('id', '=', response.session.id)
      .execute();
  }
  return { account, sessionId: response.session.id };
}

/** Whether a request has a valid session. Changes nothing, because browsers prefetch pages. */
async function hasSession({ auth }: Context, request: FastifyRequest): Promise<boolean> {
  const session = await auth.api.getSession({ headers: authHeaders(request), query: { disableRefresh: true } });
  return session !== null;
}

/** The request's session. @throws HttpError when signed out */
export async function requireSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const session = await findSession(context, request, reply);
  if (session) return session;
  throw notSignedIn();
}

/** Whether an account is an admin, by ADMIN_EMAILS. Not stored. */
export function isAdmin({ email, email_verified }: AccountRow, { adminEmails }: Settings): boolean {
  return email_verified === 1 && adminEmails.includes(email);
}

/**
 * The account as sent to its owner's browser.
 * @param origin the site's origin, for the address of the desk; null when it is unknown
 */
export function toAccountUser(account: AccountRow, settings: Settings, origin: string | null): AccountUser {
  const admin = isAdmin(account, settings);
  return {
    name: account.name,
    email: account.email,
    emailVerified: account.email_verified === 1,
    isAdmin: admin,
    adminUrl: admin ? (settings.adminUrl ?? (origin && `${origin}/desk`)) : null,
  };
}

/** The pages of the links in e-mails, with their link purposes. */
const purposesOfPage = new Map<string, (typeof linkPurposes)[keyof typeof linkPurposes]>([
  ['/verify-email', linkPurposes.verifyEmail],
  ['/reset-password', linkPurposes.resetPassword],
  ['/delete-account', linkPurposes.deleteAccount],
]);

/** What the site's pages need to know about accounts. */
export function siteAccounts(context: Context): SiteAccounts {
  const { database, now } = context;
  return {
    isSignedIn: (request) => hasSession(context, request),
    invalidLinkReasonAt: async (path, token) => {
      const kinds = purposesOfPage.get(path);
      return kinds ? invalidLinkReason(database, token, kinds, now()) : null;
    },
  };
}

/** The sessions of an account: the current one first, then by last use. */
export async function listSessions({ database }: Context, { account, sessionId }: Session): Promise<AccountSession[]> {
  const rows = await database
    .selectFrom('account_sessions')
    .select(['id', 'created_at', 'updated_at', 'user_agent'])
    .where('account_id', '=', account.id)
    // The auth library expires sessions by the system clock.
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map(({ id, created_at, updated_at, user_agent }) => ({
    id,
    current: id === sessionId,
    startedAt: created_at,
    lastSeenAt: updated_at,
    device: user_agent ?? '',
  }));
  return sessions.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one or all other sessions of the account. Idempotent. */
export async function endOtherSessions(
  { database }: Context,
  { account, sessionId }: Session,
  wanted: EndSessionsRequest,
): Promise<void> {
  const others = database
    .deleteFrom('account_sessions')
    .where('account_id', '=', account.id)
    .where('id', '!=', sessionId);
  await ('id' in wanted ? others.where('id', '=', wanted.id) : others).execute();
}
