import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Indexes for the money of a month on the desk's Today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_paid on payments (created_at, amount_cents, currency, provider) where status = 'paid'`.execute(
    db,
  );
  await sql`create index payments_disputed on payments (disputed_cents) where dispute = 'open'`.execute(db);
  await db.schema.createIndex('transfers_day').on('transfers').column('day').execute();
}
