import { randomUUID } from 'node:crypto';
import type { FirstOwner } from '../../src/domain/contract/staff/login.ts';
import { accountByAddress, openAccount, passwordOf } from '../accounts/accounts.ts';
import { wrongCredentials } from '../accounts/errors.ts';
import { hashPassword, isPassword } from '../accounts/password/hash.ts';
import { rejectWeakPassword } from '../accounts/password/rejectWeak.ts';
import type { Context } from '../platform/context.ts';
import { isSignedUntil, signUntil } from '../platform/crypto/hmac.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';

const purpose = 'first-owner';
/** How long a link works, in milliseconds. */
const validFor = 3_600_000;

const spent = () =>
  new HttpError(
    403,
    'NOT_ALLOWED',
    'This link worked once, or for an hour. If nobody owns this desk yet, restart the site: it prints another one. Otherwise ask an owner for an invitation.',
  );

async function hasOwner(database: Database): Promise<boolean> {
  const owner = await database.selectFrom('staff').select('id').where('role', '=', 'owner').limit(1).executeTakeFirst();
  return owner !== undefined;
}

/**
 * The token of a link that makes its holder the owner of the desk, for the terminal of who starts the site. It works for an
 * hour, and until there is an owner.
 * @returns null when the desk has an owner, by the team or by ADMIN_EMAILS
 */
export async function firstOwnerToken({ database, settings, now }: Context): Promise<string | null> {
  if (settings.adminEmails.length > 0 || settings.adminUrl || (await hasOwner(database))) return null;
  return signUntil(purpose, now().getTime() + validFor, settings.secret);
}

/**
 * Makes the holder of the link the owner, with a new account, or with their own one and its password.
 * @throws HttpError
 */
export async function becomeFirstOwner(context: Context, request: FirstOwner): Promise<void> {
  const { database, settings, now } = context;
  const { token, name, email: address, password } = request;
  if (!isSignedUntil(purpose, token, now(), settings.secret) || settings.adminEmails.length > 0) throw spent();
  const account = await accountByAddress(database, address);
  if (account) {
    const hash = (await passwordOf(database, account.id)) ?? '';
    if (!(await isPassword({ hash, password }))) throw wrongCredentials();
  } else await rejectWeakPassword(password, { name, email: address });
  const hash = account ? '' : await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'team');
    if (await hasOwner(transaction)) throw spent();
    const isOpen = account || (await openAccount(transaction, { name, address, password: hash }, now()));
    // Somebody else has opened it since.
    if (!isOpen) throw wrongCredentials();
    const at = now().toISOString();
    const owner = { role: 'owner', updated_at: at } as const;
    await transaction
      .insertInto('staff')
      .values({ id: randomUUID(), address, created_at: at, ...owner })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(owner))
      .execute();
  });
}
