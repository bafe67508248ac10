import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AccountLinkRow, LinkPurpose, Schema } from '../db/schema.ts';

const hour = 3_600_000;

/** Milliseconds for which a link works. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  'sign-up': 24 * hour,
  reset: hour,
  agree: 24 * hour,
  'new-address': 24 * hour,
  deletion: hour,
};

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

type NewLink = Pick<AccountLinkRow, 'kind' | 'address'> &
  Partial<Pick<AccountLinkRow, 'account_id' | 'name' | 'password' | 'new_address'>>;

/** Makes a link for a mail. @returns its token, for the mail alone */
export async function newLink(transaction: Transaction<Schema>, link: NewLink, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row: AccountLinkRow = {
    account_id: null,
    name: null,
    password: null,
    new_address: null,
    ...link,
    id: digest(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + linkLife[link.kind]).toISOString(),
  };
  await transaction.insertInto('account_links').values(row).execute();
  return token;
}

/** Writes as much for an address that gets no link as for one that does; what is written opens nothing. */
export async function takeAsLong(transaction: Transaction<Schema>, address: string, now: Date): Promise<void> {
  await newLink(transaction, { kind: 'reset', address }, now);
}

/** The link of a token, as long as it works. */
export function linkIn(
  database: Kysely<Schema>,
  token: string,
  kinds: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLinkRow | undefined> {
  return database
    .selectFrom('account_links')
    .selectAll()
    .where('id', '=', digest(token))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses a link up, for what the transaction does: of several at once, one gets it. */
export async function consume(
  transaction: Transaction<Schema>,
  { id }: Pick<AccountLinkRow, 'id'>,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The last wish for an account at an address that was not confirmed yet. */
export function pendingSignUp(
  database: Kysely<Schema>,
  address: string,
  now: Date,
): Promise<AccountLinkRow | undefined> {
  return database
    .selectFrom('account_links')
    .selectAll()
    .where('address', '=', address)
    .where('kind', '=', 'sign-up')
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Takes back the links of some kinds that went to an address. */
export async function withdraw(
  transaction: Transaction<Schema>,
  address: string,
  kinds: readonly LinkPurpose[],
): Promise<void> {
  await transaction.deleteFrom('account_links').where('address', '=', address).where('kind', 'in', kinds).execute();
}

export async function forgetExpiredLinks(database: Kysely<Schema>, now: Date): Promise<void> {
  await database.deleteFrom('account_links').where('expires_at', '<=', now.toISOString()).execute();
}
