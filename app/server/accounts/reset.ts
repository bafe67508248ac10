import type { ResetPasswordRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import { passwordChangedText, resetPasswordText } from '../emails/account.ts';
import { accountById, accountOf, addressOf, endSessions, openAccount, setPassword } from './accounts.ts';
import {
  consume,
  linkKinds,
  newLink,
  pendingSignUp,
  takeAsLong,
  useUpSignUps,
  withdraw,
  workingLink,
} from './links.ts';
import { mayWrite, write } from './mails.ts';
import { hashPassword } from './password/hash.ts';
import { refuseWeak } from './password/refuse.ts';
import { deadLink } from './problems.ts';

/**
 * Sends a link to set a new password to an address that has an account, or waits for one. Nobody but the mailbox learns
 * which addresses do.
 */
export async function askForReset(context: Context, email: string, origin: string): Promise<void> {
  const { database, settings, now, wakeMailWorker } = context;
  const address = addressOf(email);
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, address);
    const pending = await pendingSignUp(transaction, address, at);
    const allowed = await mayWrite(transaction, 'reset', address, settings, at);
    const name = account?.name ?? pending?.name;
    if (!allowed) return;
    if (name === undefined) return takeAsLong(transaction, address, at);
    const link = { kind: 'reset', address, account_id: account?.id ?? null, name } as const;
    const token = await newLink(transaction, link, at);
    await write(transaction, 'reset', address, resetPasswordText(origin, token, settings), settings, at);
  });
  wakeMailWorker();
}

/**
 * Sets a new password for whoever has the mailbox, and signs everybody out. An account that waited to be confirmed is
 * opened by it: the mailbox is proved, and the password is its owner's.
 * @returns the address of the account
 * @throws HttpError
 */
export async function reset(
  { database, settings, now, wakeMailWorker }: Context,
  { token, newPassword }: ResetPasswordRequest,
  origin: string,
): Promise<string> {
  const link = await workingLink(database, token, linkKinds.resetPassword, now());
  const { address, account_id } = link;
  const name = link.name ?? '';
  await refuseWeak(newPassword, { name, email: address });
  const password = await hashPassword(newPassword);
  await database.transaction().execute(async (transaction) => {
    const at = now();
    await consume(transaction, link, at);
    const account =
      account_id === null
        ? await openAccount(transaction, { name, address, password }, at)
        : await accountById(transaction, account_id);
    if (account?.email !== address) throw deadLink();
    await setPassword(transaction, account.id, password, at);
    await endSessions(transaction, account.id);
    await useUpSignUps(transaction, address, at);
    await withdraw(transaction, address, ['reset', 'agree', 'deletion']);
    await write(transaction, 'news', address, passwordChangedText(origin, settings), settings, at);
  });
  wakeMailWorker();
  return address;
}
