import { existsSync } from 'node:fs';
import { Kysely, sql, type Transaction } from 'kysely';
import { CommandError } from '../../cli/command.ts';
import { databaseFile, type Settings } from '../../settings/settings.ts';
import { allowLong, migrate, planAnew } from '../migrate.ts';
import { openTables } from '../open.ts';
import { postgresDialect } from '../postgres.ts';
import { isInUse, problemWithDatabase } from '../sqliteFile.ts';
import { Source } from './source.ts';
import { type AnyTables, columnsIn, convertRow, countIn, sumIn, tablesIn } from './target.ts';

/** A copied table. */
export interface Moved {
  table: string;
  rows: number;
  /** By money column, in cents. */
  sums: ReadonlyMap<string, number>;
}

/** PostgreSQL takes up to 65,535 parameters in a statement. */
const maxParameters = 30_000;
/** About as much text goes into a statement, in characters: pictures are long. */
const maxText = 8_000_000;

/** Tables that get a row when a server first starts, which may have happened on the new database by mistake. */
const startedWith = ['installation', 'hosts'];

const isMoney = (column: string) => column.endsWith('_cents');

/**
 * Rejects a database that holds data or tables of other programs.
 * @throws CommandError
 */
async function refuseUnlessEmpty(target: Kysely<AnyTables>, ours: readonly string[]): Promise<void> {
  const existing = await tablesIn(target);
  const foreign = existing.filter((name) => !ours.includes(name));
  if (foreign.length > 0) {
    throw new CommandError(
      `The PostgreSQL database has tables of other programs (${foreign.join(', ')}). Use another one, for this site alone.`,
    );
  }
  for (const table of existing.filter((name) => !startedWith.includes(name))) {
    const rows = await countIn(target, table);
    if (rows > 0) {
      throw new CommandError(
        `The PostgreSQL database is not empty: ${table} has ${rows === 1 ? 'a row' : `${rows} rows`}. Nothing was changed.`,
      );
    }
  }
}

/** Copies every table of the embedded database in one transaction, and compares row counts and sums of money. */
export async function move(source: Source, target: Kysely<AnyTables>): Promise<Moved[]> {
  return target.transaction().execute(async (transaction) => {
    await allowLong(transaction);
    const moved: Moved[] = [];
    for (const table of startedWith) await transaction.deleteFrom(table).execute();
    for (const table of source.tables()) moved.push(await moveTable(source, transaction, table));
    // The beta countdown starts at the first migration.
    for (const { name, timestamp } of source.migrations()) {
      await sql`update kysely_migration set timestamp = ${timestamp} where name = ${name}`.execute(transaction);
    }
    return moved;
  });
}

async function moveTable(source: Source, target: Transaction<AnyTables>, table: string): Promise<Moved> {
  const types = await columnsIn(target, table);
  const missing = source.columns(table).filter((column) => !types.has(column));
  if (missing.length > 0) throw new Error(`PostgreSQL has no column ${table}.${missing.join(`, ${table}.`)}.`);
  const most = Math.max(1, Math.floor(maxParameters / types.size));
  let waiting: Record<string, unknown>[] = [];
  let text = 0;
  let isFirst = true;
  const flush = async () => {
    if (waiting.length > 0) await target.insertInto(table).values(waiting).execute();
    if (isFirst) await planAnew(target, table);
    isFirst = false;
    waiting = [];
    text = 0;
  };
  for (const row of source.rows(table)) {
    waiting.push(convertRow(row, types));
    for (const value of Object.values(row)) text += typeof value === 'string' ? value.length : 0;
    if (waiting.length >= most || text >= maxText) await flush();
  }
  await flush();

  const [before, after] = [source.count(table), await countIn(target, table)];
  if (before !== after) throw new Error(`${table} had ${before} rows, but ${after} arrived.`);
  const sums = new Map<string, number>();
  for (const column of source.columns(table).filter(isMoney)) {
    const [sent, arrived] = [source.sum(table, column), await sumIn(target, table, column)];
    if (sent !== arrived) throw new Error(`${table}.${column} added up to ${sent} cents, but now to ${arrived}.`);
    sums.set(column, sent);
  }
  return { table, rows: after, sums };
}

/**
 * Copies everything from the embedded database into an empty PostgreSQL. The embedded one is migrated to this version and
 * otherwise unchanged.
 * @throws CommandError
 */
export async function moveToPostgres(settings: Settings): Promise<Moved[]> {
  const { databaseUrl } = settings;
  if (!databaseUrl) throw new CommandError('Set DATABASE_URL to the PostgreSQL database to copy to.');
  const file = databaseFile(settings);
  if (!existsSync(file)) throw new CommandError(`There is nothing to move: ${file} does not exist.`);
  const fault = problemWithDatabase(file);
  if (fault) throw new CommandError(`${file} cannot be moved: ${fault}.`);
  if (isInUse(file)) {
    throw new CommandError(
      `A server has ${file} open. Stop it first, or orders and bookings that it takes meanwhile would be left behind.`,
    );
  }
  await (await openTables({ ...settings, databaseUrl: null })).destroy();

  using source = new Source(file);
  await using target = new Kysely<AnyTables>({ dialect: postgresDialect(databaseUrl) });
  await refuseUnlessEmpty(target, source.tables());
  await migrate(target);
  return await move(source, target);
}
