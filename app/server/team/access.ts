import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowsTokens, type StaffAccess } from '../../src/domain/contract/endpoint.ts';
import { includesRole, includesScope, type Role } from '../../src/domain/staff/roles.ts';
import { authHeaders, sendCookies } from '../accounts/session.ts';
import type { AccountRow } from '../accounts/table.ts';
import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { accountAndMember, factorsOf } from './members.ts';
import type { StaffRow, StaffTokenRow } from './table.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call it: an access, or a step of logging in. */
    staff?: StaffAccess | 'login';
  }
  interface FastifyRequest {
    /** Who calls a staff route; set before its handler runs. */
    actor: Actor;
  }
}

/** Who acts: a member of the team who is logged in with a second factor, or an API client with an access token. */
export type Actor =
  | { kind: 'member'; id: string; role: Role; account: AccountRow; sessionId: string; provenAt: string }
  | { kind: 'client'; id: string; name: string; scopes: readonly string[] };

/** A login of the desk, with or without a proven second factor. */
export interface StaffLoginState {
  account: AccountRow;
  member: StaffRow;
  sessionId: string;
  provenAt: string | null;
}

/** How long a proof of the second factor counts as fresh, in milliseconds. */
const freshProof = 10 * 60_000;

/** Whether a second factor was proven in the last ten minutes. */
export const isFresh = (provenAt: string | null, now: Date) =>
  provenAt !== null && now.getTime() - Date.parse(provenAt) <= freshProof;

export const notLoggedIn = () => new HttpError(401, 'NOT_SIGNED_IN', 'Please log in to the desk to continue.');
const notAllowed = () => new HttpError(403, 'NOT_ALLOWED', 'Your role doesn’t allow this. Please ask an owner.');
export const proofNeeded = () =>
  new HttpError(403, 'PROOF_NEEDED', 'Please confirm with your passkey or a code that it’s you.');
export const tokenNotAllowed = () =>
  new HttpError(403, 'TOKEN_NOT_ALLOWED', 'This access token doesn’t allow this call.');

/** The login of a request; undefined when it has none, or its account isn't in the team (any more). */
export async function findLogin(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffLoginState | undefined> {
  if (!request.headers.cookie) return undefined;
  const { headers, response } = await context.staffAuth.api.getSession({
    headers: authHeaders(request),
    returnHeaders: true,
  });
  sendCookies(reply, headers.getSetCookie());
  if (!response) return undefined;
  const found = await accountAndMember(context.database, response.user.id, context.settings, context.now());
  if (!found) return undefined;
  const row = await context.database
    .selectFrom('staff_sessions')
    .select('proven_at')
    .where('id', '=', response.session.id)
    .executeTakeFirst();
  return { ...found, sessionId: response.session.id, provenAt: row?.proven_at ?? null };
}

/** Whether a member's login is still valid and the member still in the team. For long-running responses. */
export async function isStillLoggedIn(
  { database, settings, now }: Context,
  { account, sessionId }: Extract<Actor, { kind: 'member' }>,
): Promise<boolean> {
  const login = await database
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', '=', sessionId)
    // The auth library expires sessions by the system clock.
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return login !== undefined && (await accountAndMember(database, account.id, settings, now())) !== undefined;
}

/** Stores that a login's second factor is proven now. @returns when */
export async function storeProof(
  { database, now }: Context,
  { sessionId }: Pick<StaffLoginState, 'sessionId'>,
): Promise<string> {
  const provenAt = now().toISOString();
  await database.updateTable('staff_sessions').set({ proven_at: provenAt }).where('id', '=', sessionId).execute();
  return provenAt;
}

/** The headers for a WebAuthn answer, whose origin the library compares. */
export function withOrigin(request: FastifyRequest): Headers {
  const headers = authHeaders(request);
  if (request.headers.origin) headers.set('origin', request.headers.origin);
  return headers;
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The access token of `Authorization: Bearer …`. */
async function findToken({ database, now }: Context, request: FastifyRequest): Promise<StaffTokenRow | undefined> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  return database
    .updateTable('staff_tokens')
    .set({ last_used_at: now().toISOString() })
    .where('hash', '=', hashOfToken(token))
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Lets a request pass, or refuses it. @throws HttpError */
export async function authorize(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  access: StaffAccess,
): Promise<Actor> {
  if (request.headers.authorization !== undefined) {
    const token = await findToken(context, request);
    if (!token) throw new HttpError(401, 'NOT_SIGNED_IN', 'This access token doesn’t exist or was revoked.');
    const scopes = token.scopes.split(' ');
    const verb = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
    if (!allowsTokens(access) || !includesScope(scopes, `${access.area}:${verb}`)) throw tokenNotAllowed();
    return { kind: 'client', id: token.id, name: token.name, scopes };
  }
  const login = await findLogin(context, request, reply);
  if (!login) throw notLoggedIn();
  const { account, member, sessionId, provenAt } = login;
  if (provenAt === null) {
    const { hasFactor } = await factorsOf(context.database, account.id);
    if (hasFactor) throw notLoggedIn();
    throw new HttpError(403, 'SET_UP_NEEDED', 'Please set up a passkey or an authenticator app first.');
  }
  if (!includesRole(member.role, access.role)) throw notAllowed();
  if (access.fresh && !isFresh(provenAt, context.now())) throw proofNeeded();
  return { kind: 'member', id: member.id, role: member.role, account, sessionId, provenAt };
}
