import { retention } from '../../src/domain/retention.ts';
import type { Context } from '../context.ts';
import type { AccountRow } from '../db/tables/accounts.ts';
import { accountDeletedText, confirmDeletionText } from '../emails/account.ts';
import { erasePersonalData } from '../personal-data/erasePersonalData.ts';
import { ownerHash } from '../saved-quote/owners.ts';
import { enqueueAccountEmail, isWithinEmailLimit } from './accountEmails.ts';
import { accountById, passwordOf, verifiedAddresses } from './accounts.ts';
import { tooManyEmails } from './changeEmail.ts';
import { consumeLink, createLink, linkPurposes, requireValidLink } from './emailLinks.ts';
import { invalidLink, wrongPassword } from './errors.ts';
import { isPassword } from './password/hash.ts';

/** What is deleted and what is kept, for the answer and the last e-mail. */
export const deletedMessage = `Your account is deleted, and with it your logins, your newsletter subscription, your messages, unpaid orders that have expired, and your name and address in past consultations. Consultations still to come, and orders that can still be paid, stay until they are over: the link in the e-mail about a consultation cancels it. Orders you paid for stay in our books for ${retention.paidOrders.years} years, as the law requires.`;

/**
 * Sends the link to delete an account. Needs the password, so that an open browser session isn't enough.
 * @throws HttpError
 */
export async function requestDeletion(
  { database, settings, now, wakeMailWorker }: Context,
  account: AccountRow,
  password: string,
  origin: string,
): Promise<void> {
  const hash = (await passwordOf(database, account.id)) ?? '';
  if (!(await isPassword({ hash, password }))) throw wrongPassword();
  const { email: address, id } = account;
  await database.transaction().execute(async (transaction) => {
    if (!(await isWithinEmailLimit(transaction, 'deletion', address, settings, now()))) throw tooManyEmails();
    const token = await createLink(transaction, { kind: 'deletion', address, account_id: id }, now());
    await enqueueAccountEmail(
      transaction,
      'deletion',
      address,
      confirmDeletionText(origin, token, settings),
      settings,
      now(),
    );
  });
  wakeMailWorker();
}

/** Deletes the account of a link. @returns its address @throws HttpError */
export async function deleteAccount(
  { database, settings, now, wakeMailWorker }: Context,
  token: string,
): Promise<string> {
  const link = await requireValidLink(database, token, linkPurposes.deleteAccount, now());
  await database.transaction().execute(async (transaction) => {
    await consumeLink(transaction, link, now());
    const account = await accountById(transaction, link.account_id ?? '');
    if (!account) throw invalidLink();
    const addresses = await verifiedAddresses(transaction, account.id);
    const owners = addresses.map((address) => ownerHash(address, settings));
    await transaction.deleteFrom('quote_owners').where('owner', 'in', owners).execute();
    await erasePersonalData(transaction, addresses, now());
    // Cascades to sessions, password, links and verified addresses.
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
    await enqueueAccountEmail(
      transaction,
      'news',
      account.email,
      accountDeletedText(deletedMessage, settings),
      settings,
      now(),
    );
  });
  wakeMailWorker();
  return link.address;
}
