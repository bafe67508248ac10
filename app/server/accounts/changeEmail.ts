import type { Context } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { enqueueAccountEmail, isWithinEmailLimit, tooManyEmails } from './accountEmails.ts';
import { requireOutsideTeam } from './accounts.ts';
import { createLink } from './emailLinks.ts';
import { approveNewAddressText } from './emails.ts';
import type { AccountRow } from './table.ts';

/**
 * Asks the old address to approve the new one, so that an open browser session isn't enough to take an account over.
 * @throws HttpError
 */
export async function requestEmailChange(
  { database, settings, now, wakeMailWorker }: Context,
  account: AccountRow,
  newEmail: string,
  origin: string,
): Promise<void> {
  const newAddress = newEmail;
  if (newAddress === account.email) {
    throw new HttpError(400, 'same-address', 'This is already your account’s address, so nothing was changed.');
  }
  await requireOutsideTeam(database, account.email, settings);
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const { email: address, id } = account;
    if (!(await isWithinEmailLimit(transaction, 'address', address, { key: id, isKnown: true }, settings, at)))
      throw tooManyEmails();
    const link = { kind: 'agree', address, account_id: id, new_address: newAddress } as const;
    const token = await createLink(transaction, link, at);
    await enqueueAccountEmail(
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
