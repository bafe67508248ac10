import { type RawBuilder, sql } from 'kysely';
import type { PeopleQuery, PersonRow } from '../../src/domain/contract/staff/people.ts';
import type { Database } from '../platform/db/open.ts';
import type { PersonSearchRow } from '../platform/db/ownTables.ts';
import { findRows } from '../platform/db/search.ts';
import { comesAfter, type Position, positionAfter } from '../platform/http/paging.ts';

/** Where people leave their address. Each is indexed by the address in lower case. */
const sources = [
  { table: 'orders', address: sql<string>`lower(email)`, name: sql<string>`name` },
  { table: 'bookings', address: sql<string>`lower(email)`, name: sql<string>`name` },
  { table: 'messages', address: sql<string>`lower(email)`, name: sql<string>`name` },
  { table: 'subscribers', address: sql<string>`address`, name: sql<string>`''` },
  { table: 'accounts', address: sql<string>`email`, name: sql<string>`name` },
] as const;
type Source = (typeof sources)[number];

interface Summary {
  address: string;
  source: Source['table'];
  count: number;
  name: string;
}

/** What is stored under each address, counted by table. */
async function summariesOf(database: Database, addresses: readonly string[]): Promise<Summary[]> {
  if (addresses.length === 0) return [];
  const of = ({ table, address, name }: Source): RawBuilder<Summary> => sql<Summary>`
    select ${address} as address, ${sql.lit(table)} as source, count(*) as count, max(${name}) as name
    from ${sql.table(table)} where ${address} in (${sql.join(addresses)}) group by 1`;
  const found = await Promise.all(sources.map(async (source) => (await of(source).execute(database)).rows));
  return found.flat();
}

function toRow(
  { id, last_at }: PersonSearchRow,
  own: readonly Summary[],
  newsletter: PersonRow['newsletter'],
): PersonRow {
  const countOf = (table: Source['table']) => Number(own.find(({ source }) => source === table)?.count ?? 0);
  const names = [...own].sort((one, other) => Number(other.source === 'accounts') - Number(one.source === 'accounts'));
  return {
    address: id,
    name: names.find(({ name }) => name !== '')?.name ?? '',
    orders: countOf('orders'),
    bookings: countOf('bookings'),
    messages: countOf('messages'),
    newsletter,
    hasAccount: countOf('accounts') > 0,
    lastContactAt: last_at,
  };
}

/**
 * A page of people, the latest contact first, and one row more to show whether there is a next page. Searches their addresses
 * and every name that they gave.
 * @returns rows with their positions in the list
 */
export async function findPeople(
  database: Database,
  { search, after, limit }: PeopleQuery,
): Promise<{ row: PersonRow; position: Position }[]> {
  const rows = database.selectFrom('people_search').where(comesAfter(positionAfter(after), 'last_at', 'id'));
  const people = await findRows({ database, list: 'people_search', rows, search, limit: limit + 1 });
  const addresses = people.map(({ id }) => id);
  const [summaries, subscriptions] = await Promise.all([
    summariesOf(database, addresses),
    subscriptionsOf(database, addresses),
  ]);
  return people.map((person) => {
    const own = summaries.filter(({ address }) => address === person.id);
    return {
      row: toRow(person, own, subscriptions.get(person.id) ?? 'none'),
      position: { at: person.last_at, id: person.id },
    };
  });
}

async function subscriptionsOf(database: Database, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, PersonRow['newsletter']>();
  const rows = await database
    .selectFrom('subscribers')
    .select(['address', 'status'])
    .where('address', 'in', addresses)
    .execute();
  return new Map(rows.map(({ address, status }) => [address, status]));
}
