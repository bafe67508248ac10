import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { tables } from '../schema.ts';
import { createTable, type TableSql } from '../table.ts';
import { balanceDue } from './0001-first-schema/balanceDue.ts';
import { changes } from './0001-first-schema/changes.ts';
import { constraints } from './0001-first-schema/constraints.ts';
import { peopleSearch } from './0001-first-schema/peopleSearch.ts';
import { search } from './0001-first-schema/search.ts';

/** The tables with their indexes, the triggers that derive data from them, and the first host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  for (const [name, table] of Object.entries<TableSql>(tables))
    if (!table.isDerived) await run(createTable(name, table));
  await sql`insert into hosts (id, name, position, created_at)
    values ('default', '', 0, ${new Date().toISOString()})`.execute(db);
  for (const part of [constraints, search, peopleSearch, balanceDue, changes]) await run(part(isPostgres));
}
