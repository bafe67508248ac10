import type { Context } from '../context.ts';
import type { AccountRow } from '../db/schema.ts';
import { approveNewAddressText } from '../emails/account.ts';
import { HttpError } from '../http/httpError.ts';
import { addressOf } from './accounts.ts';
import { newLink } from './links.ts';
import { mayWrite, write } from './mails.ts';

/**
 * Asks the old address whether the account may move: who found a browser that is signed in cannot take the account along.
 * @throws HttpError
 */
export async function changeEmail(
  { database, settings, now, wakeMailWorker }: Context,
  account: AccountRow,
  newEmail: string,
  origin: string,
): Promise<void> {
  const newAddress = addressOf(newEmail);
  if (newAddress === account.email) {
    throw new HttpError(400, 'same-address', 'This is the address of your account already.');
  }
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const { email: address, id } = account;
    if (!(await mayWrite(transaction, 'address', address, settings, at))) throw enough();
    const link = { kind: 'agree', address, account_id: id, new_address: newAddress } as const;
    const token = await newLink(transaction, link, at);
    await write(
      transaction,
      'address',
      address,
      approveNewAddressText(origin, token, newAddress, settings),
      settings,
      at,
    );
  });
  wakeMailWorker();
}

/** Told to somebody who is signed in, and so has nothing to guess. */
export const enough = () =>
  new HttpError(429, 'too-many', 'We have sent you several mails about this today. Please look for the last one.');
