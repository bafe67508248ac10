import { type Kysely, sql } from 'kysely';

/** Why e-mails failed, which ones go to the agency, and a table to check that the database is writable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('to_agency', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['resent_at', 'failure', 'failure_cause']) {
    await db.schema.alterTable('outbox').addColumn(name, 'text').execute();
  }
  await sql`
    update outbox set to_agency = 1
    where id like '%-notice' or id like '%-agency' or id like '%-agency-%'`.execute(db);
  await sql`update outbox set status = 'undelivered' where status = 'given-up'`.execute(db);
  await sql`create index outbox_undelivered on outbox (due_at) where status = 'undelivered'`.execute(db);
  await db.schema
    .createTable('write_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('filler', 'text', (column) => column.notNull())
    .execute();
}
