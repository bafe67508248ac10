import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Counters of daily limits, and a constraint against overlapping bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('whose', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_once', ['what', 'whose'])
    .execute();
  await dropOldCounts(db);
  await refuseOverlaps(db);
}

/** Drops the earlier counters, some of which were stored with addresses. */
async function dropOldCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('quote_mails').execute();
  await db.schema.dropIndex('messages_mailbox').execute();
  await db.schema.alterTable('messages').dropColumn('mailbox').execute();
  await db.schema.dropIndex('subscribers_mailbox').execute();
  for (const column of ['mailbox', 'mails', 'mails_since']) {
    await db.schema.alterTable('subscribers').dropColumn(column).execute();
  }
}

/**
 * PostgreSQL rejects overlapping bookings, also from servers with other opening hours. SQLite needs no constraint: its
 * transactions run one after another.
 */
async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Instants are texts of equal length in UTC, so they sort by time.
  await sql`create type instant_range as range (subtype = text, collation = "C")`.execute(db);
  await sql`
    alter table bookings add constraint bookings_apart
    exclude using gist (instant_range(starts_at, ends_at) with &&) where (${await guarded(db)})`.execute(db);
}

/** All bookings; if some overlap already, only later ones, so that the server can start. */
async function guarded(db: Kysely<unknown>) {
  const { rows } = await sql<{ latest: string | null }>`
    select max(greatest(one.created_at, other.created_at)) as latest from bookings one join bookings other
    on one.id < other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at
    where one.status = 'booked' and other.status = 'booked'`.execute(db);
  const latest = rows[0]?.latest ?? null;
  return latest === null ? sql`status = 'booked'` : sql`status = 'booked' and created_at > ${sql.lit(latest)}`;
}
