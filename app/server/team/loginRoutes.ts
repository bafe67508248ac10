import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  becomeOwner,
  beginPasskeyLogin,
  getStaffSession,
  logInByPasskey,
  logInToDesk,
  logOutOfDesk,
  proveFactor,
  type StaffSession,
  sendCode,
} from '../../src/domain/contract/staff/login.ts';
import { endLogin, listLogins } from '../../src/domain/contract/staff/team.ts';
import { brandingOf } from '../../src/domain/logo.ts';
import { accountByAddress } from '../accounts/accounts.ts';
import { wrongCredentials } from '../accounts/errors.ts';
import { rememberBrowser } from '../accounts/knownBrowser.ts';
import { createLoginLimit, createProofLimit } from '../accounts/loginLimit.ts';
import { isPassword } from '../accounts/password/hash.ts';
import { logRefusal, logSecurity } from '../accounts/securityLog.ts';
import { authHeaders, authHeadersWithoutCookie, sendCookies } from '../accounts/session.ts';
import type { Context } from '../platform/context.ts';
import { HttpError, noSuch } from '../platform/http/httpError.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { type Actor, findLogin, notLoggedIn, type StaffLoginState, storeProof, withOrigin } from './access.ts';
import { answerAction } from './actions.ts';
import { becomeFirstOwner } from './firstOwner.ts';
import { factorsOf, memberOf } from './members.ts';
import { tidyRecoveryCode } from './staffAuth.ts';

const wrongCode = (code: string) =>
  new HttpError(
    401,
    'WRONG_CODE',
    isAppCode(code)
      ? 'This code isn’t right, or has expired. Each code works once: please wait for the next one and try again.'
      : 'This isn’t one of your recovery codes, or it has been used: each works once. Please try another one.',
  );
const tooManyCodes = () =>
  new HttpError(
    429,
    'too-many',
    'There were too many wrong codes. If they weren’t yours, someone knows your password: set a new one, and log in with it at once. Otherwise please wait 15 minutes.',
  );
const wrongPasskey = () => new HttpError(401, 'WRONG_PASSKEY', 'This passkey wasn’t accepted. Please try again.');

const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Logging in to the desk and out of it. */
export function loginRoutes(app: FastifyInstance, context: Context): void {
  const { settings, database, staffAuth, now } = context;
  const serve = serveOn(app, settings);
  const limitLogins = createLoginLimit(app, context);
  const limitProofs = createProofLimit(app, context);

  const sessionAnswer = async (
    login: StaffLoginState | undefined,
    loggedOutState: StaffSession['state'],
  ): Promise<StaffSession> => {
    const site = {
      agency: settings.agencyName,
      logo: brandingOf(settings.agencyLogo, settings.agencyName).logo ?? null,
      demo: !settings.cardProvider,
    };
    if (!login) return { state: loggedOutState, user: null, ...site };
    const { account, member, provenAt } = login;
    const { hasApp, passkeys, hasFactor } = await factorsOf(database, account.id);
    // A password alone isn't enough once there is a second factor.
    if (provenAt === null && hasFactor) return { state: 'passkey', user: null, ...site };
    const user = {
      id: member.id,
      name: account.name,
      email: account.email,
      role: member.role,
      provenAt,
      hasApp,
      passkeys: passkeys.map(({ id, name, created_at }) => ({ id, name: name ?? 'Passkey', createdAt: created_at })),
    };
    return { state: provenAt === null ? 'set-up' : 'signed-in', user, ...site };
  };

  /** Checks a code of the app, or a recovery code. @param logsIn whether the right one opens a session */
  const checkCode = (code: string, headers: Headers, logsIn: boolean): Promise<Response> =>
    isAppCode(code)
      ? staffAuth.api.verifyTOTP({ body: { code }, headers, asResponse: true })
      : staffAuth.api.verifyBackupCode({
          body: { code: tidyRecoveryCode(code), disableSession: !logsIn },
          headers,
          asResponse: true,
        });

  /** The response after the library has set cookies: the new cookies say who is logged in, not the request's. */
  async function answerWith(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<StaffSession> {
    const cookies = response.headers.getSetCookie();
    sendCookies(reply, cookies);
    const sent = request.headers.cookie;
    request.headers.cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    const session = await sessionAnswer(await findLogin(context, request, reply), 'code');
    request.headers.cookie = sent;
    if (session.state === 'signed-in' && session.user) rememberBrowser(request, reply, session.user.email, settings);
    return session;
  }

  /** @throws HttpError */
  async function openSession(request: FastifyRequest, email: string, password: string): Promise<Response> {
    const response = await staffAuth.api.signInEmail({
      body: { email, password, rememberMe: true },
      headers: authHeadersWithoutCookie(request),
      asResponse: true,
    });
    if (!response.ok) throw wrongCredentials();
    return response;
  }

  serve(getStaffSession, 'Who is logged in to the desk', async (request, reply) =>
    sessionAnswer(await findLogin(context, request, reply), 'signed-out'),
  );

  serve(logInToDesk, 'Logs in with address and password; a second factor follows', async (request, reply) => {
    const { email: address, password } = request.body;
    await limitLogins(request, address);
    const attempt = async () => {
      const account = await accountByAddress(database, address);
      const member = account && (await memberOf(database, account, settings, now()));
      if (!account || !member) {
        // Takes as long as for a member, so that no one learns who is on the team.
        await isPassword({ hash: '', password });
        throw wrongCredentials();
      }
      return openSession(request, address, password);
    };
    const response = await logRefusal(settings, request, 'login-failed', address, attempt());
    return answerWith(request, reply, response);
  });

  serve(
    becomeOwner,
    { summary: 'Makes who started the site its first owner', config: writeLimit(settings) },
    async (request, reply) => {
      const { email, password } = request.body;
      await limitLogins(request, email);
      await logRefusal(settings, request, 'login-failed', email, becomeFirstOwner(context, request.body));
      logSecurity(settings, request, 'account-opened', email);
      return answerWith(request, reply, await openSession(request, email, password));
    },
  );

  serve(sendCode, 'Completes a login with a code', async (request, reply) => {
    const attempt = async () => {
      // With a session, the library would count no wrong codes, and take those of an app that was never confirmed.
      const response = await checkCode(request.body.code, withoutSession(request), true);
      if (response.status === 429) throw tooManyCodes();
      if (!response.ok) throw wrongCode(request.body.code);
      return response;
    };
    const response = await logRefusal(settings, request, 'login-failed', undefined, attempt());
    const session = await answerWith(request, reply, response);
    if (session.user) logSecurity(settings, request, 'login', session.user.email);
    return session;
  });

  serve(
    beginPasskeyLogin,
    { summary: 'Begins a login with a passkey', config: writeLimit(settings) },
    async (request, reply) => {
      const { headers, response } = await staffAuth.api.generatePasskeyAuthenticationOptions({
        headers: authHeaders(request),
        returnHeaders: true,
      });
      sendCookies(reply, headers.getSetCookie());
      return { ...response };
    },
  );

  serve(logInByPasskey, 'Completes a login with a passkey', async (request, reply) => {
    const attempt = async () => {
      const response = await staffAuth.api.verifyPasskeyAuthentication({
        body: { response: request.body.response },
        headers: withOrigin(request),
        asResponse: true,
      });
      if (!response.ok) throw wrongPasskey();
      const session = await answerWith(request, reply, response);
      if (!session.user) throw wrongPasskey();
      return { ...session, user: session.user };
    };
    const session = await logRefusal(settings, request, 'login-failed', undefined, attempt());
    logSecurity(settings, request, 'login', session.user.email);
    return session;
  });

  serve(logOutOfDesk, 'Logs out of the desk', async (request, reply) => {
    const response = await staffAuth.api.signOut({ headers: authHeaders(request), asResponse: true });
    sendCookies(reply, response.headers.getSetCookie());
    return sessionAnswer(undefined, 'signed-out');
  });

  serve(proveFactor, 'Proves the second factor again with a code, as some actions ask', async (request, reply) => {
    const login = await findLogin(context, request, reply);
    if (!login || login.provenAt === null) throw notLoggedIn();
    // The library doesn't count wrong codes of a session: ours are counted by account.
    await limitProofs(request, 'prove', login.account.email);
    const attempt = async () => {
      const response = await checkCode(request.body.code, authHeaders(request), false);
      if (!response.ok) throw wrongCode(request.body.code);
    };
    await logRefusal(settings, request, 'login-failed', login.account.email, attempt());
    const provenAt = await storeProof(context, login);
    return sessionAnswer({ ...login, provenAt }, 'signed-out');
  });
}

/** The headers without a session: of a login, only its challenge counts. */
function withoutSession(request: FastifyRequest): Headers {
  const headers = authHeaders(request);
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  headers.set('cookie', cookies.filter((cookie) => !/^[^=]*staff\.session_/.test(cookie)).join('; '));
  return headers;
}

const noLogin = noSuch('There is no such login (any more).');

/** Routes of the logins to the desk: members see their own, owners all. */
export function loginsRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings } = context;
  const serve = serveOn(app, settings);

  /** The logins that a member may see and end. */
  const loginsFor = (actor: Actor) => {
    const logins = database
      .selectFrom('staff_sessions')
      .innerJoin('accounts', 'accounts.id', 'staff_sessions.account_id')
      .innerJoin('staff', 'staff.address', 'accounts.email')
      // The auth library expires sessions by the system clock.
      .where('expires_at', '>', new Date().toISOString())
      .where('proven_at', 'is not', null);
    return actor.kind === 'member' && actor.role === 'owner' ? logins : logins.where('staff.id', '=', actor.id);
  };

  serve(listLogins, 'One’s own logins; for owners, everybody’s', async ({ actor }) => {
    const rows = await loginsFor(actor)
      .select(['staff_sessions.id', 'staff.id as member_id', 'accounts.name', 'user_agent', 'expires_at'])
      .select('staff_sessions.created_at')
      .orderBy('staff_sessions.created_at', 'desc')
      .orderBy('staff_sessions.id')
      .execute();
    return {
      logins: rows.map((row) => ({
        id: row.id,
        member: row.name,
        isYours: row.member_id === actor.id,
        current: actor.kind === 'member' && row.id === actor.sessionId,
        device: row.user_agent ?? '',
        startedAt: row.created_at,
        endsAt: row.expires_at,
      })),
    };
  });

  serve(endLogin, 'Ends a login', async (request) => {
    const { id } = request.body;
    const login = await loginsFor(request.actor)
      .select('staff.address')
      .where('staff_sessions.id', '=', id)
      .executeTakeFirstOrThrow(noLogin);
    return answerAction(context, request, { name: 'login.end', subject: `login:${id}` }, async (transaction) => {
      await transaction.deleteFrom('staff_sessions').where('id', '=', id).execute();
      return { before: { address: maskEmail(login.address) }, after: { ended: true } };
    });
  });
}
