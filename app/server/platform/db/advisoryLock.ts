import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';

/** Advisory lock keys. The numbers are arbitrary, but must not change. */
const locks = {
  tables: 2_026_112_001,
  calendar: 2_026_112_002,
  team: 2_026_112_010,
  posts: 2_026_113_001,
  projects: 2_026_113_002,
} as const;

/**
 * Takes an advisory lock until the end of the transaction, so that transactions run one at a time. SQLite needs none: our
 * transactions take its write lock when they begin.
 */
export async function lockForTransaction(transaction: QueryExecutorProvider, lock: keyof typeof locks): Promise<void> {
  if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(transaction);
  }
}
