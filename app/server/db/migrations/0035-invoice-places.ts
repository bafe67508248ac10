import { type Kysely, sql } from 'kysely';

/**
 * The place of a document among those of its payment: two servers, or a server and a command, can't issue the same one. An
 * earlier version of the site that still runs leaves it out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invoices').addColumn('payment_place', 'integer').execute();
  await sql`create unique index invoices_place on invoices (payment_id, payment_place)`.execute(db);
}
