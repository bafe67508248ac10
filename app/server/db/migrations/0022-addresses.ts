import { type Kysely, sql } from 'kysely';

/** Finds what somebody left by their address, in whatever case they typed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_address on orders (lower(email))`.execute(db);
  await sql`create index bookings_address on bookings (lower(email))`.execute(db);
  await sql`create index messages_address on messages (lower(email))`.execute(db);
}
