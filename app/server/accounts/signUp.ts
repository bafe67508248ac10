import type { SignUpRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { confirmSignUpText, existingAccountText } from '../emails/account.ts';
import { accountOf, addressOf } from './accounts.ts';
import { newLink, pendingSignUp, takeAsLong } from './links.ts';
import { mayWrite, write } from './mails.ts';
import { hashPassword } from './password/hash.ts';
import { refuseWeak } from './password/refuse.ts';

/**
 * Asks whoever has the mailbox whether the account is theirs. There is no account before they say so, and what happens is
 * to be seen in the mailbox alone: for an address that has an account the same is done and answered.
 * @param origin of this site, for the link in the mail
 * @throws HttpError when the password is refused
 */
export async function signUp(
  context: Context,
  { name, email, password }: SignUpRequest,
  origin: string,
): Promise<void> {
  await refuseWeak(password, { name, email });
  const hash = await hashPassword(password);
  await askMailbox(context, addressOf(email), { name, password: hash }, origin);
}

/**
 * Sends another mail to an address that waits for its first one, or has an account already; none to any other. The new
 * link opens the account that was asked for last.
 */
export async function sendAgain(context: Context, email: string, origin: string): Promise<void> {
  const { database, now } = context;
  const address = addressOf(email);
  const pending = await pendingSignUp(database, address, now());
  await askMailbox(context, address, pending, origin);
}

/**
 * Writes to an address for which somebody wants an account. Where there is one already, the wish is stored as well, with
 * a link that nobody gets: who comes back with the password that was chosen is answered alike.
 * @param wanted the account to open; without it only somebody who has one hears of it
 */
export async function askMailbox(
  { database, settings, now, wakeMailWorker }: Context,
  address: string,
  wanted: { name: string | null; password: string | null } | undefined,
  origin: string,
): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    if (!(await mayWrite(transaction, 'sign-up', address, settings, at))) return;
    const account = await accountOf(transaction, address);
    const token = wanted && (await newLink(transaction, signUpLink(address, wanted), at));
    if (account) await write(transaction, 'sign-up', address, existingAccountText(origin, settings), settings, at);
    else if (token)
      await write(transaction, 'sign-up', address, confirmSignUpText(origin, token, settings), settings, at);
    if (!token) await takeAsLong(transaction, address, at);
  });
  wakeMailWorker();
}

const signUpLink = (address: string, { name, password }: { name: string | null; password: string | null }) =>
  ({ kind: 'sign-up', address, name, password }) as const;
