import { type Kysely, PostgresAdapter, sql } from 'kysely';

const existing = 'default';

/**
 * Hosts, who take calls, each with hours and calendars of their own. What there is belongs to the first one. A host has one
 * call at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hosts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('paused_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into hosts (id, name, position, created_at)
    values (${existing}, '', 0, ${new Date().toISOString()})`.execute(db);
  for (const table of ['bookings', 'slot_holds', 'calendars']) {
    await db.schema
      .alterTable(table)
      .addColumn('host_id', 'text', (column) => column.notNull().defaultTo(existing))
      .execute();
  }
  await db.schema.alterTable('opening_hours').renameColumn('id', 'host_id').execute();
  await sql`update opening_hours set host_id = ${existing}`.execute(db);
  await db.schema.dropIndex('bookings_booked').execute();
  await sql`create unique index bookings_booked on bookings (starts_at, host_id) where status = 'booked'`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (isPostgres) await refuseOverlaps(db);
  for (const statement of isPostgres ? [inPostgres] : inSqlite) await sql.raw(statement).execute(db);
}

/** PostgreSQL rejects overlapping bookings of one host: in its ranges, every time follows the id of the host. */
async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ guard: string }>`
    select pg_get_expr(index.indpred, index.indrelid) as guard from pg_index index
    join pg_constraint on pg_constraint.conindid = index.indexrelid
    where pg_constraint.conname = 'bookings_apart' and pg_constraint.conrelid = 'bookings'::regclass`.execute(db);
  const guard = rows[0]?.guard ?? "status = 'booked'";
  await sql`alter table bookings drop constraint bookings_apart`.execute(db);
  await sql`
    alter table bookings add constraint bookings_apart exclude using gist
    (instant_range(host_id || ' ' || starts_at, host_id || ' ' || ends_at) with &&) where (${sql.raw(guard)})`.execute(
    db,
  );
}

/** The desk shows hosts live, with the calls. */
const inPostgres = `create trigger hosts_told after insert or update or delete on hosts
  for each row execute function tell_desk('bookings')`;

const inSqlite = ['insert', 'update', 'delete'].map(
  (change) => `create trigger hosts_told_${change} after ${change} on hosts begin
    update change_counts set number = number + 1 where topic = 'bookings'; end`,
);
