import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { peopleSearch } from './0026-people-search.ts';

/**
 * Drafts of the newsletter, filters that members keep, and what makes lists of the desk fast: people by their latest contact,
 * and which orders have a balance due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('newsletter_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute();
  await db.schema.alterTable('newsletter_issues').addColumn('stopped_at', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('issue', 'text').execute();
  await sql`create index outbox_issue on outbox (issue, status) where issue is not null`.execute(db);
  await db.schema
    .createTable('kept_filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('view', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('kept_filters_name', ['member', 'name'])
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('balance_due', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const statement of [...balanceDue(isPostgres), ...peopleSearch(isPostgres)])
    await sql.raw(statement).execute(db);
}

/** Whether more is to come than was received (a second deposit that went back was not), as triggers keep it whenever an order or one of its payments changes. */
const isDue = `case when status in ('paid', 'partly-refunded') and total_cents > (
    select coalesce(sum(amount_cents), 0) from payments
    where payments.order_id = orders.id and payments.status = 'paid' and payments.currency = 'eur'
      and not (payments.asked_cents is null and payments.refunded_cents >= payments.amount_cents)
  ) then 1 else 0 end`;
const updateBalance = (order: string) =>
  `update orders set balance_due = ${isDue} where id = ${order} and balance_due <> ${isDue};`;

function balanceDue(isPostgres: boolean): string[] {
  return [
    `update orders set balance_due = ${isDue}`,
    'create index orders_balance_due on orders (created_at, id) where balance_due = 1',
    ...(isPostgres
      ? [
          `create function orders_balance_kept() returns trigger language plpgsql as $$ begin
            ${updateBalance('new.id')} return null; end $$`,
          `create function payments_balance_kept() returns trigger language plpgsql as $$ begin
            if tg_op <> 'DELETE' then ${updateBalance('new.order_id')} else ${updateBalance('old.order_id')} end if; return null; end $$`,
          `create trigger orders_balance_kept after insert or update of status, total_cents on orders
            for each row execute function orders_balance_kept()`,
          `create trigger payments_balance_kept
            after insert or delete or update of order_id, status, currency, amount_cents, asked_cents, refunded_cents on payments
            for each row execute function payments_balance_kept()`,
        ]
      : [
          `create trigger orders_balance_added after insert on orders begin ${updateBalance('new.id')} end`,
          `create trigger orders_balance_changed after update of status, total_cents on orders begin
            ${updateBalance('new.id')} end`,
          `create trigger payments_balance_added after insert on payments begin ${updateBalance('new.order_id')} end`,
          `create trigger payments_balance_removed after delete on payments begin ${updateBalance('old.order_id')} end`,
          `create trigger payments_balance_changed after update of order_id, status, currency, amount_cents, asked_cents, refunded_cents on payments begin
            ${updateBalance('new.order_id')} end`,
        ]),
  ];
}
