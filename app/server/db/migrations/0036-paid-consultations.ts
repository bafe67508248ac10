import { type Kysely, sql } from 'kysely';

/** The order that a consultation was paid with: it has one booking at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('order_id', 'text').execute();
  await sql`create unique index bookings_order on bookings (order_id) where status = 'booked'`.execute(db);
}
