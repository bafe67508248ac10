import type { Verified, VerifyEmailRequest } from '../../src/domain/contract/account.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { enqueueAccountEmail, isWithinEmailLimit, tooManyEmails } from './accountEmails.ts';
import { accountByAddress, accountById, openAccount, requireOutsideTeam, storeVerifiedAddress } from './accounts.ts';
import {
  consumeLink,
  consumeSignUpLinks,
  createLink,
  linkPurposes,
  requireValidLink,
  revokeLinks,
} from './emailLinks.ts';
import {
  addressChangedText,
  addressInUseText,
  approveNewAddressText,
  confirmNewAddressText,
  type EmailText,
} from './emails.ts';
import { invalidLink } from './errors.ts';
import { isPassword } from './password/hash.ts';
import type { AccountLinkRow, AccountRow } from './table.ts';

/** The result of a link, the account's address, and the address to log in with when the account is ready. */
type VerificationOutcome = Omit<Verified, 'user'> & { address: string; signIn?: string };

/**
 * Carries out a link from an e-mail, once.
 * @param origin the site's origin, for the link in the next e-mail
 * @throws HttpError
 */
export async function verifyEmail(
  context: Context,
  request: VerifyEmailRequest,
  origin: string,
): Promise<VerificationOutcome> {
  const { database, now } = context;
  const link = await requireValidLink(database, request.token, linkPurposes.verifyEmail, now());
  if (link.kind === 'sign-up') return confirmSignUp(context, link, request.password);
  return link.kind === 'agree' ? approveNewAddress(context, link, origin) : confirmNewAddress(context, link);
}

/**
 * Opens the account for someone who has the e-mail and knows the password chosen at sign-up. Without the password, an attacker
 * could sign up with another person's address and wait for them to open the link.
 */
async function confirmSignUp(
  { database, now }: Context,
  link: AccountLinkRow,
  password: string | undefined,
): Promise<VerificationOutcome> {
  if (password === undefined) {
    return {
      outcome: 'password-needed',
      message: 'Nearly there: please enter the password you chose.',
      address: link.address,
    };
  }
  if (!(await isPassword({ hash: link.password ?? '', password }))) throw wrongSignUpPassword();
  await database.transaction().execute(async (transaction) => {
    const { name, address, password: hash } = link;
    await consumeLink(transaction, link, now());
    const account = await openAccount(transaction, { name: name ?? '', address, password: hash ?? '' }, now());
    if (!account) throw invalidLink();
    await consumeSignUpLinks(transaction, address, now());
    await revokeLinks(transaction, address, ['reset']);
  });
  return {
    outcome: 'verified',
    message: 'Your account is ready. Welcome!',
    address: link.address,
    signIn: link.address,
  };
}

const wrongSignUpPassword = () =>
  new HttpError(
    400,
    'INVALID_PASSWORD',
    'This isn’t the password chosen for this account. Please check it, or set a new password.',
  );

/** The old address has approved: sends the confirmation to the new one. Only its owner learns whether it has an account. */
async function approveNewAddress(context: Context, link: AccountLinkRow, origin: string): Promise<VerificationOutcome> {
  const { settings, now } = context;
  await inTransaction(context, async (transaction) => {
    const { account_id, address, new_address } = await consumeAddressLink(transaction, link, now());
    // Rolls back: the link works again once there are fewer e-mails.
    if (!(await isWithinEmailLimit(context, transaction, 'address', new_address, { key: account_id })))
      throw tooManyEmails();
    const send = (text: EmailText) => enqueueAccountEmail(context, transaction, 'address', new_address, text);
    if (await accountByAddress(transaction, new_address)) return send(addressInUseText(origin, settings));
    const next = { kind: 'new-address', account_id, address, new_address } as const;
    return send(confirmNewAddressText(origin, await createLink(transaction, next, now()), settings));
  });
  return {
    outcome: 'one-more-mail',
    message: 'Thank you. One more step: please open the link in the e-mail to your new address.',
    address: link.address,
  };
}

/** The new address is confirmed: changes the account and tells the old address. */
async function confirmNewAddress(context: Context, link: AccountLinkRow): Promise<VerificationOutcome> {
  const { settings, now } = context;
  await inTransaction(context, async (transaction) => {
    const { account_id, address, new_address } = await consumeAddressLink(transaction, link, now());
    if (await accountByAddress(transaction, new_address)) throw invalidLink();
    await requireOutsideTeam(transaction, address, settings);
    await transaction
      .updateTable('accounts')
      .set({ email: new_address, email_verified: 1, updated_at: now().toISOString() })
      .where('id', '=', account_id)
      .execute();
    await storeVerifiedAddress(transaction, account_id, new_address, now());
    // Links that were sent to the old address become invalid.
    await transaction.deleteFrom('account_links').where('account_id', '=', account_id).execute();
    await revokeLinks(transaction, new_address, ['sign-up', 'reset']);
    await enqueueAccountEmail(context, transaction, 'news', address, addressChangedText(settings));
  });
  return {
    outcome: 'changed',
    message: 'Your new address is confirmed. Please log in with it from now on.',
    address: link.new_address ?? link.address,
  };
}

interface AddressChange {
  account_id: string;
  address: string;
  new_address: string;
}

/** Marks a link as used, if its account still has the old address. @throws HttpError */
async function consumeAddressLink(transaction: Transaction, link: AccountLinkRow, now: Date): Promise<AddressChange> {
  const { account_id, address, new_address } = link;
  await consumeLink(transaction, link, now);
  if (account_id === null || new_address === null) throw invalidLink();
  const account = await accountById(transaction, account_id);
  if (account?.email !== address) throw invalidLink();
  return { account_id, address, new_address };
}

/**
 * Asks the old address to approve the new one, so that an open browser session isn't enough to take an account over.
 * @throws HttpError
 */
export async function requestEmailChange(
  context: Context,
  { email: address, id }: AccountRow,
  newAddress: string,
  origin: string,
): Promise<void> {
  const { database, settings, now } = context;
  if (newAddress === address) {
    throw new HttpError(400, 'same-address', 'This is already your account’s address, so nothing was changed.');
  }
  await requireOutsideTeam(database, address, settings);
  await inTransaction(context, async (transaction) => {
    if (!(await isWithinEmailLimit(context, transaction, 'address', address, { key: id, isKnown: true })))
      throw tooManyEmails();
    const link = { kind: 'agree', address, account_id: id, new_address: newAddress } as const;
    const text = approveNewAddressText(origin, await createLink(transaction, link, now()), newAddress, settings);
    await enqueueAccountEmail(context, transaction, 'address', address, text);
  });
}
