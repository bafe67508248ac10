import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  type AccountUser,
  addressSchema,
  changeEmailSchema,
  changePasswordSchema,
  doneSchema,
  resetPasswordSchema,
  type SignInRequest,
  sessionSchema,
  signInSchema,
  signUpSchema,
  updateUserSchema,
  verifiedSchema,
  verifyEmailSchema,
} from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { ownOrigin } from '../http/ownOrigin.ts';
import { formLimit, writeLimit } from '../http/rateLimit.ts';
import { signedInOnly } from '../openapi/describe.ts';
import { accountById, addressOf } from './accounts.ts';
import { changeEmail } from './changeEmail.ts';
import { changePassword } from './changePassword.ts';
import { limitPerAddress } from './perAddress.ts';
import { askForReset, reset } from './reset.ts';
import { logRefusal, logSecurity } from './securityLog.ts';
import { authHeaders, authHeadersWithoutCookie, sendCookies, signedIn, userOf } from './session.ts';
import { signIn } from './signIn.ts';
import { sendAgain, signUp } from './signUp.ts';
import { verify } from './verify.ts';

const lookIntoMail = 'Check your inbox and spam folder. The e-mail tells you what to do next.';

/** How somebody gets an account, gets into it and stays its owner. Every other address of the library is closed. */
export function answerAuth(app: FastifyInstance, context: Context): void {
  const { settings, auth } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const loginsOf = limitPerAddress(app, settings);
  const seldom = formLimit(settings);
  const often = writeLimit(settings);
  const done = { 200: doneSchema };
  const session = { 200: sessionSchema };

  /** Signs somebody in, and whoever was signed in here before out. @throws HttpError */
  async function admit(request: FastifyRequest, reply: FastifyReply, login: SignInRequest): Promise<AccountUser> {
    const signedIn = signIn(context, login, authHeadersWithoutCookie(request), ownOrigin(settings, request));
    const { account, cookies } = await logRefusal(settings, request, 'login-failed', addressOf(login.email), signedIn);
    logSecurity(settings, request, 'login', account.email);
    const nameOf = (cookie: string) => cookie.split('=', 1)[0];
    const names = cookies.map(nameOf);
    const before = request.headers.cookie ? await signOut(request) : [];
    sendCookies(reply, [...before.filter((cookie) => !names.includes(nameOf(cookie))), ...cookies]);
    return userOf(account, settings);
  }

  /** Ends the session of a browser. @returns the cookies that say so */
  async function signOut(request: FastifyRequest): Promise<readonly string[]> {
    const response = await auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    return response.headers.getSetCookie();
  }

  typed.post(
    '/api/auth/sign-up/email',
    {
      schema: {
        summary: 'Asks for an account, which the owner of the mailbox then confirms',
        body: signUpSchema,
        response: done,
      },
      config: seldom,
    },
    async (request) => {
      await signUp(context, request.body, ownOrigin(settings, request));
      return { message: lookIntoMail };
    },
  );

  typed.post(
    '/api/auth/send-verification-email',
    {
      schema: { summary: 'Sends the link to confirm an address once more', body: addressSchema, response: done },
      config: seldom,
    },
    async (request) => {
      await sendAgain(context, request.body.email, ownOrigin(settings, request));
      return { message: lookIntoMail };
    },
  );

  typed.post(
    '/api/auth/verify-email',
    {
      schema: {
        summary: 'Confirms an address by the token of a mail',
        body: verifyEmailSchema,
        response: { 200: verifiedSchema },
      },
      config: often,
    },
    async (request, reply) => {
      const origin = ownOrigin(settings, request);
      const { password = '', rememberMe = false } = request.body;
      const { signIn: email, address, ...outcome } = await verify(context, request.body, origin);
      if (outcome.outcome === 'verified') logSecurity(settings, request, 'account-opened', address);
      if (outcome.outcome === 'changed') logSecurity(settings, request, 'address-changed', address);
      if (email === undefined) return { ...outcome, user: null };
      return { ...outcome, user: await admit(request, reply, { email, password, rememberMe }) };
    },
  );

  typed.post(
    '/api/auth/sign-in/email',
    { schema: { summary: 'Signs in', body: signInSchema, response: session }, config: often },
    async (request, reply) => {
      const address = addressOf(request.body.email);
      await logRefusal(settings, request, 'login-limited', address, loginsOf(request, reply, address));
      return { user: await admit(request, reply, request.body) };
    },
  );

  typed.post(
    '/api/auth/sign-out',
    { schema: { summary: 'Signs out', response: session }, config: often },
    async (request, reply) => {
      sendCookies(reply, await signOut(request));
      return { user: null };
    },
  );

  typed.post(
    '/api/auth/request-password-reset',
    {
      schema: { summary: 'Sends a link to set another password', body: addressSchema, response: done },
      config: seldom,
    },
    async (request) => {
      await askForReset(context, request.body.email, ownOrigin(settings, request));
      logSecurity(settings, request, 'password-reset-requested', addressOf(request.body.email));
      return { message: lookIntoMail };
    },
  );

  typed.post(
    '/api/auth/reset-password',
    {
      schema: { summary: 'Sets another password by the token of a mail', body: resetPasswordSchema, response: done },
      config: often,
    },
    async (request) => {
      const address = await reset(context, request.body, ownOrigin(settings, request));
      logSecurity(settings, request, 'password-reset', address);
      return { message: 'Your new password is set, and everybody is signed out. Please log in with it.' };
    },
  );

  typed.post(
    '/api/auth/change-password',
    {
      schema: {
        security: signedInOnly,
        summary: 'Changes the password of who is signed in',
        body: changePasswordSchema,
        response: done,
      },
      config: seldom,
    },
    async (request, reply) => {
      const present = await signedIn(context, request, reply);
      const origin = ownOrigin(settings, request);
      const { email } = present.account;
      const changed = changePassword(context, present, request.body, request, origin);
      sendCookies(reply, await logRefusal(settings, request, 'password-check-failed', email, changed));
      logSecurity(settings, request, 'password-changed', email);
      return { message: 'Your password is changed. Everywhere else you are signed out.' };
    },
  );

  typed.post(
    '/api/auth/change-email',
    {
      schema: {
        security: signedInOnly,
        summary: 'Begins to change the address of who is signed in',
        body: changeEmailSchema,
        response: done,
      },
      config: seldom,
    },
    async (request, reply) => {
      const { account } = await signedIn(context, request, reply);
      await changeEmail(context, account, request.body.newEmail, ownOrigin(settings, request));
      logSecurity(settings, request, 'address-change-requested', account.email);
      return { message: 'Check the inbox of your old address first, and open the link in our e-mail.' };
    },
  );

  typed.post(
    '/api/auth/update-user',
    {
      schema: {
        security: signedInOnly,
        summary: 'Changes the name of who is signed in',
        body: updateUserSchema,
        response: session,
      },
      config: often,
    },
    async (request, reply) => {
      const { account } = await signedIn(context, request, reply);
      const { name } = request.body;
      await context.database
        .updateTable('accounts')
        .set({ name, updated_at: context.now().toISOString() })
        .where('id', '=', account.id)
        .execute();
      const current = await accountById(context.database, account.id);
      return { user: current ? userOf(current, settings) : null };
    },
  );
}
