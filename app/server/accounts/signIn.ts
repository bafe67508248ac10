import type { SignInRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import type { Requester } from '../platform/limits/dailyLimit.ts';
import { accountByAddress, accountById, passwordOf, setPassword } from './accounts.ts';
import { pendingSignUp } from './emailLinks.ts';
import { emailNotVerified, wrongCredentials } from './errors.ts';
import { hashPassword, isOutdated, isPassword } from './password/hash.ts';
import { sendVerificationEmail } from './signUp.ts';
import type { AccountRow } from './table.ts';

interface SignInResult {
  account: AccountRow;
  cookies: readonly string[];
}

/** A hash that matches no password: checking it takes the same time for an unknown address. */
const noHash = '';

/**
 * Logs in with a new session. A failed login takes two password checks, whether the address has an account, an unconfirmed
 * sign-up or neither.
 * @param headers the browser's headers without cookies, against session fixation
 * @throws HttpError
 */
export async function signIn(
  context: Context,
  { email: address, password, rememberMe }: SignInRequest,
  headers: Headers,
  requester: Requester,
  origin: string,
): Promise<SignInResult> {
  const { database, auth, now } = context;
  const account = await accountByAddress(database, address);
  if (!account) {
    await isPassword({ hash: noHash, password });
    return rejectLogin(context, address, password, requester, origin);
  }
  const response = await auth.api.signInEmail({
    body: { email: address, password, rememberMe },
    headers,
    asResponse: true,
  });
  if (response.status === 401) return rejectLogin(context, address, password, requester, origin);
  const current = response.ok ? await accountById(database, account.id) : undefined;
  if (!current) throw new Error(`The auth library did not sign in: ${response.status}`);
  await rehash(context, account.id, password, now());
  return { account: current, cookies: response.headers.getSetCookie() };
}

/**
 * Resends the verification e-mail to someone who logs in with the password of an unconfirmed sign-up; also for an address
 * that has an account, or logging in would reveal which addresses do.
 */
async function rejectLogin(
  context: Context,
  address: string,
  password: string,
  requester: Requester,
  origin: string,
): Promise<never> {
  const pending = await pendingSignUp(context.database, address, context.now());
  const isCorrect = await isPassword({ hash: pending?.password ?? noHash, password });
  if (!pending || !isCorrect) throw wrongCredentials();
  await sendVerificationEmail(context, address, pending, requester, origin);
  throw emailNotVerified();
}

/** Updates a hash with outdated cost parameters, now that the password is known. */
async function rehash({ database }: Context, accountId: string, password: string, now: Date): Promise<void> {
  const hash = await passwordOf(database, accountId);
  if (hash !== null && isOutdated(hash)) await setPassword(database, accountId, await hashPassword(password), now);
}
