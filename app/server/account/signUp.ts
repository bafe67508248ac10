import type { SignUpRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { confirmSignUpText, existingAccountText } from '../emails/account.ts';
import { enqueueAccountEmail, isWithinEmailLimit } from './accountEmails.ts';
import { accountByAddress, normalizeAddress } from './accounts.ts';
import { createDummyLink, createLink, pendingSignUp } from './emailLinks.ts';
import { hashPassword } from './password/hash.ts';
import { rejectWeakPassword } from './password/rejectWeak.ts';

/**
 * Sends the verification e-mail; the account is opened once it is confirmed. An address that already has an account gets the
 * same answer, so that no one can find out who does.
 * @param origin the site's origin, for the link in the e-mail
 * @throws HttpError when the password is rejected
 */
export async function signUp(
  context: Context,
  { name, email, password }: SignUpRequest,
  origin: string,
): Promise<void> {
  await rejectWeakPassword(password, { name, email });
  const hash = await hashPassword(password);
  await sendVerificationEmail(context, normalizeAddress(email), { name, password: hash }, origin);
}

/** Resends the verification e-mail of the latest sign-up of an address. Does nothing for other addresses. */
export async function resendVerificationEmail(context: Context, email: string, origin: string): Promise<void> {
  const { database, now } = context;
  const address = normalizeAddress(email);
  const pending = await pendingSignUp(database, address, now());
  await sendVerificationEmail(context, address, pending, origin);
}

/**
 * Sends the verification e-mail, or tells the owner of an existing account. The sign-up is stored in both cases, so that a
 * later login with its password gets the same answer.
 * @param wanted the account to open; without it, only the owner of an existing account gets an e-mail
 */
export async function sendVerificationEmail(
  { database, settings, now, wakeMailWorker }: Context,
  address: string,
  wanted: { name: string | null; password: string | null } | undefined,
  origin: string,
): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    if (!(await isWithinEmailLimit(transaction, 'sign-up', address, settings, at))) return;
    const account = await accountByAddress(transaction, address);
    const token = wanted && (await createLink(transaction, signUpLink(address, wanted), at));
    if (account)
      await enqueueAccountEmail(transaction, 'sign-up', address, existingAccountText(origin, settings), settings, at);
    else if (token)
      await enqueueAccountEmail(
        transaction,
        'sign-up',
        address,
        confirmSignUpText(origin, token, settings),
        settings,
        at,
      );
    if (!token) await createDummyLink(transaction, address, at);
  });
  wakeMailWorker();
}

const signUpLink = (address: string, { name, password }: { name: string | null; password: string | null }) =>
  ({ kind: 'sign-up', address, name, password }) as const;
