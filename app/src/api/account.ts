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
import { fieldsOf } from '../domain/record.ts';
import { parseSession, type SessionRecord } from '../domain/session.ts';
import { somethingWrong } from '../lib/failure.ts';
import { call } from './http.ts';
import { ApiError, messageOf, request } from './request.ts';
import { dispatchSession } from './session.ts';

const contract = () => import('../domain/contract/account.ts');
const done = async () => (await contract()).doneSchema;
const post = (body: object) => ({ method: 'POST', body }) as const;

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
  confirmed ??= request('/api/account/session')
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
    if (applySession(await request('/api/auth/sign-in/email', post(who)))) return;
    throw new ApiError(somethingWrong, 200, 'unexpected-answer');
  } catch (error) {
    const message = messageOf(error);
    dispatchSession({ type: 'LOGIN_FAILURE', payload: message });
    throw error;
  }
}

/** Ends the session on the server; the browser's record stays until LOGOUT. @throws ApiError */
export async function signOut(): Promise<void> {
  await request('/api/auth/sign-out', post({}));
  confirmed = Promise.resolve(null);
}

/** Signs up. The response is the same if the address already has an account. @throws ApiError with a message to show */
export const signUp = (person: SignUpRequest): Promise<Done> => call('/api/auth/sign-up/email', done, post(person));

/** Requests the verification e-mail. The response is the same for every address. @throws ApiError */
export const sendVerification = (email: string): Promise<Done> =>
  call('/api/auth/send-verification-email', done, post({ email }));

/**
 * Confirms an address by an e-mailed link: for a new account, which also needs its password, or for a changed address.
 * Opening a new account logs the visitor in.
 * @throws ApiError `INVALID_TOKEN`, `INVALID_PASSWORD`
 */
export async function verifyEmail(link: VerifyEmailRequest): Promise<Verified> {
  const answer = await call('/api/auth/verify-email', async () => (await contract()).verifiedSchema, post(link));
  if (answer.user) applySession({ body: answer });
  return answer;
}

/** Requests a link to set a new password. The response is the same for every address. @throws ApiError */
export const requestPasswordReset = (email: string): Promise<Done> =>
  call('/api/auth/request-password-reset', done, post({ email }));

/** Sets a new password with an e-mailed link. @throws ApiError `INVALID_TOKEN`, `PASSWORD_REFUSED` */
export const resetPassword = (change: ResetPasswordRequest): Promise<Done> =>
  call('/api/auth/reset-password', done, post(change));

/** Changes the password and ends all other sessions. @throws ApiError `INVALID_PASSWORD`, `PASSWORD_REFUSED` */
export const changePassword = (change: ChangePasswordRequest): Promise<Done> =>
  withSession(call('/api/auth/change-password', done, post(change)));

/** Requests a change of address: e-mails follow to the old address, then to the new one. @throws ApiError */
export const changeEmail = (newEmail: string): Promise<Done> =>
  withSession(call('/api/auth/change-email', done, post({ newEmail })));

/** @throws ApiError */
export async function changeName(name: string): Promise<void> {
  applySession(await withSession(request('/api/auth/update-user', post({ name }))));
}

/** Everything in the account of the signed-in user. @throws ApiError */
export const account = (): Promise<Account> =>
  withSession(call('/api/account', async () => (await contract()).accountSchema));

/** The user's sessions. @throws ApiError */
export const sessions = (): Promise<AccountSession[]> =>
  withSession(call('/api/account/sessions', async () => (await contract()).accountSessionsSchema));

/** Ends one session, or all others. @returns the remaining ones @throws ApiError */
export const endSessions = (which: EndSessionsRequest): Promise<AccountSession[]> =>
  withSession(call('/api/account/sessions/end', async () => (await contract()).accountSessionsSchema, post(which)));

/** Subscribes or unsubscribes; the address is verified, so no confirmation e-mail is needed. @throws ApiError */
export const switchNewsletter = (subscribed: boolean): Promise<NewsletterAnswer> =>
  withSession(
    call('/api/account/newsletter', async () => (await contract()).newsletterAnswerSchema, post({ subscribed })),
  );

/** All personal data of the user, as the text of a JSON file. @throws ApiError */
export async function exportData(): Promise<string> {
  return JSON.stringify((await withSession(request('/api/account/export'))).body, null, 2);
}

/** Requests the link that deletes the account. @throws ApiError `INVALID_PASSWORD` */
export const requestDeletion = (password: string): Promise<Done> =>
  withSession(call('/api/account/delete', done, post({ password })));

/** Deletes the account with an e-mailed link. @returns a message about what is kept @throws ApiError `INVALID_TOKEN` */
export async function deleteAccount(token: string): Promise<string> {
  const answer = await request('/api/account/delete/confirm', post({ token }));
  applySession(answer);
  const { message } = fieldsOf(answer.body);
  return typeof message === 'string' ? message : '';
}
