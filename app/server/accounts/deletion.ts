import type { Transaction } from 'kysely';
import type { AccountRow, Schema } from '../db/schema.ts';
import { keeperOf } from '../quotes/keepers.ts';
import { accountById, passwordOf, provedAddresses } from './accounts.ts';
import { enough } from './changeEmail.ts';
import { isUnder } from './holdings.ts';
import { deletedWords, deletionWords } from './letters.ts';
import { consume, linkIn, newLink } from './links.ts';
import { mayWrite, write } from './mails.ts';
import { isPassword } from './password/hash.ts';
import { deadLink, wrongPassword } from './problems.ts';
import type { Registry } from './registry.ts';

/** What becomes of what we hold, for the answer and for the last letter. */
export const deletedMessage =
  'Your account is deleted, and with it where you were signed in, your newsletter, your messages, and your name and address in consultations that are over. Consultations still to come stay booked: the link in their mail cancels them. Orders stay in our books for as long as the law asks, without an account.';

/**
 * Sends a link to delete an account to its owner, who also has to know the password: who found a browser that is signed in
 * deletes nothing.
 * @throws HttpError
 */
export async function askForDeletion(
  { database, settings, now, mailWaits }: Registry,
  account: AccountRow,
  password: string,
  origin: string,
): Promise<void> {
  const hash = (await passwordOf(database, account.id)) ?? '';
  if (!(await isPassword({ hash, password }))) throw wrongPassword();
  const { email: address, id } = account;
  await database.transaction().execute(async (transaction) => {
    if (!(await mayWrite(transaction, 'deletion', address, settings, now()))) throw enough();
    const token = await newLink(transaction, { kind: 'deletion', address, account_id: id }, now());
    await write(transaction, 'deletion', address, deletionWords(origin, token, settings), settings, now());
  });
  mailWaits();
}

/** Deletes the account whose link this is. @throws HttpError */
export async function deleteAccount({ database, settings, now, mailWaits }: Registry, token: string): Promise<void> {
  const link = await linkIn(database, token, ['deletion'], now());
  if (!link) throw deadLink();
  await database.transaction().execute(async (transaction) => {
    if (!(await consume(transaction, link, now()))) throw deadLink();
    const account = await accountById(transaction, link.account_id ?? '');
    if (!account) throw deadLink();
    const addresses = await provedAddresses(transaction, account.id);
    const keepers = addresses.map((address) => keeperOf(address, settings));
    await transaction.deleteFrom('quote_keepers').where('keeper', 'in', keepers).execute();
    await forget(transaction, addresses, now());
    // Sessions, password, links and proofs go with it.
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
    await write(transaction, 'news', account.email, deletedWords(deletedMessage, settings), settings, now());
  });
  mailWaits();
}

/** Removes what was kept under addresses and what neither the law nor an appointment to come needs. */
async function forget(transaction: Transaction<Schema>, addresses: readonly string[], now: Date): Promise<void> {
  const mine = isUnder(addresses);
  await transaction
    .updateTable('bookings')
    .set({ name: '', email: '', fingerprint: '', updated_at: now.toISOString() })
    .where(mine)
    .where((where) => where.or([where('status', '=', 'cancelled'), where('ends_at', '<=', now.toISOString())]))
    .execute();
  await transaction.deleteFrom('messages').where(mine).execute();
  await transaction.deleteFrom('subscribers').where('address', 'in', addresses).execute();
  await transaction.deleteFrom('account_links').where('address', 'in', addresses).execute();
  await transaction
    .deleteFrom('outbox')
    .where(({ fn }) => fn('lower', ['recipient']), 'in', addresses)
    .where('status', '!=', 'waiting')
    .execute();
}
