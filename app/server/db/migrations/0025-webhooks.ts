import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the desk shows live, and the tables it is in. */
const topics = {
  orders: ['orders', 'payments', 'transfers', 'refunds', 'order_notes', 'balance_requests'],
  bookings: ['bookings', 'days_off', 'opening_hours'],
  messages: ['messages'],
  mails: ['outbox'],
  webhooks: ['webhooks', 'webhook_deliveries'],
  team: ['staff', 'staff_sessions'],
  log: ['audit_log'],
} as const;

/**
 * Webhooks with their deliveries. And triggers that tell every process what has changed: PostgreSQL notifies them, SQLite counts
 * in a table that they look at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('paused_at', 'text')
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resent_at', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('answer', 'text')
    .execute();
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'waiting'");
  await run('create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at, id)');
  await run('create index webhook_deliveries_created on webhook_deliveries (created_at)');
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? inPostgres() : inSqlite()) await run(statement);
}

const tables = Object.entries(topics).flatMap(([topic, names]) => names.map((table) => ({ topic, table })));

/** A transaction notifies of each topic once, when it is committed. */
function inPostgres(): string[] {
  return [
    `create function tell_desk() returns trigger language plpgsql as $$ begin
      perform pg_notify('desk', tg_argv[0]);
      return null;
    end $$`,
    ...tables.map(
      ({ topic, table }) =>
        `create trigger ${table}_told after insert or update or delete on ${table}
          for each row execute function tell_desk('${topic}')`,
    ),
  ];
}

function inSqlite(): string[] {
  return [
    'create table change_counts (topic text not null primary key, number integer not null)',
    ...Object.keys(topics).map((topic) => `insert into change_counts (topic, number) values ('${topic}', 0)`),
    ...tables.flatMap(({ topic, table }) =>
      ['insert', 'update', 'delete'].map(
        (change) =>
          `create trigger ${table}_told_${change} after ${change} on ${table} begin
            update change_counts set number = number + 1 where topic = '${topic}'; end`,
      ),
    ),
  ];
}
