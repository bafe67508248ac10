import { type Kysely, sql } from 'kysely';

/** Newsletter subscribers with double opt-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('mails_since', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('confirmed_at', 'text')
    .execute();
  await sql`create index subscribers_mailbox on subscribers (mailbox)`.execute(db);
  await sql`create index subscribers_pending on subscribers (expires_at) where status = 'pending'`.execute(db);
}
