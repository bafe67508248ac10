import { type Kysely, sql } from 'kysely';
import { wrapDatabaseErrors } from '../databaseError.ts';
import { isDerivedTable } from '../schema.ts';
import type { Row, Value } from './source.ts';

/** Tables whose names are known at run time only. */
export type AnyTables = Record<string, Record<string, unknown>>;

/** The tables of the PostgreSQL database, without those of the migrator and of the search. */
export async function tablesIn(target: Kysely<AnyTables>): Promise<string[]> {
  const { rows } = await wrapDatabaseErrors(() =>
    sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(target),
  );
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_') && !isDerivedTable(name));
}

/** The columns of a table with their types: "text", "boolean". */
export async function columnsIn(target: Kysely<AnyTables>, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await wrapDatabaseErrors(() =>
    sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`.execute(target),
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

export async function countIn(target: Kysely<AnyTables>, table: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(target);
  return Number(rows[0]?.n);
}

export async function sumIn(target: Kysely<AnyTables>, table: string, column: string): Promise<number> {
  const sum = sql<{ n: string }>`select coalesce(sum(${sql.ref(column)}), 0) as n from ${sql.table(table)}`;
  return Number((await sum.execute(target)).rows[0]?.n);
}

/** Converts a row's values to PostgreSQL's types: SQLite has no booleans and no timestamps. */
export function convertRow(row: Row, types: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, convertValue(value, types.get(name) ?? '')]),
  );
}

function convertValue(value: Value, type: string): unknown {
  if (value === null) return null;
  if (type === 'boolean') return value === 1 || value === 'true';
  if (type.startsWith('timestamp') && typeof value === 'number') return new Date(value);
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
