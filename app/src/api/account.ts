import type {
  Account,
  AccountSession,
  ChangePasswordRequest,
  Done,
  EndSessionsRequest,
  NewsletterAnswer,
  ResetPasswordRequest,
  SignInRequest,
  SignUpRequest,
  Verified,
  VerifyEmailRequest,
} from '../domain/contract/account.ts';
import * as routes from '../domain/contract/routes.ts';
import { fieldsOf } from '../domain/record.ts';
import { parseSession, type SessionRecord } from '../domain/session.ts';
import { somethingWrong } from '../lib/failure.ts';
import { call } from './http.ts';
import { ApiError, messageOf, request } from './request.ts';
import { dispatchSession } from './session.ts';

const done = async () => (await import('../domain/contract/account.ts')).doneSchema;

let confirmed: Promise<SessionRecord | null> | undefined;

/** Applies a response that says who is signed in from now on, and updates the browser's record. */
function applySession(answer: { body: unknown }): SessionRecord | null {
  const user = parseSession(answer.body);
  confirmed = Promise.resolve(user);
  dispatchSession(user ? { type: 'LOGIN_SUCCESS', payload: user } : { type: 'LOGOUT' });
  return user;
}

/** A call that needs a session. If the session has ended, the header and the browser's record show it at once. */
async function withSession<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') applySession({ body: { user: null } });
    throw error;
  }
}

/**
 * Asks the server who is signed in, and updates the browser's record. One request per page.
 * @throws ApiError when the request fails; the next call tries again
 */
export function confirmSession(): Promise<SessionRecord | null> {
  confirmed ??= request(routes.getSession)
    .then(applySession)
    .catch((error: unknown) => {
      confirmed = undefined;
      throw error;
    });
  return confirmed;
}

/** Asks the server again who is signed in. @throws ApiError */
export function refreshSession(): Promise<SessionRecord | null> {
  confirmed = undefined;
  return confirmSession();
}

/**
 * Logs in, with the session actions LOGIN_START, then LOGIN_SUCCESS or LOGIN_FAILURE.
 * @throws ApiError with a message to show; `EMAIL_NOT_VERIFIED` when the visitor must first open the link in an e-mail
 */
export async function signIn(who: SignInRequest): Promise<void> {
  dispatchSession({ type: 'LOGIN_START' });
  try {
    if (applySession(await request(routes.signIn, { body: who }))) return;
    throw new ApiError(somethingWrong, 200, 'unexpected-answer');
  } catch (error) {
    const message = messageOf(error);
    dispatchSession({ type: 'LOGIN_FAILURE', payload: message });
    throw error;
  }
}

/** Ends the session on the server; the browser's record stays until LOGOUT. @throws ApiError */
export async function signOut(): Promise<void> {
  await request(routes.signOut);
  confirmed = Promise.resolve(null);
}

/** Signs up. The response is the same if the address already has an account. @throws ApiError with a message to show */
export const signUp = (person: SignUpRequest): Promise<Done> => call(routes.signUp, done, { body: person });

/** Requests the verification e-mail. The response is the same for every address. @throws ApiError */
export const sendVerification = (email: string): Promise<Done> =>
  call(routes.sendVerification, done, { body: { email } });

/**
 * Confirms an address by an e-mailed link: for a new account, which also needs its password, or for a changed address.
 * Opening a new account logs the visitor in.
 * @throws ApiError `INVALID_TOKEN`, `INVALID_PASSWORD`
 */
export async function verifyEmail(link: VerifyEmailRequest): Promise<Verified> {
  const answer = await call(
    routes.verifyEmail,
    async () => (await import('../domain/contract/account.ts')).verifiedSchema,
    { body: link },
  );
  if (answer.user) applySession({ body: answer });
  return answer;
}

/** Requests a link to set a new password. The response is the same for every address. @throws ApiError */
export const requestPasswordReset = (email: string): Promise<Done> =>
  call(routes.requestPasswordReset, done, { body: { email } });

/** Sets a new password with an e-mailed link. @throws ApiError `INVALID_TOKEN`, `PASSWORD_REFUSED` */
export const resetPassword = (change: ResetPasswordRequest): Promise<Done> =>
  call(routes.resetPassword, done, { body: change });

/** Changes the password and ends all other sessions. @throws ApiError `INVALID_PASSWORD`, `PASSWORD_REFUSED` */
export const changePassword = (change: ChangePasswordRequest): Promise<Done> =>
  withSession(call(routes.changePassword, done, { body: change }));

/** Requests a change of address: e-mails follow to the old address, then to the new one. @throws ApiError */
export const changeEmail = (newEmail: string): Promise<Done> =>
  withSession(call(routes.changeEmail, done, { body: { newEmail } }));

/** @throws ApiError */
export async function changeName(name: string): Promise<void> {
  applySession(await withSession(request(routes.updateUser, { body: { name } })));
}

/** Everything in the account of the signed-in user. @throws ApiError */
export const fetchAccount = (): Promise<Account> =>
  withSession(call(routes.getAccount, async () => (await import('../domain/contract/account.ts')).accountSchema));

/** The user's sessions. @throws ApiError */
export const fetchSessions = (): Promise<AccountSession[]> =>
  withSession(
    call(routes.listSessions, async () => (await import('../domain/contract/account.ts')).accountSessionsSchema),
  );

/** Ends one session, or all others. @returns the remaining ones @throws ApiError */
export const endSessions = (which: EndSessionsRequest): Promise<AccountSession[]> =>
  withSession(
    call(routes.endSessions, async () => (await import('../domain/contract/account.ts')).accountSessionsSchema, {
      body: which,
    }),
  );

/** Subscribes or unsubscribes; the address is verified, so no confirmation e-mail is needed. @throws ApiError */
export const switchNewsletter = (subscribed: boolean): Promise<NewsletterAnswer> =>
  withSession(
    call(routes.switchNewsletter, async () => (await import('../domain/contract/account.ts')).newsletterAnswerSchema, {
      body: { subscribed },
    }),
  );

/** All personal data of the user, as the text of a JSON file. @throws ApiError */
export async function exportData(): Promise<string> {
  return JSON.stringify((await withSession(request(routes.exportAccount))).body, null, 2);
}

/** Requests the link that deletes the account. @throws ApiError `INVALID_PASSWORD` */
export const requestDeletion = (password: string): Promise<Done> =>
  withSession(call(routes.requestDeletion, done, { body: { password } }));

/** Deletes the account with an e-mailed link. @returns a message about what is kept @throws ApiError `INVALID_TOKEN` */
export async function deleteAccount(token: string): Promise<string> {
  const answer = await request(routes.deleteAccount, { body: { token } });
  applySession(answer);
  const { message } = fieldsOf(answer.body);
  return typeof message === 'string' ? message : '';
}
