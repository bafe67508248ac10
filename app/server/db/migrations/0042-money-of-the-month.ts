import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Indexes for the desk's Today: for the money of a month, and for paid consultations whose time isn't chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_paid on payments (created_at, amount_cents, currency, provider) where status = 'paid'`.execute(
    db,
  );
  await sql`create index payments_disputed on payments (disputed_cents) where dispute = 'open'`.execute(db);
  await db.schema.createIndex('transfers_day').on('transfers').columns(['day', 'amount_cents']).execute();
  await sql`create index orders_paid_calls on orders (paid_at) where selection like '%"wizard":"consultation"%'`.execute(
    db,
  );
}
