import { createHash, randomBytes } from 'node:crypto';
import { hour } from '../../src/domain/durations.ts';
import { retention } from '../../src/domain/retention.ts';
import { after } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { invalidLink, usedLink } from './errors.ts';
import type { AccountLinkRow, LinkPurpose } from './table.ts';

/** How long a link works, in milliseconds. */
export const linkLifetime: Readonly<Record<LinkPurpose, number>> = {
  'sign-up': 24 * hour,
  reset: hour,
  agree: 24 * hour,
  'new-address': 24 * hour,
  deletion: hour,
};

/** The link purposes of each page. */
export const linkPurposes = {
  verifyEmail: ['sign-up', 'agree', 'new-address'],
  resetPassword: ['reset'],
  deleteAccount: ['deletion'],
} as const satisfies Record<string, readonly LinkPurpose[]>;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

type NewLink = Pick<AccountLinkRow, 'kind' | 'address'> &
  Partial<Pick<AccountLinkRow, 'account_id' | 'name' | 'password' | 'new_address'>>;

/** Creates a link for an e-mail. @returns its token, which isn't stored */
export async function createLink(transaction: Transaction, link: NewLink, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row: AccountLinkRow = {
    account_id: null,
    name: null,
    password: null,
    new_address: null,
    ...link,
    id: digest(token),
    created_at: now.toISOString(),
    expires_at: after(now, linkLifetime[link.kind]),
  };
  await transaction.insertInto('account_links').values(row).execute();
  return token;
}

/** For an address that gets no link: does the same work, so that timing doesn't reveal who has an account. */
export async function createDummyLink(transaction: Transaction, address: string, now: Date): Promise<void> {
  await createLink(transaction, { kind: 'reset', address }, now);
}

/** The link of a token, unless it has expired. */
function linkIn(
  database: Database,
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

/** Why a link doesn't work. Only the recipient of the e-mail has the token. */
export type InvalidLinkReason = 'dead' | `used-${LinkPurpose}`;

/** Why a link doesn't work; null when it does. */
export async function invalidLinkReason(
  database: Database,
  token: string,
  kinds: readonly LinkPurpose[],
  now: Date,
): Promise<InvalidLinkReason | null> {
  if (await linkIn(database, token, kinds, now)) return null;
  const used = await database
    .selectFrom('account_used_links')
    .select('kind')
    .where('id', '=', digest(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return used ? `used-${used.kind}` : 'dead';
}

/** The link of a token. @throws HttpError for a used, expired or unknown link */
export async function requireValidLink(
  database: Database,
  token: string,
  kinds: readonly LinkPurpose[],
  now: Date,
): Promise<AccountLinkRow> {
  const link = await linkIn(database, token, kinds, now);
  if (link) return link;
  const state = await invalidLinkReason(database, token, kinds, now);
  throw state === null || state === 'dead' ? invalidLink() : usedLink(state);
}

/**
 * Marks a link as used, in the transaction of what it does.
 * @throws HttpError when a concurrent request has used it
 */
export async function consumeLink(
  transaction: Transaction,
  { id, kind }: Pick<AccountLinkRow, 'id' | 'kind'>,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirstOrThrow(() => usedLink(`used-${kind}`));
  await noteUsed(transaction, [id], kind, now);
}

async function noteUsed(transaction: Transaction, ids: readonly string[], kind: LinkPurpose, now: Date): Promise<void> {
  if (ids.length === 0) return;
  const used_at = now.toISOString();
  await transaction
    .insertInto('account_used_links')
    .values(ids.map((id) => ({ id, kind, used_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The latest unconfirmed sign-up of an address. */
export function pendingSignUp(database: Database, address: string, now: Date): Promise<AccountLinkRow | undefined> {
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

/** Marks all sign-up links of an address as used, once its account is open. */
export async function consumeSignUpLinks(transaction: Transaction, address: string, now: Date): Promise<void> {
  const links = await transaction
    .deleteFrom('account_links')
    .where('address', '=', address)
    .where('kind', '=', 'sign-up')
    .returning('id')
    .execute();
  const ids = links.map(({ id }) => id);
  await noteUsed(transaction, ids, 'sign-up', now);
}

/** Deletes the links of the given kinds that were sent to an address. */
export async function revokeLinks(
  transaction: Transaction,
  address: string,
  kinds: readonly LinkPurpose[],
): Promise<void> {
  await transaction.deleteFrom('account_links').where('address', '=', address).where('kind', 'in', kinds).execute();
}

export async function deleteExpiredLinks(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('account_links').where('expires_at', '<=', now.toISOString()).execute();
  const day = 24 * hour;
  const tooOld = after(now, -retention.mails.days * day);
  await database.deleteFrom('account_used_links').where('used_at', '<', tooOld).execute();
}
