import { retention } from '../../src/domain/retention.ts';
import type { Context } from '../context.ts';
import type { AccountRow } from '../db/schema.ts';
import { accountDeletedText, confirmDeletionText } from '../emails/account.ts';
import { erase } from '../retention/erase.ts';
import { ownerHash } from '../saved-quote/owners.ts';
import { accountById, passwordOf, provedAddresses } from './accounts.ts';
import { enough } from './changeEmail.ts';
import { consume, linkKinds, newLink, workingLink } from './links.ts';
import { mayWrite, write } from './mails.ts';
import { isPassword } from './password/hash.ts';
import { deadLink, wrongPassword } from './problems.ts';

/** What is deleted and what stays, for the answer and for the last e-mail. */
export const deletedMessage = `Your account is deleted, and with it your logins, your newsletter subscription, your messages, unpaid orders that have expired, and your name and address in past consultations. Consultations still to come, and orders that can still be paid, stay until they are over: the link in the e-mail about a consultation cancels it. Orders you paid for stay in our books for ${retention.paidOrders.years} years, as the law requires.`;

/**
 * Sends a link to delete an account to its owner, who also has to know the password: who found a browser that is signed in
 * deletes nothing.
 * @throws HttpError
 */
export async function askForDeletion(
  { database, settings, now, wakeMailWorker }: Context,
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
    await write(transaction, 'deletion', address, confirmDeletionText(origin, token, settings), settings, now());
  });
  wakeMailWorker();
}

/** Deletes the account whose link this is, and answers its address. @throws HttpError */
export async function deleteAccount(
  { database, settings, now, wakeMailWorker }: Context,
  token: string,
): Promise<string> {
  const link = await workingLink(database, token, linkKinds.deleteAccount, now());
  await database.transaction().execute(async (transaction) => {
    await consume(transaction, link, now());
    const account = await accountById(transaction, link.account_id ?? '');
    if (!account) throw deadLink();
    const addresses = await provedAddresses(transaction, account.id);
    const keepers = addresses.map((address) => ownerHash(address, settings));
    await transaction.deleteFrom('quote_keepers').where('keeper', 'in', keepers).execute();
    await erase(transaction, addresses, now());
    // Sessions, password, links and proofs go with it.
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
    await write(transaction, 'news', account.email, accountDeletedText(deletedMessage, settings), settings, now());
  });
  wakeMailWorker();
  return link.address;
}
