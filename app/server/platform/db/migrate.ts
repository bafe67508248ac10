import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { CommandError, commandLine } from '../cli/command.ts';
import { lockForTransaction } from './advisoryLock.ts';
import { wrapDatabaseErrors } from './databaseError.ts';
import { laterMigrations, type Migrations, migrations as ours } from './migrations.ts';

/** When the first migration ran: the first start of this site. */
export async function firstStart<Tables>(database: Kysely<Tables>): Promise<Date> {
  // The table of Kysely's migrator. Asking the migrator itself would read the whole catalogue of the database.
  const { rows } = await sql<{ first: string }>`select min("timestamp") as first from kysely_migration`.execute(
    database,
  );
  const [row] = rows;
  if (!row?.first) throw new Error('No migration has run yet.');
  return new Date(row.first);
}

/** Whether this version has migrations that the database hasn't run. */
export async function hasPendingMigrations<Tables>(database: Kysely<Tables>): Promise<boolean> {
  const executed = new Set(await wrapDatabaseErrors(() => executedIn(database)));
  return Object.keys(ours).some((name) => !executed.has(name));
}

async function executedIn<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** A later version of the site has changed the database. A restart can't fix that. */
export class LaterVersionError extends CommandError {
  constructor(migration: string) {
    super(
      `A later version of the site has changed the database (${migration}). Install that version again. Or go back to the database of before: stop the server, and run "${commandLine('restore')}" with the copy in DATA_DIR named agency.sqlite.before-upgrade-…, or with a backup.`,
    );
  }
}

const isPostgres = <Tables>(transaction: Transaction<Tables>) =>
  transaction.getExecutor().adapter instanceof PostgresAdapter;

/** For a transaction that writes many rows: PostgreSQL stops none of its statements for its length. */
export async function allowLong<Tables>(transaction: Transaction<Tables>): Promise<void> {
  if (isPostgres(transaction)) await sql`set local statement_timeout = 0`.execute(transaction);
}

/**
 * To be called after the first of many rows. PostgreSQL's triggers keep the plan that they made when a table was empty, and
 * would read all of it for each further row.
 */
export async function planAnew<Tables>(transaction: Transaction<Tables>, table: string): Promise<void> {
  if (isPostgres(transaction)) await sql`analyze ${sql.table(table)}`.execute(transaction);
}

/**
 * Runs the pending migrations in one transaction, one server at a time.
 * @param beforeUpgrade called with the last migration of a database that has run some but not all of them, while nobody
 * else can write to it. When it throws, nothing is migrated
 * @throws LaterVersionError
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  beforeUpgrade: (last: string) => void = () => {},
  migrations: Migrations = ours,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Another server may migrate for long, and so may this one.
    await allowLong(transaction);
    // The migrator takes its own lock only after it has created its tables, where concurrent servers would collide.
    await lockForTransaction(transaction, 'tables');
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => ({ ...migrations }) },
      // Branches may be merged in another order than their migrations are numbered.
      allowUnorderedMigrations: true,
    });
    const known = await migrator.getMigrations();
    const last = known.findLast(({ executedAt }) => executedAt)?.name;
    const [later] = last ? laterMigrations(await executedIn(transaction), migrations) : [];
    if (later) throw new LaterVersionError(later);
    if (last && known.some(({ executedAt }) => !executedAt)) beforeUpgrade(last);
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
