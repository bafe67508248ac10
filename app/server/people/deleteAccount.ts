import { enqueueAccountEmail, isWithinEmailLimit, tooManyEmails } from '../accounts/accountEmails.ts';
import { accountById, passwordOf, requireOutsideTeam } from '../accounts/accounts.ts';
import { consumeLink, createLink, linkPurposes, requireValidLink } from '../accounts/emailLinks.ts';
import { confirmDeletionText } from '../accounts/emails.ts';
import { invalidLink, wrongPassword } from '../accounts/errors.ts';
import { isPassword } from '../accounts/password/hash.ts';
import type { AccountRow } from '../accounts/table.ts';
import type { Context } from '../platform/context.ts';
import { eraseTraces } from './eraseTraces.ts';
import { erasePerson, ownerOf } from './person.ts';

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
  await requireOutsideTeam(database, address, settings);
  await database.transaction().execute(async (transaction) => {
    if (!(await isWithinEmailLimit(transaction, 'deletion', address, { key: id, isKnown: true }, settings, now())))
      throw tooManyEmails();
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
export async function deleteAccount(context: Context, token: string): Promise<string> {
  const { database, settings, now, wakeMailWorker } = context;
  const link = await requireValidLink(database, token, linkPurposes.deleteAccount, now());
  await database.transaction().execute(async (transaction) => {
    await consumeLink(transaction, link, now());
    const account = await accountById(transaction, link.account_id ?? '');
    if (!account) throw invalidLink();
    await requireOutsideTeam(transaction, account.email, settings);
    await erasePerson(transaction, await ownerOf(transaction, account), settings, now());
  });
  await eraseTraces(context);
  wakeMailWorker();
  return link.address;
}
