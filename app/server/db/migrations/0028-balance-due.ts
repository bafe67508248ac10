import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Which orders have a balance due, by the same rule as `moneyOf`: refunds, lost disputes and pending payments count too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of balanceDueStatements(isPostgres, ['cancelled_at'])) await sql.raw(statement).execute(db);
}

/** What the triggers watch. */
const orderColumns = 'status, total_cents, deposit_cents';
const paymentColumns = 'order_id, status, currency, amount_cents, asked_cents, refunded_cents, dispute, disputed_cents';

/** SQL: refunds and a lost dispute of a payment. */
const returned = (row: string) =>
  `(${row}.refunded_cents + case when ${row}.dispute = 'lost' then ${row}.disputed_cents else 0 end)`;

/** SQL: whether an order has a balance due. */
function isDueSql(isPostgres: boolean, endings: readonly string[]): string {
  const [least, greatest] = isPostgres ? ['least', 'greatest'] : ['min', 'max'];
  const isPaid = (row: string) => `${row}.order_id = orders.id and ${row}.status = 'paid' and ${row}.currency = 'eur'`;
  const isReturned = (row: string) => `${returned(row)} >= ${greatest}(1, coalesce(${row}.amount_cents, 1))`;
  const amount = 'coalesce(payments.amount_cents, 0)';
  const asked = 'coalesce(payments.asked_cents, orders.deposit_cents)';
  const isSecondDeposit = `payments.asked_cents is null and ${isReturned('payments')} and exists (
    select 1 from payments as other
    where ${isPaid('other')} and other.asked_cents is null and not ${isReturned('other')})`;
  const counted = `case when ${isSecondDeposit} then 0
    else ${amount} - ${greatest}(0, ${least}(${returned('payments')}, ${amount} - ${asked})) end`;
  return `case when status in ('paid', 'partly-refunded') and ${endings.map((column) => `${column} is null`).join(' and ')} and total_cents > (
      select coalesce(sum(${counted}), 0) from payments where ${isPaid('payments')}
    ) + (
      select coalesce(sum(${asked}), 0) from payments
      where payments.order_id = orders.id and payments.status = 'processing'
    ) then 1 else 0 end`;
}

/** SQL: replaces the triggers. @param endings columns of orders: with one of them, nothing more is due */
export function balanceDueStatements(isPostgres: boolean, endings: readonly string[]): string[] {
  const isDue = isDueSql(isPostgres, endings);
  const watched = [orderColumns, ...endings].join(', ');
  const updateBalance = (order: string) =>
    `update orders set balance_due = ${isDue} where id = ${order} and balance_due <> ${isDue};`;
  return [
    ...(isPostgres
      ? [
          'drop trigger orders_balance_kept on orders',
          'drop trigger payments_balance_kept on payments',
          `create or replace function orders_balance_kept() returns trigger language plpgsql as $$ begin
            ${updateBalance('new.id')} return null; end $$`,
          `create or replace function payments_balance_kept() returns trigger language plpgsql as $$ begin
            if tg_op <> 'DELETE' then ${updateBalance('new.order_id')} else ${updateBalance('old.order_id')} end if; return null; end $$`,
          `create trigger orders_balance_kept after insert or update of ${watched} on orders
            for each row execute function orders_balance_kept()`,
          `create trigger payments_balance_kept after insert or delete or update of ${paymentColumns} on payments
            for each row execute function payments_balance_kept()`,
        ]
      : [
          ...['orders_balance_added', 'orders_balance_changed'].map((name) => `drop trigger ${name}`),
          ...['added', 'removed', 'changed'].map((what) => `drop trigger payments_balance_${what}`),
          `create trigger orders_balance_added after insert on orders begin ${updateBalance('new.id')} end`,
          `create trigger orders_balance_changed after update of ${watched} on orders begin ${updateBalance('new.id')} end`,
          `create trigger payments_balance_added after insert on payments begin ${updateBalance('new.order_id')} end`,
          `create trigger payments_balance_removed after delete on payments begin ${updateBalance('old.order_id')} end`,
          `create trigger payments_balance_changed after update of ${paymentColumns} on payments begin
            ${updateBalance('new.order_id')} end`,
        ]),
    `update orders set balance_due = ${isDue} where balance_due <> ${isDue}`,
  ];
}
