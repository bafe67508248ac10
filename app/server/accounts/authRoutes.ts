import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountUser, SignInRequest } from '../../src/domain/contract/account.ts';
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
  signInEndpoint,
  signOutEndpoint,
  signUpEndpoint,
  updateUserEndpoint,
  verifyEmailEndpoint,
} from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { knownOrigin, ownOrigin } from '../platform/http/ownOrigin.ts';
import { formLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import { requesterOf } from './accountEmails.ts';
import { accountById } from './accounts.ts';
import { rememberBrowser } from './knownBrowser.ts';
import { createLoginLimit } from './loginLimit.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { logRefusal, logSecurity } from './securityLog.ts';
import { authHeaders, authHeadersWithoutCookie, requireSession, sendCookies, toAccountUser } from './session.ts';
import { signIn } from './signIn.ts';
import { resendVerificationEmail, signUp } from './signUp.ts';
import { requestEmailChange, verifyEmail } from './verifyEmail.ts';

const checkInbox = 'Check your inbox and spam folder. The e-mail tells you what to do next.';
/** Says nothing about whether there is an account. */
const checkInboxIfKnown =
  'If this address has an account or has signed up, we’ve just sent it an e-mail, which says what to do next. Check your inbox and spam folder.';

/** Sign-up, login, logout, password and e-mail address. The auth library's own routes aren't exposed. */
export function authRoutes(app: FastifyInstance, context: Context): void {
  const { settings, auth } = context;
  const serve = serveOn(app, settings);
  const limitLogins = createLoginLimit(app, context);

  /** Logs in and ends the browser's previous session. @throws HttpError */
  async function logIn(request: FastifyRequest, reply: FastifyReply, login: SignInRequest): Promise<AccountUser> {
    const address = login.email;
    const headers = authHeadersWithoutCookie(request);
    const requester = requesterOf(request, address, settings);
    const attempt = signIn(context, login, headers, requester, ownOrigin(settings, request));
    const { account, cookies } = await logRefusal(settings, request, 'login-failed', address, attempt);
    logSecurity(settings, request, 'login', account.email);
    const nameOf = (cookie: string) => cookie.split('=', 1)[0];
    const names = cookies.map(nameOf);
    const before = request.headers.cookie ? await signOut(request) : [];
    sendCookies(reply, [...before.filter((cookie) => !names.includes(nameOf(cookie))), ...cookies]);
    rememberBrowser(request, reply, account.email, settings);
    return toAccountUser(account, settings, knownOrigin(settings, request));
  }

  /** Ends the browser's session. @returns the cookies that clear it */
  async function signOut(request: FastifyRequest): Promise<readonly string[]> {
    const response = await auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    return response.headers.getSetCookie();
  }

  serve(
    signUpEndpoint,
    { summary: 'Requests an account; the owner of the address confirms by e-mail', config: formLimit(settings) },
    async (request) => {
      const requester = requesterOf(request, request.body.email, settings);
      await signUp(context, request.body, requester, ownOrigin(settings, request));
      return { message: checkInbox };
    },
  );

  serve(
    sendVerificationEndpoint,
    { summary: 'Resends the verification e-mail', config: formLimit(settings) },
    async (request) => {
      const { email } = request.body;
      const requester = requesterOf(request, email, settings);
      await resendVerificationEmail(context, email, requester, ownOrigin(settings, request));
      return { message: checkInboxIfKnown };
    },
  );

  serve(verifyEmailEndpoint, 'Confirms an address with the token from the e-mail', async (request, reply) => {
    const origin = ownOrigin(settings, request);
    const { password = '', rememberMe = false } = request.body;
    const { signIn: email, address, ...outcome } = await verifyEmail(context, request.body, origin);
    if (outcome.outcome === 'verified') logSecurity(settings, request, 'account-opened', address);
    if (outcome.outcome === 'changed') logSecurity(settings, request, 'address-changed', address);
    if (email === undefined) return { ...outcome, user: null };
    return { ...outcome, user: await logIn(request, reply, { email, password, rememberMe }) };
  });

  serve(signInEndpoint, 'Signs in', async (request, reply) => {
    const address = request.body.email;
    await logRefusal(settings, request, 'login-limited', address, limitLogins(request, address));
    return { user: await logIn(request, reply, request.body) };
  });

  serve(signOutEndpoint, 'Signs out', async (request, reply) => {
    sendCookies(reply, await signOut(request));
    return { user: null };
  });

  serve(
    requestPasswordResetEndpoint,
    { summary: 'Sends a link to reset the password', config: formLimit(settings) },
    async (request) => {
      const address = request.body.email;
      const requester = requesterOf(request, address, settings);
      await requestPasswordReset(context, address, requester, ownOrigin(settings, request));
      logSecurity(settings, request, 'password-reset-requested', address);
      return { message: checkInboxIfKnown };
    },
  );

  serve(resetPasswordEndpoint, 'Resets the password with the token from the e-mail', async (request, reply) => {
    const address = await resetPassword(context, request.body, ownOrigin(settings, request));
    logSecurity(settings, request, 'password-reset', address);
    // The owner of the mailbox isn't the stranger who may be guessing.
    rememberBrowser(request, reply, address, settings);
    return {
      message: 'Your new password is set, and you are logged out everywhere. Please log in with the new password.',
    };
  });

  serve(
    changePasswordEndpoint,
    { summary: 'Changes the password', config: formLimit(settings) },
    async (request, reply) => {
      const session = await requireSession(context, request, reply);
      const origin = ownOrigin(settings, request);
      const { email } = session.account;
      const changed = changePassword(context, session, request.body, request, origin);
      sendCookies(reply, await logRefusal(settings, request, 'password-check-failed', email, changed));
      logSecurity(settings, request, 'password-changed', email);
      return { message: 'Your password is changed. You are logged out everywhere else.' };
    },
  );

  serve(
    changeEmailEndpoint,
    { summary: 'Requests a change of the e-mail address', config: formLimit(settings) },
    async (request, reply) => {
      const { account } = await requireSession(context, request, reply);
      await requestEmailChange(context, account, request.body.newEmail, ownOrigin(settings, request));
      logSecurity(settings, request, 'address-change-requested', account.email);
      return { message: 'Check the inbox of your old address first, and open the link in our e-mail.' };
    },
  );

  serve(updateUserEndpoint, 'Changes the name', async (request, reply) => {
    const { account } = await requireSession(context, request, reply);
    const { name } = request.body;
    await context.database
      .updateTable('accounts')
      .set({ name, updated_at: context.now().toISOString() })
      .where('id', '=', account.id)
      .execute();
    const current = await accountById(context.database, account.id);
    return { user: current ? toAccountUser(current, settings, knownOrigin(settings, request)) : null };
  });
}
