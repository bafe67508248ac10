import type { SignInRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import type { AccountRow } from '../db/schema.ts';
import { accountById, accountOf, addressOf, passwordOf, setPassword } from './accounts.ts';
import { pendingSignUp } from './links.ts';
import { hashPassword, isOutdated, isPassword } from './password/hash.ts';
import { notVerified, wrongLogin } from './problems.ts';
import { askMailbox } from './signUp.ts';

/** Somebody who is signed in from now on, and the cookies that say so. */
export interface SignedIn {
  account: AccountRow;
  cookies: readonly string[];
}

/** Hash of no password, to take the same time for an address that nobody has. */
const nobodys = '';

/**
 * Signs somebody in, with a session that is new. A login that fails costs two checks of a password, whether the address is
 * known, waits to be confirmed or is unknown.
 * @param headers of the browser, without cookies: nothing that it brought along lives on in the new session
 * @throws HttpError
 */
export async function signIn(
  context: Context,
  { email, password, rememberMe }: SignInRequest,
  headers: Headers,
  origin: string,
): Promise<SignedIn> {
  const { database, auth, now } = context;
  const address = addressOf(email);
  const account = await accountOf(database, address);
  if (!account) {
    await isPassword({ hash: nobodys, password });
    return refuse(context, address, password, origin);
  }
  const response = await auth.api.signInEmail({
    body: { email: address, password, rememberMe },
    headers,
    asResponse: true,
  });
  if (response.status === 401) return refuse(context, address, password, origin);
  const current = response.ok ? await accountById(database, account.id) : undefined;
  if (!current) throw new Error(`The library does not sign in: ${response.status}`);
  await renew(context, account.id, password, now());
  return { account: current, cookies: response.headers.getSetCookie() };
}

/**
 * Who comes with the password of an account that was asked for and not confirmed gets another mail. That holds for an
 * address that has an account too: otherwise signing up and logging in would tell which addresses do.
 */
async function refuse(context: Context, address: string, password: string, origin: string): Promise<never> {
  const pending = await pendingSignUp(context.database, address, context.now());
  const right = await isPassword({ hash: pending?.password ?? nobodys, password });
  if (!pending || !right) throw wrongLogin();
  await askMailbox(context, address, pending, origin);
  throw notVerified();
}

/** Hashes the password anew where the old hash is cheaper to guess than new ones are: only now is the password known. */
async function renew({ database }: Context, accountId: string, password: string, now: Date): Promise<void> {
  const hash = await passwordOf(database, accountId);
  if (hash !== null && isOutdated(hash)) await setPassword(database, accountId, await hashPassword(password), now);
}
