import { type RawBuilder, sql } from 'kysely';
import type { StaffPerson } from '../../src/domain/contract/staff/people.ts';
import { day } from '../../src/domain/durations.ts';
import { latePaymentDays, retention } from '../../src/domain/retention.ts';
import { enqueueAccountEmail } from '../accounts/accountEmails.ts';
import { verifiedAddresses } from '../accounts/accounts.ts';
import { accountDeletedText } from '../accounts/emails.ts';
import type { AccountRow } from '../accounts/table.ts';
import { referenceOf } from '../orders/order.ts';
import { endingOf } from '../orders/orderStatus.ts';
import { after, type Context } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { escapeLike } from '../platform/db/search.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { ownerHash } from '../saved-quotes/savedQuotes.ts';
import { erasePersonalData, eraseWhenSent, hasAddress, isSettled, isUnpaid } from './erasePersonalData.ts';

/** Whose personal data it is: an account with all addresses of its mailboxes, or those of one mailbox without an account. */
export interface Person {
  addresses: readonly string[];
  account: AccountRow | undefined;
}

/** The person of an account. What another account has verified is that one's. */
export async function ownerOf(database: Database, account: AccountRow): Promise<Person> {
  const addresses = await addressesLike(database, await verifiedAddresses(database, account.id));
  const foreign = await database
    .selectFrom('account_addresses')
    .select('address')
    .where('address', 'in', addresses)
    .where('account_id', '!=', account.id)
    .execute();
  return { addresses: addresses.filter((each) => !foreign.some(({ address }) => address === each)), account };
}

/** The person of an address. */
export async function personOf(database: Database, email: string): Promise<Person> {
  const addresses = await addressesLike(database, [email]);
  const accounts = await database
    .selectFrom('accounts')
    .innerJoin('account_addresses', 'account_addresses.account_id', 'accounts.id')
    .selectAll('accounts')
    .select('address')
    .where('address', 'in', addresses)
    .orderBy('address')
    .execute();
  const account = accounts.find(({ address }) => address === email) ?? accounts[0];
  return account ? ownerOf(database, account) : { addresses, account: undefined };
}

/** The addresses, and all that are stored of the same mailboxes: `ann+shop@example.ie` is Ann as well. */
async function addressesLike(database: Database, addresses: readonly string[]): Promise<string[]> {
  const mailboxes = new Set(addresses.map(mailboxOf));
  const domains = [...mailboxes].flatMap((mailbox) => {
    const domain = mailbox.slice(mailbox.lastIndexOf('@'));
    return domain === '@gmail.com' ? [domain, '@googlemail.com'] : [domain];
  });
  // In the words of the indexes, which hold all that is needed.
  const [person, recipient, address] = [sql.ref('id'), sql`lower(recipient)`, sql.ref('address')];
  const isLike = (column: RawBuilder<unknown>) =>
    sql.join(
      domains.map((domain) => sql`${column} like ${`%${escapeLike(domain)}`} escape '\\'`),
      sql` or `,
    );
  const { rows } = await sql<{ address: string }>`
    select ${person} as address from people_search where ${isLike(person)}
    union select ${recipient} from outbox where ${isLike(recipient)}
    union select ${address} from account_links where ${isLike(address)}
    union select ${address} from follow_ups where ${isLike(address)}
  `.execute(database);
  const stored = rows.map(({ address }) => address).filter((address) => mailboxes.has(mailboxOf(address)));
  return [...new Set([...addresses, ...stored])];
}

/** What is deleted and what is kept, for the answer and the last e-mail. */
export const deletedMessage = `Your account is deleted, along with your logins, your newsletter subscription, your messages, and your name and address in past consultations. Upcoming consultations, and orders that can still be paid, stay until they are over. Unpaid orders that have expired or been cancelled stay a few days more, in case a payment still arrives. To cancel a consultation, use the link in our e-mail about it. Orders you paid for stay in our books for ${retention.paidOrders.years} years, as the law requires.`;

/** Erases a person and their account, and confirms that by e-mail to the owner of an account. */
export async function erasePerson(
  context: Pick<Context, 'settings' | 'now'>,
  transaction: Transaction,
  { addresses, account }: Person,
): Promise<void> {
  const { settings, now } = context;
  const owners = addresses.map((address) => ownerHash(address, settings));
  await transaction.deleteFrom('quote_owners').where('owner', 'in', owners).execute();
  await erasePersonalData(transaction, addresses, now());
  if (!account) return;
  // Cascades to sessions, password, links and verified addresses.
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  const text = accountDeletedText(deletedMessage, settings);
  await enqueueAccountEmail(context, transaction, 'news', account.email, text);
  await eraseWhenSent(transaction, addresses);
}

/** A record that stays after an erasure, and until which day. */
export type KeptRecord = StaffPerson['kept'][number];

/** The records that stay after an erasure of these addresses; before it, those that would. */
export async function keptAfterErasure(
  database: Database,
  addresses: readonly string[],
  now: Date,
): Promise<KeptRecord[]> {
  const isOwn = hasAddress(addresses);
  const over = after(now, -latePaymentDays * day);
  const [paid, unpaid, bookings] = await Promise.all([
    database
      .selectFrom('orders')
      .select(['id', 'updated_at'])
      .where(isOwn)
      .where((order) => order.not(isUnpaid(order)))
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('orders')
      .select(['id', 'expires_at', 'cancelled_at', 'consumer_withdrew_at'])
      .where(isOwn)
      .where(isUnpaid)
      .where((order) => order.not(order.and([order.eb('expires_at', '<', over), isSettled(order)])))
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('bookings')
      .select(['id', 'starts_at', 'ends_at'])
      .where(isOwn)
      .where('status', '=', 'booked')
      .where('ends_at', '>', now.toISOString())
      .orderBy('starts_at')
      .execute(),
  ]);
  return [
    ...paid.map(({ id, updated_at }) => ({
      kind: 'paid-order' as const,
      id,
      reference: referenceOf({ id }),
      until: `${Number(updated_at.slice(0, 4)) + retention.paidOrders.years}-12-31`,
    })),
    ...unpaid.map((order) => ({
      kind: endingOf(order) === null ? ('payable-order' as const) : ('ended-order' as const),
      id: order.id,
      reference: referenceOf(order),
      until: new Date(Date.parse(order.expires_at) + latePaymentDays * day).toISOString().slice(0, 10),
    })),
    ...bookings.map(({ id, starts_at, ends_at }) => ({
      kind: 'booking' as const,
      id,
      reference: starts_at,
      until: ends_at.slice(0, 10),
    })),
  ];
}
