import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** One lock for each thing that only one transaction at a time may do. Any numbers, as long as they stay the same. */
const locks = { tables: 2_026_112_001, calendar: 2_026_112_002 } as const;

/**
 * Waits until no other transaction of any server holds this lock, and holds it until this transaction ends.
 * SQLite needs no lock by name: each of our transactions has the file to itself from its beginning.
 */
export async function lockForTransaction<Tables>(transaction: Kysely<Tables>, lock: keyof typeof locks): Promise<void> {
  if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(transaction);
  }
}
