import { type RawBuilder, sql } from 'kysely';
import type { PeopleQuery, PersonRow } from '../../../src/domain/contract/staff/people.ts';
import type { Database } from '../../db/open.ts';
import { type Position, positionAfter } from '../paging.ts';
import { contains } from '../search.ts';

/** Where people leave their address. Each is indexed by when it was created, and by the address in lower case. */
const sources = [
  { table: 'orders', address: sql<string>`lower(email)`, name: sql<string>`name`, searched: ['email', 'name'] },
  { table: 'bookings', address: sql<string>`lower(email)`, name: sql<string>`name`, searched: ['email', 'name'] },
  { table: 'messages', address: sql<string>`lower(email)`, name: sql<string>`name`, searched: ['email', 'name'] },
  { table: 'subscribers', address: sql<string>`address`, name: sql<string>`''`, searched: ['address'] },
  { table: 'accounts', address: sql<string>`email`, name: sql<string>`name`, searched: ['email', 'name'] },
] as const;
type Source = (typeof sources)[number];

interface Contact {
  address: string;
  at: string;
}

interface Summary {
  address: string;
  source: Source['table'];
  count: number;
  name: string;
  last: string;
  /** The latest one that the search finds; null without any. */
  found: string | null;
}

/** How many contacts of each kind are looked at in one go. */
const batch = 100;

/** The latest contacts of one kind, up to an instant. */
async function contactsIn(
  database: Database,
  { table, address, searched }: Source,
  search: string | undefined,
  until: string | null,
  limit: number,
): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select ${address} as address, created_at as at from ${sql.table(table)}
    where email <> '' and ${contains(searched, search)} and ${until === null ? sql`1 = 1` : sql`created_at <= ${until}`}
    order by created_at desc, id desc limit ${sql.lit(limit)}`.execute(database);
  return rows;
}

/** What is known of addresses, by kind. */
async function summariesOf(database: Database, addresses: readonly string[], search: string | undefined) {
  if (addresses.length === 0) return [];
  const of = ({ table, address, name, searched }: Source): RawBuilder<Summary> => sql<Summary>`
    select ${address} as address, ${sql.lit(table)} as source, count(*) as count, max(${name}) as name,
      max(created_at) as last, max(case when ${contains(searched, search)} then created_at end) as found
    from ${sql.table(table)} where ${address} in (${sql.join(addresses)}) group by 1`;
  const found = await Promise.all(sources.map(async (source) => (await of(source).execute(database)).rows));
  return found.flat();
}

const latest = (instants: readonly (string | null)[]) =>
  instants.reduce<string>((last, at) => (at !== null && at > last ? at : last), '');

function toRow(address: string, own: readonly Summary[], newsletter: PersonRow['newsletter']): PersonRow {
  const countOf = (table: Source['table']) => Number(own.find(({ source }) => source === table)?.count ?? 0);
  const names = [...own].sort((one, other) => Number(other.source === 'accounts') - Number(one.source === 'accounts'));
  return {
    address,
    name: names.find(({ name }) => name !== '')?.name ?? '',
    orders: countOf('orders'),
    bookings: countOf('bookings'),
    messages: countOf('messages'),
    newsletter,
    hasAccount: countOf('accounts') > 0,
    lastContactAt: latest(own.map(({ last }) => last)),
  };
}

/**
 * A page of people, those with the latest contact first, and one more. Goes back through the contacts of all kinds at once, and
 * shows each address at its latest one: a page takes as long with a hundred thousand orders as with a hundred.
 * @returns rows with their places in the list; a search sorts by the latest contact that it finds
 */
export async function findPeople(
  database: Database,
  { search, after, limit }: PeopleQuery,
): Promise<{ row: PersonRow; position: Position }[]> {
  const start = positionAfter(after);
  const comesLater = ({ at, address }: Contact) =>
    start === null || at < start.at || (at === start.at && address < start.id);
  const people: { row: PersonRow; position: Position }[] = [];
  const seen = new Set<string>();
  let until = start?.at ?? null;
  let size = batch;
  while (people.length <= limit) {
    const contacts = await Promise.all(sources.map((source) => contactsIn(database, source, search, until, size)));
    // Before this instant, a kind of which there was more may have further contacts.
    const horizon = latest(contacts.map((rows) => (rows.length === size ? (rows.at(-1)?.at ?? null) : null)));
    const fresh = contacts
      .flat()
      .filter((contact) => contact.at > horizon && comesLater(contact) && !seen.has(contact.address))
      .sort((one, other) => (one.at === other.at ? compare(other.address, one.address) : compare(other.at, one.at)));
    const summaries = await summariesOf(database, [...new Set(fresh.map(({ address }) => address))], search);
    const subscriptions = await subscriptionsOf(database, fresh);
    for (const { address, at } of fresh) {
      if (seen.has(address)) continue;
      seen.add(address);
      const own = summaries.filter((summary) => summary.address === address);
      // Somebody with a later contact was on a page before.
      if (latest(own.map(({ found }) => found)) !== at) continue;
      people.push({ row: toRow(address, own, subscriptions.get(address) ?? 'none'), position: { at, id: address } });
    }
    if (horizon === '') break;
    // Many at one instant: look at more of them at once.
    if (horizon === until) size *= 4;
    until = horizon;
  }
  return people.slice(0, limit + 1);
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

async function subscriptionsOf(database: Database, contacts: readonly Contact[]) {
  if (contacts.length === 0) return new Map<string, PersonRow['newsletter']>();
  const rows = await database
    .selectFrom('subscribers')
    .select(['address', 'status'])
    .where(
      'address',
      'in',
      contacts.map(({ address }) => address),
    )
    .execute();
  return new Map(rows.map(({ address, status }) => [address, status]));
}
