import type { Lead } from '../../src/domain/contract/staff/today.ts';
import { toCents } from '../../src/domain/money.ts';
import { after, type Context, today } from '../platform/context.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { ownerHash, pricedOf } from './savedQuotes.ts';
import type { SavedQuoteRow } from './table.ts';

/** How long someone who saved a quote is a lead. Their e-mail, which has the address, is kept for longer. */
const leadDays = 14;
/** The latest quotes that are looked at. */
const atMost = 60;

/** A quote of an owner whose address is known. */
interface OwnedQuote {
  quote: SavedQuoteRow;
  address: string;
  /** The mailboxes of all their addresses. */
  mailboxes: readonly string[];
  /** Their name, if they have an account. */
  name: string;
  at: string;
}

/**
 * Who saved a quote lately and has ordered nothing since, the latest first, each with their latest quote. Only those who had it
 * e-mailed to them, or were logged in.
 */
export async function findLeads(context: Context): Promise<Lead[]> {
  const since = after(context.now(), -leadDays * 24 * 3_600_000);
  const [owned, ordered] = await Promise.all([ownedSince(context, since), ordersSince(context, since)]);
  const listed = new Set<string>();
  return owned.flatMap(({ quote, address, mailboxes, name, at }) => {
    const isListed = mailboxes.some((mailbox) => listed.has(mailbox));
    for (const mailbox of mailboxes) listed.add(mailbox);
    if (isListed || mailboxes.some((mailbox) => (ordered.get(mailbox) ?? '') >= at)) return [];
    const total = toCents(pricedOf(quote).price.total);
    return [{ email: address, name, title: quote.title, total, savedAt: at, validUntil: quote.valid_until }];
  });
}

/** The valid quotes that were saved since, the latest first. */
async function ownedSince(context: Context, since: string): Promise<OwnedQuote[]> {
  const { database, settings } = context;
  const rows = await database
    .selectFrom('quote_owners')
    .innerJoin('saved_quotes', 'saved_quotes.id', 'quote_owners.quote_id')
    .leftJoin('accounts', 'accounts.id', 'quote_owners.account_id')
    .selectAll('saved_quotes')
    .select([
      'quote_owners.owner',
      'quote_owners.created_at as owned_at',
      'account_id',
      'accounts.email',
      'accounts.name',
    ])
    .where('quote_owners.created_at', '>=', since)
    .where('valid_until', '>=', today(context))
    .orderBy('quote_owners.created_at', 'desc')
    .limit(atMost)
    .execute();
  if (rows.length === 0) return [];
  // The e-mail with a quote is the only place of its address.
  const mails = await database
    .selectFrom('outbox')
    .select('recipient')
    .distinct()
    .where(({ and, eb, or }) =>
      or(rows.map(({ id }) => and([eb('id', '>=', `${id}-quote-`), eb('id', '<', `${id}-quote.`)]))),
    )
    .where('status', '!=', 'undelivered')
    .execute();
  const addresses = new Map(mails.map(({ recipient }) => [ownerHash(recipient, settings), recipient]));
  const verified = await database
    .selectFrom('account_addresses')
    .select(['account_id', 'address'])
    .where('account_id', 'in', [...new Set(rows.map(({ account_id }) => account_id ?? ''))])
    .execute();
  return rows.flatMap(({ owner, owned_at, account_id, email, name, ...quote }) => {
    const address = email ?? addresses.get(owner);
    if (!address) return [];
    const others = verified.filter((each) => each.account_id === account_id).map((each) => each.address);
    const mailboxes = [...new Set([address, ...others].map(mailboxOf))];
    return [{ quote, address, mailboxes, name: name ?? '', at: owned_at }];
  });
}

/** When each mailbox last ordered, since an instant. Checkouts that were left don't count. */
async function ordersSince({ database, now }: Context, since: string): Promise<ReadonlyMap<string, string>> {
  const orders = await database
    .selectFrom('orders')
    .select(['email', 'created_at'])
    .where('created_at', '>=', since)
    .where('email', '!=', '')
    .where('status', '!=', 'cancelled')
    .where(({ and, eb, or }) =>
      or([
        eb('status', 'not in', ['open', 'failed']),
        and([eb('status', '=', 'open'), eb('expires_at', '>', now().toISOString())]),
        // An accepted offer waits for its payment for as long as it takes.
        eb('due_on', 'is not', null),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return new Map(orders.map(({ email, created_at }) => [mailboxOf(email), created_at]));
}
