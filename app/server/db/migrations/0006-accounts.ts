import { type Kysely, sql } from 'kysely';

/**
 * The auth library's four tables, with our column types: accounts, sessions, credentials and verifications. Then our own:
 * links in e-mails, verified addresses, and owners of saved quotes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index account_sessions_account on account_sessions (account_id)`.execute(db);
  await db.schema
    .createTable('account_credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_account', 'text', (column) => column.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('account_credentials_once', ['provider', 'provider_account'])
    .execute();
  await sql`create index account_credentials_account on account_credentials (account_id)`.execute(db);
  await db.schema
    .createTable('account_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index account_verifications_identifier on account_verifications (identifier)`.execute(db);
  await db.schema
    .createTable('account_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('password', 'text')
    .addColumn('new_address', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index account_links_address on account_links (address)`.execute(db);
  await sql`create index account_links_account on account_links (account_id)`.execute(db);
  await db.schema
    .createTable('account_addresses')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('proved_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index account_addresses_account on account_addresses (account_id)`.execute(db);
  await db.schema
    .createTable('quote_keepers')
    .addColumn('keeper', 'text', (column) => column.notNull())
    .addColumn('quote_id', 'text', (column) => column.notNull().references('kept_quotes.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quote_keepers_once', ['keeper', 'quote_id'])
    .execute();
  await sql`create index quote_keepers_quote on quote_keepers (quote_id)`.execute(db);
  // Records from before an account was opened are found by address.
  await sql`create index orders_address on orders (lower(email))`.execute(db);
  await sql`create index bookings_address on bookings (lower(email))`.execute(db);
  await sql`create index messages_address on messages (lower(email))`.execute(db);
  await sql`create index outbox_recipient on outbox (lower(recipient))`.execute(db);
}
