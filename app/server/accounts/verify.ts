import type { Transaction } from 'kysely';
import type { Verified, VerifyEmailRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../context.ts';
import type { AccountLinkRow, Schema } from '../db/schema.ts';
import { addressChangedText, addressInUseText, confirmNewAddressText } from '../emails/account.ts';
import { HttpError } from '../http/httpError.ts';
import { accountById, accountOf, openAccount, prove } from './accounts.ts';
import { consume, linkKinds, newLink, useUpSignUps, withdraw, workingLink } from './links.ts';
import { mayWrite, write } from './mails.ts';
import { isPassword } from './password/hash.ts';
import { deadLink } from './problems.ts';

/** What a link in a mail came to, for the account of which address, and whether that is ready to be signed in to. */
export type Outcome = Omit<Verified, 'user'> & { address: string; signIn?: string };

/**
 * Does what a link in a mail is for, once.
 * @param origin of this site, for the link in the next mail
 * @throws HttpError
 */
export async function verify(context: Context, request: VerifyEmailRequest, origin: string): Promise<Outcome> {
  const { database, now } = context;
  const link = await workingLink(database, request.token, linkKinds.verifyEmail, now());
  if (link.kind === 'sign-up') return opened(context, link, request.password);
  return link.kind === 'agree' ? agreed(context, link, origin) : moved(context, link);
}

/**
 * Opens the account for whoever holds the mailbox and knows the password that was chosen with it. Without the second,
 * somebody could open an account with the address of another, and wait for the other to press the link.
 */
async function opened(
  { database, now }: Context,
  link: AccountLinkRow,
  password: string | undefined,
): Promise<Outcome> {
  if (password === undefined) {
    return {
      outcome: 'password-needed',
      message: 'Nearly there: please enter the password that you have chosen.',
      address: link.address,
    };
  }
  if (!(await isPassword({ hash: link.password ?? '', password }))) throw notTheChosenOne();
  await database.transaction().execute(async (transaction) => {
    const { name, address, password: hash } = link;
    await consume(transaction, link, now());
    const account = await openAccount(transaction, { name: name ?? '', address, password: hash ?? '' }, now());
    if (!account) throw deadLink();
    await useUpSignUps(transaction, address, now());
    await withdraw(transaction, address, ['reset']);
  });
  return {
    outcome: 'verified',
    message: 'Your account is ready. Welcome!',
    address: link.address,
    signIn: link.address,
  };
}

const notTheChosenOne = () =>
  new HttpError(
    400,
    'INVALID_PASSWORD',
    'This is not the password that was chosen for this account. Please check it, or set a new password.',
  );

/** The old address agrees: now the new one is asked. Whether it has an account, only its owner hears. */
async function agreed(context: Context, link: AccountLinkRow, origin: string): Promise<Outcome> {
  const { database, settings, now, wakeMailWorker } = context;
  await database.transaction().execute(async (transaction) => {
    const { account_id, address, new_address } = await used(transaction, link, now());
    if (!(await mayWrite(transaction, 'address', new_address, settings, now()))) return;
    if (await accountOf(transaction, new_address)) {
      return write(transaction, 'address', new_address, addressInUseText(origin, settings), settings, now());
    }
    const next = { kind: 'new-address', account_id, address, new_address } as const;
    const token = await newLink(transaction, next, now());
    return write(transaction, 'address', new_address, confirmNewAddressText(origin, token, settings), settings, now());
  });
  wakeMailWorker();
  return {
    outcome: 'one-more-mail',
    message: 'Thank you. One step is left: please press the link in the mail to your new address.',
    address: link.address,
  };
}

/** The new address is proved: the account moves there, and the old address hears of it. */
async function moved(context: Context, link: AccountLinkRow): Promise<Outcome> {
  const { database, settings, now, wakeMailWorker } = context;
  await database.transaction().execute(async (transaction) => {
    const { account_id, address, new_address } = await used(transaction, link, now());
    if (await accountOf(transaction, new_address)) throw deadLink();
    await transaction
      .updateTable('accounts')
      .set({ email: new_address, email_verified: 1, updated_at: now().toISOString() })
      .where('id', '=', account_id)
      .execute();
    await prove(transaction, account_id, new_address, now());
    // What was asked for at the old address does not reach the account any more.
    await transaction.deleteFrom('account_links').where('account_id', '=', account_id).execute();
    await withdraw(transaction, new_address, ['sign-up', 'reset']);
    await write(transaction, 'news', address, addressChangedText(settings), settings, now());
  });
  wakeMailWorker();
  return {
    outcome: 'changed',
    message: 'Your new address is confirmed. Please log in with it from now on.',
    address: link.new_address ?? link.address,
  };
}

interface Move {
  account_id: string;
  address: string;
  new_address: string;
}

/** Uses a link up whose account is still at the address that the mail went from. @throws HttpError */
async function used(transaction: Transaction<Schema>, link: AccountLinkRow, now: Date): Promise<Move> {
  const { account_id, address, new_address } = link;
  await consume(transaction, link, now);
  if (account_id === null || new_address === null) throw deadLink();
  const account = await accountById(transaction, account_id);
  if (account?.email !== address) throw deadLink();
  return { account_id, address, new_address };
}
