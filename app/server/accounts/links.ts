import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retention } from '../../src/domain/retention.ts';
import type { AccountLinkRow, LinkPurpose, Schema } from '../db/schema.ts';
import { deadLink, usedLink } from './problems.ts';

const hour = 3_600_000;

/** Milliseconds for which a link works. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  'sign-up': 24 * hour,
  reset: hour,
  agree: 24 * hour,
  'new-address': 24 * hour,
  deletion: hour,
};

/** Which links lead to which page. */
export const linkKinds = {
  verifyEmail: ['sign-up', 'agree', 'new-address'],
  resetPassword: ['reset'],
  deleteAccount: ['deletion'],
} as const satisfies Record<string, readonly LinkPurpose[]>;

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
function linkIn(
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

/** Why a link does not work. Whoever has its token has the mail, so nobody else learns it. */
export type DeadLink = 'dead' | `used-${LinkPurpose}`;

/** Why a link does not work, without changing anything; null as long as it does. */
export async function deadLinkState(
  database: Kysely<Schema>,
  token: string,
  kinds: readonly LinkPurpose[],
  now: Date,
): Promise<DeadLink | null> {
  if (await linkIn(database, token, kinds, now)) return null;
  const used = await database
    .selectFrom('account_used_links')
    .select('kind')
    .where('id', '=', digest(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return used ? `used-${used.kind}` : 'dead';
}

/** The link of a token. @throws HttpError that tells a link that was used from one that never worked or has expired */
export async function workingLink(
  database: Kysely<Schema>,
  token: string,
  kinds: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLinkRow> {
  const link = await linkIn(database, token, kinds, now);
  if (link) return link;
  const state = await deadLinkState(database, token, kinds, now);
  throw state === null || state === 'dead' ? deadLink() : usedLink(state);
}

/**
 * Uses a link up, for what the transaction does: of several at once, one gets it.
 * @throws HttpError for the others
 */
export async function consume(
  transaction: Transaction<Schema>,
  { id, kind }: Pick<AccountLinkRow, 'id' | 'kind'>,
  now: Date,
): Promise<void> {
  const used = await transaction
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  if (!used) throw usedLink(`used-${kind}`);
  await noteUsed(transaction, [id], kind, now);
}

async function noteUsed(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  kind: LinkPurpose,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const used_at = now.toISOString();
  await transaction
    .insertInto('account_used_links')
    .values(ids.map((id) => ({ id, kind, used_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
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

/** Uses up every other link that would open an account at an address: the account is open. */
export async function useUpSignUps(transaction: Transaction<Schema>, address: string, now: Date): Promise<void> {
  const links = await transaction
    .deleteFrom('account_links')
    .where('address', '=', address)
    .where('kind', '=', 'sign-up')
    .returning('id')
    .execute();
  const ids = links.map(({ id }) => id);
  await noteUsed(transaction, ids, 'sign-up', now);
}

/** Takes back the links of some kinds that went to an address. */
export async function withdraw(
  transaction: Transaction<Schema>,
  address: string,
  kinds: readonly LinkPurpose[],
): Promise<void> {
  await transaction.deleteFrom('account_links').where('address', '=', address).where('kind', 'in', kinds).execute();
}

export async function deleteExpiredLinks(database: Kysely<Schema>, now: Date): Promise<void> {
  await database.deleteFrom('account_links').where('expires_at', '<=', now.toISOString()).execute();
  const day = 24 * hour;
  const tooOld = new Date(now.getTime() - retention.mails.days * day).toISOString();
  await database.deleteFrom('account_used_links').where('used_at', '<', tooOld).execute();
}
