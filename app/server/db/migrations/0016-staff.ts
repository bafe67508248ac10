import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

/** The team: members, their logins and second factors, access tokens, the audit log; stages, notes and versions for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const account = (column: ColumnDefinitionBuilder) => column.notNull().references('accounts.id').onDelete('cascade');
  await db.schema
    .alterTable('accounts')
    .addColumn('two_factor_enabled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', account)
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('proven_at', 'text')
    .execute();
  await sql`create index staff_sessions_account on staff_sessions (account_id)`.execute(db);
  await db.schema
    .createTable('staff_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', account)
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('recovery_codes', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'text')
    .execute();
  await sql`create index staff_codes_account on staff_codes (account_id)`.execute(db);
  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', account)
    .addColumn('name', 'text')
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('backed_up', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('created_at', 'text')
    .addColumn('aaguid', 'text')
    .execute();
  await sql`create index staff_passkeys_account on staff_passkeys (account_id)`.execute(db);
  await db.schema
    .createTable('staff_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute();
  await sql`create index audit_log_at on audit_log (at)`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject, at)`.execute(db);
  await db.schema
    .alterTable('orders')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index orders_latest on orders (created_at, id)`.execute(db);
  await db.schema
    .createTable('order_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index order_notes_order on order_notes (order_id)`.execute(db);
  await db.schema
    .alterTable('messages')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('unanswered'))
    .execute();
  await db.schema
    .alterTable('messages')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index messages_latest on messages (created_at, id)`.execute(db);
  await sql`create index outbox_latest on outbox (created_at, id)`.execute(db);
}
