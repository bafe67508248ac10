import type { SignUpRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import type { Requester } from '../platform/limits/dailyLimit.ts';
import { enqueueAccountEmail, isWithinEmailLimit, tooManyEmails } from './accountEmails.ts';
import { accountByAddress } from './accounts.ts';
import { createDummyLink, createLink, pendingSignUp } from './emailLinks.ts';
import { confirmSignUpText, existingAccountText } from './emails.ts';
import { hashPassword } from './password/hash.ts';
import { rejectWeakPassword } from './password/rejectWeak.ts';

/**
 * Sends the verification e-mail; the account is opened once it is confirmed. An address that already has an account gets the
 * same answer, so that no one can find out who does.
 * @param origin the site's origin, for the link in the e-mail
 * @throws HttpError when the password is rejected, or too many e-mails were sent
 */
export async function signUp(
  context: Context,
  { name, email, password }: SignUpRequest,
  requester: Requester,
  origin: string,
): Promise<void> {
  await rejectWeakPassword(password, { name, email });
  const hash = await hashPassword(password);
  const wanted = { name, password: hash };
  if (!(await sendVerificationEmail(context, email, wanted, requester, origin))) throw tooManyEmails();
}

/**
 * Resends the verification e-mail of the latest sign-up of an address. Sends nothing to other addresses.
 * @throws HttpError when too many e-mails were sent
 */
export async function resendVerificationEmail(
  context: Context,
  email: string,
  requester: Requester,
  origin: string,
): Promise<void> {
  const { database, now } = context;
  const pending = await pendingSignUp(database, email, now());
  if (!(await sendVerificationEmail(context, email, pending, requester, origin))) throw tooManyEmails();
}

/**
 * Sends the verification e-mail, or tells the owner of an existing account. The sign-up is stored in both cases, so that a
 * later login with its password gets the same answer.
 * @param wanted the account to open; without it, only the owner of an existing account gets an e-mail
 * @returns false when nothing was sent, because too many e-mails were
 */
export async function sendVerificationEmail(
  context: Context,
  address: string,
  wanted: { name: string | null; password: string | null } | undefined,
  requester: Requester,
  origin: string,
): Promise<boolean> {
  const { settings, now } = context;
  return inTransaction(context, async (transaction) => {
    if (!(await isWithinEmailLimit(context, transaction, 'sign-up', address, requester))) return false;
    const account = await accountByAddress(transaction, address);
    const token = wanted && (await createLink(transaction, signUpLink(address, wanted), now()));
    const text = account ? existingAccountText(origin, settings) : token && confirmSignUpText(origin, token, settings);
    if (text) await enqueueAccountEmail(context, transaction, 'sign-up', address, text);
    if (!token) await createDummyLink(transaction, address, now());
    return true;
  });
}

const signUpLink = (address: string, { name, password }: { name: string | null; password: string | null }) =>
  ({ kind: 'sign-up', address, name, password }) as const;
