import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AccountRow, Schema } from '../db/schema.ts';

/** The same address, however it is written. */
export const addressOf = (email: string) => email.trim().toLowerCase();

export function accountOf(database: Kysely<Schema>, address: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst();
}

export function accountById(database: Kysely<Schema>, id: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

interface NewAccount {
  name: string;
  address: string;
  /** The hash of the password. */
  password: string;
}

/** Opens an account whose owner has proved the address; nothing when the address has one. */
export async function openAccount(
  transaction: Transaction<Schema>,
  { name, address, password }: NewAccount,
  now: Date,
): Promise<AccountRow | undefined> {
  const at = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const account = await transaction
    .insertInto('accounts')
    .values({ id: randomUUID(), name, email: address, email_verified: 1, image: null, ...at })
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
      access_token: null,
      refresh_token: null,
      id_token: null,
      access_token_expires_at: null,
      refresh_token_expires_at: null,
      scope: null,
      password,
      ...at,
    })
    .execute();
  await prove(transaction, account.id, address, now);
  return account;
}

/** Writes down that an account has proved an address: what was done under it is the account's from now on. */
export async function prove(
  transaction: Transaction<Schema>,
  accountId: string,
  address: string,
  now: Date,
): Promise<void> {
  const proof = { account_id: accountId, proved_at: now.toISOString() };
  await transaction
    .insertInto('account_addresses')
    .values({ address, ...proof })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(proof))
    .execute();
}

/** Every address that an account has proved, unless somebody else proved it later. */
export async function provedAddresses(database: Kysely<Schema>, accountId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('account_addresses')
    .select('address')
    .where('account_id', '=', accountId)
    .orderBy('proved_at')
    .execute();
  return rows.map(({ address }) => address);
}

/** The hash of the password; null for an account that has none. */
export async function passwordOf(database: Kysely<Schema>, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('account_credentials')
    .select('password')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function setPassword(
  database: Kysely<Schema>,
  accountId: string,
  password: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('account_credentials')
    .set({ password, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('provider', '=', 'credential')
    .execute();
}

/** Signs an account out everywhere. */
export async function endSessions(database: Kysely<Schema>, accountId: string): Promise<void> {
  await database.deleteFrom('account_sessions').where('account_id', '=', accountId).execute();
}
