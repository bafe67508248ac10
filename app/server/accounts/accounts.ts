import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { AccountRow } from './table.ts';

export function accountByAddress(database: Database, address: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst();
}

export function accountById(database: Database, id: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

interface NewAccount {
  name: string;
  address: string;
  /** The password hash. */
  password: string;
}

/** Opens an account with a verified address; undefined when the address already has one. */
export async function openAccount(
  transaction: Transaction,
  { name, address, password }: NewAccount,
  now: Date,
): Promise<AccountRow | undefined> {
  const at = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const account = await transaction
    .insertInto('accounts')
    .values({ id: randomUUID(), name, email: address, email_verified: 1, two_factor_enabled: 0, ...at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!account) return undefined;
  await transaction
    .insertInto('account_credentials')
    .values({
      id: randomUUID(),
      account_id: account.id,
      provider: 'credential',
      provider_account: account.id,
      password,
      ...at,
    })
    .execute();
  await storeVerifiedAddress(transaction, account.id, address, now);
  return account;
}

/** Stores a verified address: bookings and orders under it belong to the account from now on. */
export async function storeVerifiedAddress(
  transaction: Transaction,
  accountId: string,
  address: string,
  now: Date,
): Promise<void> {
  const verification = { account_id: accountId, proved_at: now.toISOString() };
  await transaction
    .insertInto('account_addresses')
    .values({ address, ...verification })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(verification))
    .execute();
}

/** The addresses an account has verified, unless another account verified them later. */
export async function verifiedAddresses(database: Database, accountId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('account_addresses')
    .select('address')
    .where('account_id', '=', accountId)
    .orderBy('proved_at')
    .execute();
  return rows.map(({ address }) => address);
}

/** The password hash; null for an account without a password. */
export async function passwordOf(database: Database, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('account_credentials')
    .select('password')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function setPassword(database: Database, accountId: string, password: string, now: Date): Promise<void> {
  await database
    .updateTable('account_credentials')
    .set({ password, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('provider', '=', 'credential')
    .execute();
}

/** Ends all sessions of an account, and its logins of the desk. */
export async function endSessions(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('account_sessions').where('account_id', '=', accountId).execute();
  await database.deleteFrom('staff_sessions').where('account_id', '=', accountId).execute();
}

/** Whether one of the addresses is that of a member of the team. */
export async function isInTeam(
  database: Database,
  addresses: readonly string[],
  { adminEmails }: Pick<Settings, 'adminEmails'>,
): Promise<boolean> {
  if (adminEmails.some((email) => addresses.includes(email))) return true;
  const member = await database
    .selectFrom('staff')
    .select('id')
    .where('address', 'in', addresses)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/**
 * Refuses to delete a member's account or change its address: anyone with the mailbox could open it again without the second
 * factors.
 * @throws HttpError
 */
export async function requireOutsideTeam(database: Database, address: string, settings: Settings): Promise<void> {
  if (settings.adminUrl || !(await isInTeam(database, [address], settings))) return;
  throw new HttpError(
    409,
    'in-team',
    'This account belongs to the team, so nothing was changed. Its owner has to take it out of the team first.',
  );
}
