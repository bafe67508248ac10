import type { FastifyRequest } from 'fastify';
import type { ChangePasswordRequest, ResetPasswordRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { cookiesIn } from '../platform/http/cookies.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import type { Requester } from '../platform/limits/dailyLimit.ts';
import { enqueueAccountEmail, isWithinEmailLimit, tooManyEmails } from './accountEmails.ts';
import { accountByAddress, accountById, endSessions, openAccount, passwordOf, setPassword } from './accounts.ts';
import {
  consumeLink,
  consumeSignUpLinks,
  createDummyLink,
  createLink,
  linkPurposes,
  pendingSignUp,
  requireValidLink,
  revokeLinks,
} from './emailLinks.ts';
import { passwordChangedText, resetPasswordText } from './emails.ts';
import { invalidLink, wrongPassword } from './errors.ts';
import { hashPassword, isPassword } from './password/hash.ts';
import { rejectWeakPassword } from './password/rejectWeak.ts';
import { authHeaders, type Session } from './session.ts';
import type { AccountRow } from './table.ts';

/**
 * Changes the password. All sessions end, and this browser gets a new one. The auth library only opens that session: its own
 * change of a password is committed before ours could end logins of the desk and links, which would stay valid if that failed.
 * @returns the cookies of the new session
 * @throws HttpError
 */
export async function changePassword(
  context: Context,
  { account }: Session,
  { currentPassword, newPassword }: ChangePasswordRequest,
  request: FastifyRequest,
  origin: string,
): Promise<readonly string[]> {
  const { auth, database } = context;
  await rejectWeakPassword(newPassword, account);
  const hash = (await passwordOf(database, account.id)) ?? '';
  if (!(await isPassword({ hash, password: currentPassword }))) throw wrongPassword();
  const password = await hashPassword(newPassword);
  await inTransaction(context, (transaction) => replacePassword(context, transaction, account, password, origin));
  const { dontRememberToken } = (await auth.$context).authCookies;
  const response = await auth.api.signInEmail({
    body: {
      email: account.email,
      password: newPassword,
      rememberMe: !cookiesIn(request.headers.cookie).has(dontRememberToken.name),
    },
    headers: authHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw new Error(`The auth library did not sign in: ${response.status}`);
  return response.headers.getSetCookie();
}

/** Sets a new password, ends what the old one opened, and tells the owner. */
async function replacePassword(
  context: Context,
  transaction: Transaction,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  password: string,
  origin: string,
): Promise<void> {
  await setPassword(transaction, id, password, context.now());
  await endSessions(transaction, id);
  await revokeLinks(transaction, email, ['reset', 'agree', 'deletion']);
  await enqueueAccountEmail(context, transaction, 'news', email, passwordChangedText(origin, context.settings));
}

/**
 * Sends a reset link to an address with an account or an unconfirmed sign-up. The answer and its timing are the same for any
 * other address.
 * @throws HttpError when too many e-mails were sent
 */
export async function requestPasswordReset(
  context: Context,
  address: string,
  requester: Requester,
  origin: string,
): Promise<void> {
  const { settings, now } = context;
  const at = now();
  await inTransaction(context, async (transaction) => {
    const account = await accountByAddress(transaction, address);
    const pending = await pendingSignUp(transaction, address, at);
    const allowed = await isWithinEmailLimit(context, transaction, 'reset', address, requester);
    const name = account?.name ?? pending?.name;
    if (!allowed) throw tooManyEmails();
    if (name === undefined) return createDummyLink(transaction, address, at);
    const link = { kind: 'reset', address, account_id: account?.id ?? null, name } as const;
    const token = await createLink(transaction, link, at);
    await enqueueAccountEmail(context, transaction, 'reset', address, resetPasswordText(origin, token, settings));
  });
}

/**
 * Sets a new password and ends all sessions. It also completes an unconfirmed sign-up: the link verifies the address, and
 * the password is its owner's.
 * @returns the address of the account
 * @throws HttpError
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: ResetPasswordRequest,
  origin: string,
): Promise<string> {
  const { database, now } = context;
  const link = await requireValidLink(database, token, linkPurposes.resetPassword, now());
  const { address, account_id } = link;
  const name = link.name ?? '';
  await rejectWeakPassword(newPassword, { name, email: address });
  const password = await hashPassword(newPassword);
  await inTransaction(context, async (transaction) => {
    const at = now();
    await consumeLink(transaction, link, at);
    const account =
      account_id === null
        ? await openAccount(transaction, { name, address, password }, at)
        : await accountById(transaction, account_id);
    if (account?.email !== address) throw invalidLink();
    await replacePassword(context, transaction, account, password, origin);
    // Wrong codes after the old password don't keep its owner out.
    await transaction
      .updateTable('staff_codes')
      .set({ failed_attempts: 0, locked_until: null })
      .where('account_id', '=', account.id)
      .execute();
    await consumeSignUpLinks(transaction, address, at);
  });
  return address;
}
