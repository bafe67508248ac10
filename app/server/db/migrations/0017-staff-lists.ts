import { type Kysely, sql } from 'kysely';

/** What the desk's lists sort and filter by, and when a member last logged in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').addColumn('last_login_at', 'text').execute();
  await sql`create index messages_status on messages (status, created_at, id)`.execute(db);
  await sql`create index outbox_status on outbox (status, created_at, id)`.execute(db);
  await sql`create index bookings_latest on bookings (created_at, id)`.execute(db);
  await sql`create index subscribers_latest on subscribers (created_at, id)`.execute(db);
  await sql`create index accounts_latest on accounts (created_at, id)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor, at, id)`.execute(db);
  await sql`create index audit_log_action on audit_log (action, at, id)`.execute(db);
}
