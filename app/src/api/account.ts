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
import { call } from './http.ts';
import { ApiError, request, somethingWrong } from './request.ts';
import { dispatchSession } from './session.ts';

const contract = () => import('../domain/contract/account.ts');
const done = async () => (await contract()).doneSchema;
const post = (body: object) => ({ method: 'POST', body }) as const;

let confirmed: Promise<SessionRecord | null> | undefined;

/** An answer that says who is signed in from now on: what the browser remembers is put right by it. */
function hear(answer: { body: unknown }): SessionRecord | null {
  const user = parseSession(answer.body);
  confirmed = Promise.resolve(user);
  dispatchSession(user ? { type: 'LOGIN_SUCCESS', payload: user } : { type: 'LOGOUT' });
  return user;
}

/** What only a signed-in person can call. When the session has ended meanwhile, header and storage say so at once. */
async function asMember<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') hear({ body: { user: null } });
    throw error;
  }
}

/**
 * Asks the server who is signed in, and corrects what the browser remembers; once on a page.
 * @throws ApiError when the server cannot say; the next one who asks tries again
 */
export function confirmSession(): Promise<SessionRecord | null> {
  confirmed ??= request('/api/account/session')
    .then(hear)
    .catch((error: unknown) => {
      confirmed = undefined;
      throw error;
    });
  return confirmed;
}

/** Asks again: what was confirmed may be so no longer. @throws ApiError when the server cannot say */
export function refreshSession(): Promise<SessionRecord | null> {
  confirmed = undefined;
  return confirmSession();
}

/**
 * Logs in. The session begins, succeeds or fails as the client's table of actions says.
 * @throws ApiError with a message to show; `EMAIL_NOT_VERIFIED` when a link in a new mail must be followed first
 */
export async function signIn(who: SignInRequest): Promise<void> {
  dispatchSession({ type: 'LOGIN_START' });
  try {
    if (hear(await request('/api/auth/sign-in/email', post(who)))) return;
    throw new ApiError(somethingWrong, 200, 'unexpected-answer');
  } catch (error) {
    const message = error instanceof ApiError ? error.message : somethingWrong;
    dispatchSession({ type: 'LOGIN_FAILURE', payload: message });
    throw error;
  }
}

/** Ends the session on the server; the browser's record stays until LOGOUT. @throws ApiError */
export async function signOut(): Promise<void> {
  await request('/api/auth/sign-out', post({}));
  confirmed = Promise.resolve(null);
}

/** Opens an account. The answer is the same whether or not the address has one. @throws ApiError fit to show */
export const signUp = (person: SignUpRequest): Promise<Done> => call('/api/auth/sign-up/email', done, post(person));

/** Asks for the link that proves an address. The answer is the same for every address. @throws ApiError */
export const sendVerification = (email: string): Promise<Done> =>
  call('/api/auth/send-verification-email', done, post({ email }));

/**
 * Confirms an address by an e-mailed link: for a new account, which also needs its password, or for a changed address.
 * Opening a new account logs the visitor in.
 * @throws ApiError `INVALID_TOKEN`, `INVALID_PASSWORD`
 */
export async function verifyEmail(link: VerifyEmailRequest): Promise<Verified> {
  const answer = await call('/api/auth/verify-email', async () => (await contract()).verifiedSchema, post(link));
  if (answer.user) hear({ body: answer });
  return answer;
}

/** Asks for a link to set a new password. The answer is the same for every address. @throws ApiError */
export const requestPasswordReset = (email: string): Promise<Done> =>
  call('/api/auth/request-password-reset', done, post({ email }));

/** Sets a new password by the link of a mail. @throws ApiError `INVALID_TOKEN`, `PASSWORD_REFUSED` */
export const resetPassword = (change: ResetPasswordRequest): Promise<Done> =>
  call('/api/auth/reset-password', done, post(change));

/** Changes the password, and logs out everywhere else. @throws ApiError `INVALID_PASSWORD`, `PASSWORD_REFUSED` */
export const changePassword = (change: ChangePasswordRequest): Promise<Done> =>
  asMember(call('/api/auth/change-password', done, post(change)));

/** Asks for another address: two mails follow, to the old one and then to the new one. @throws ApiError */
export const changeEmail = (newEmail: string): Promise<Done> =>
  asMember(call('/api/auth/change-email', done, post({ newEmail })));

/** @throws ApiError */
export async function changeName(name: string): Promise<void> {
  hear(await asMember(request('/api/auth/update-user', post({ name }))));
}

/** Everything of the person who is signed in. @throws ApiError */
export const account = (): Promise<Account> =>
  asMember(call('/api/account', async () => (await contract()).accountSchema));

/** Where the person is signed in. @throws ApiError */
export const sessions = (): Promise<AccountSession[]> =>
  asMember(call('/api/account/sessions', async () => (await contract()).accountSessionsSchema));

/** Ends one session, or all others; answers with those that are left. @throws ApiError */
export const endSessions = (which: EndSessionsRequest): Promise<AccountSession[]> =>
  asMember(call('/api/account/sessions/end', async () => (await contract()).accountSessionsSchema, post(which)));

/** The address is proved, so the newsletter needs no mail of its own. @throws ApiError */
export const switchNewsletter = (subscribed: boolean): Promise<NewsletterAnswer> =>
  asMember(
    call('/api/account/newsletter', async () => (await contract()).newsletterAnswerSchema, post({ subscribed })),
  );

/** Everything held about the person, as the text of a JSON file. @throws ApiError */
export async function exportData(): Promise<string> {
  return JSON.stringify((await asMember(request('/api/account/export'))).body, null, 2);
}

/** Asks for the link that deletes the account. @throws ApiError `INVALID_PASSWORD` */
export const requestDeletion = (password: string): Promise<Done> =>
  asMember(call('/api/account/delete', done, post({ password })));

/** Deletes the account by the link of a mail; answers with words on what is kept. @throws ApiError `INVALID_TOKEN` */
export async function deleteAccount(token: string): Promise<string> {
  const answer = await request('/api/account/delete/confirm', post({ token }));
  hear(answer);
  const { message } = fieldsOf(answer.body);
  return typeof message === 'string' ? message : '';
}
