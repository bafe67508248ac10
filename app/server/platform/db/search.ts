import { PostgresAdapter, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { shortSearch } from '../../../src/domain/contract/staff/list.ts';
import type { Sorting } from '../http/paging.ts';
import { folds } from './migrations/0001-first-schema/searchSql.ts';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/** The lists that can be searched: the tables with their texts, and their sort columns. */
const lists = {
  orders: { texts: 'orders_search', at: 'created_at' },
  messages: { texts: 'messages_search', at: 'created_at' },
  offers: { texts: 'offers_search', at: 'created_at' },
  outbox: { texts: 'outbox_search', at: 'created_at' },
  people_search: { texts: 'people_search', at: 'last_at' },
} as const;
type Searched = keyof typeof lists;

interface Search<List extends Searched> {
  database: Database;
  list: List;
  /** The rows to search in, unsorted: of a view, after a position. */
  rows: SelectQueryBuilder<Schema, List, object>;
  /** Words or parts of words; wildcards are taken literally. Without any, all rows are found. */
  search: string | undefined;
  /** Also finds the rows of these conditions, which name the list with its columns. Each one can use an index. */
  also?: readonly RawBuilder<SqlBool>[];
  /** Latest first, unless it is said. */
  sorting?: Sorting | undefined;
  /** How many rows at most. */
  limit: number;
}

/** How many of the latest rows are scanned. If that finds too few, the search has few results, and uses the index. */
const latest = 2_000;
/** How many rows the index may find before it is faster to scan the list in its order. */
const maxFound = 5_000;
const maxWords = 8;

const folded = new Map(folds);
const fold = (text: string) => [...text.normalize('NFC')].map((letter) => folded.get(letter) ?? letter).join('');

/** The words of a search as the search tables hold them. */
function wordsOf(search: string): string[] {
  return fold(search)
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);
}

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const hasAll = (words: readonly string[], table = 'found') =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${sql.ref(`${table}.text`)} like ${`%${escapeLike(word)}%`} escape '\\'`),
    sql` and `,
  )})`;

/**
 * Rows of a list that contain every word, latest first or as they are sorted; the same on both databases. Words of one or two letters alone are
 * looked for in the newest rows.
 */
export async function findRows<List extends Searched>({
  database,
  list,
  rows,
  search,
  also = [],
  sorting,
  limit,
}: Search<List>): Promise<Schema[List][]> {
  // Typed as one list: all lists have these columns.
  const all = rows as unknown as SelectQueryBuilder<Schema, 'orders', object>;
  const { texts, at } = lists[list];
  const { column, ascending } = sorting ?? { column: at, ascending: false };
  const direction = ascending ? 'asc' : 'desc';
  const sorted = (query: typeof all, count: number) =>
    query.orderBy(sql.ref(column), direction).orderBy('id', direction).limit(count);
  const taken = (query: typeof all) => sorted(query, limit).selectAll().execute() as unknown as Promise<Schema[List][]>;

  const words = wordsOf(search ?? '');
  if (words.length === 0) return taken(all);
  // For each row, not as a join: PostgreSQL would look through every text first.
  const text =
    texts === list
      ? hasAll(words, list)
      : sql<boolean>`(select ${hasAll(words)} from ${sql.table(texts)} as found where found.id = ${sql.ref(`${list}.id`)})`;
  const near = await idsOf(
    database,
    sql`
      select ${sql.ref(`${list}.id`)} from (${sorted(all, latest).selectAll()}) as ${sql.table(list)}
      where ${anyOf([text, ...also])}
      order by ${sql.ref(`${list}.${column}`)} ${sql.raw(direction)}, ${sql.ref(`${list}.id`)} ${sql.raw(direction)} limit ${limit}`,
  );
  if (near.length === limit) return taken(all.where('id', 'in', near));

  const matching = sql<{ id: string }>`${sql.join(
    [inIndex(database, list, words), ...also.map((each) => sql`select id from ${sql.table(list)} where ${each}`)],
    sql` union `,
  )}`;
  const found = await idsOf(database, sql`select id from (${matching}) as found limit ${maxFound + 1}`);
  if (found.length === 0) return [];
  return taken(all.where('id', 'in', found.length > maxFound ? sql<string>`(${matching})` : found));
}

const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) => sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

async function idsOf(database: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(database);
  return rows.map(({ id }) => id);
}

/** A query of the ids of the rows with every word. */
function inIndex(database: Database, list: Searched, words: readonly string[]) {
  const { texts } = lists[list];
  const [table, index] = [sql.table(texts), `${texts}_index`];
  const long = words.filter((word) => [...word].length > shortSearch.letters);
  if (long.length === 0) {
    return sql`
      select id from ${table} as found
      where number > (select max(number) from ${table}) - ${sql.lit(shortSearch.rows)} and ${hasAll(words)}`;
  }
  // PostgreSQL chooses its index itself.
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    return sql`select id from ${table} as found where ${hasAll(words)}`;
  }
  const query = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const short = words.filter((word) => !long.includes(word));
  return sql`
    select id from ${table} as found
    where number in (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${query})
    ${short.length > 0 ? sql`and ${hasAll(short)}` : sql``}`;
}
