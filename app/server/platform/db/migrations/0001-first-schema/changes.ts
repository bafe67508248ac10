/** What the desk shows live, and the tables it is in. */
const topics = {
  orders: ['orders', 'payments', 'transfers', 'refunds', 'order_notes', 'balance_requests', 'offers'],
  bookings: ['bookings', 'days_off', 'opening_hours', 'hosts'],
  // Pages of people and Today follow messages, too.
  messages: ['messages', 'message_answers', 'follow_ups', 'quote_owners'],
  mails: ['outbox'],
  webhooks: ['webhooks', 'webhook_deliveries'],
  team: ['staff', 'staff_sessions'],
  log: ['audit_log'],
} as const;

const tables = Object.entries(topics).flatMap(([topic, names]) => names.map((table) => ({ topic, table })));

/**
 * Triggers that tell every process what has changed: PostgreSQL notifies them, of each topic once per transaction; SQLite
 * counts in a table that they look at.
 */
export const changes = (isPostgres: boolean) => (isPostgres ? inPostgres : inSqlite);

const inPostgres = [
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

const inSqlite = [
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
