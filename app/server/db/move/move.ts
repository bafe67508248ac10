import { type Kysely, sql, type Transaction } from 'kysely';
import { CommandError } from '../../cli/command.ts';
import type { Source } from './source.ts';
import { type AnyTables, columnsIn, countIn, fitted, sumIn, tablesIn } from './target.ts';

/** What was carried of one table. */
export interface Moved {
  table: string;
  rows: number;
  /** Of each column of money, in cents. */
  sums: ReadonlyMap<string, number>;
}

/** As many values as one statement takes, with room to spare. */
const valuesAtOnce = 30_000;

/** Filled by the first start of a server, also of one that was started on the empty database by mistake. */
const installation = 'installation';

const isMoney = (column: string) => column.endsWith('_cents');

/**
 * Refuses a database in which something is, of ours or of others.
 * @throws CommandError
 */
export async function refuseUnlessEmpty(target: Kysely<AnyTables>, ours: readonly string[]): Promise<void> {
  const there = await tablesIn(target);
  const foreign = there.filter((name) => !ours.includes(name));
  if (foreign.length > 0) {
    throw new CommandError(
      `The PostgreSQL database has tables that are not of this site (${foreign.join(', ')}). Give it one of its own.`,
    );
  }
  for (const table of there.filter((name) => name !== installation)) {
    const rows = await countIn(target, table);
    if (rows > 0) {
      throw new CommandError(
        `The PostgreSQL database is not empty: ${table} has ${rows === 1 ? 'a row' : `${rows} rows`}. Nothing was changed.`,
      );
    }
  }
}

/**
 * Copies every table that the embedded database has, whichever those are, into tables of the same names. All of it is
 * there in the end, counted and added up on both sides, or none.
 */
export async function move(source: Source, target: Kysely<AnyTables>): Promise<Moved[]> {
  return target.transaction().execute(async (transaction) => {
    const moved: Moved[] = [];
    await transaction.deleteFrom(installation).execute();
    for (const table of source.tables()) moved.push(await moveTable(source, transaction, table));
    // The countdown of the beta prices counts from the first of them.
    for (const { name, timestamp } of source.migrations()) {
      await sql`update kysely_migration set timestamp = ${timestamp} where name = ${name}`.execute(transaction);
    }
    return moved;
  });
}

async function moveTable(source: Source, target: Transaction<AnyTables>, table: string): Promise<Moved> {
  const types = await columnsIn(target, table);
  const missing = source.columns(table).filter((column) => !types.has(column));
  if (missing.length > 0) throw new Error(`PostgreSQL has no place for ${table}.${missing.join(`, ${table}.`)}.`);
  const most = Math.max(1, Math.floor(valuesAtOnce / types.size));
  let waiting: Record<string, unknown>[] = [];
  const flush = async () => {
    if (waiting.length > 0) await target.insertInto(table).values(waiting).execute();
    waiting = [];
  };
  for (const row of source.rows(table)) {
    waiting.push(fitted(row, types));
    if (waiting.length >= most) await flush();
  }
  await flush();

  const [before, after] = [source.count(table), await countIn(target, table)];
  if (before !== after) throw new Error(`${table} had ${before} rows, and ${after} have arrived.`);
  const sums = new Map<string, number>();
  for (const column of source.columns(table).filter(isMoney)) {
    const [sent, arrived] = [source.sum(table, column), await sumIn(target, table, column)];
    if (sent !== arrived) throw new Error(`${table}.${column} added up to ${sent} cents, and now to ${arrived}.`);
    sums.set(column, sent);
  }
  return { table, rows: after, sums };
}
