import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Each version of the terms with its whole text, the one that an order was placed by, and the e-mails that it is attached to.
 * And when a consumer asked for the work to begin within the withdrawal period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('terms')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
  await db.schema.alterTable('orders').addColumn('terms', 'text').execute();
  await db.schema.alterTable('orders').addColumn('begin_requested_at', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('terms', 'text').execute();
}

const refusal = 'The words of a version of the terms are never changed.';

const inSqlite = [
  `create trigger terms_stay before update of version, document on terms begin select raise(abort, '${refusal}'); end`,
];

const inPostgres = [
  `create function terms_stay() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
  'create trigger terms_stay before update of version, document on terms for each row execute function terms_stay()',
];
