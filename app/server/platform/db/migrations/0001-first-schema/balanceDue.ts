/** What the triggers watch. */
const orderColumns = 'status, total_cents, deposit_cents, cancelled_at, consumer_withdrew_at';
const paymentColumns = 'order_id, status, currency, amount_cents, asked_cents, refunded_cents, dispute, disputed_cents';

/** SQL: refunds and a lost dispute of a payment. */
const returned = (row: string) =>
  `(${row}.refunded_cents + case when ${row}.dispute = 'lost' then ${row}.disputed_cents else 0 end)`;

/** SQL: whether an order has a balance due, by the same rule as `moneyOf`. */
function isDueSql(isPostgres: boolean): string {
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
  return `case when status in ('paid', 'partly-refunded') and cancelled_at is null and consumer_withdrew_at is null and total_cents > (
      select coalesce(sum(${counted}), 0) from payments where ${isPaid('payments')}
    ) + (
      select coalesce(sum(${asked}), 0) from payments
      where payments.order_id = orders.id and payments.status = 'processing'
    ) then 1 else 0 end`;
}

/** Triggers that keep whether an order has a balance due, whenever it or one of its payments changes. */
export function balanceDue(isPostgres: boolean): string[] {
  const isDue = isDueSql(isPostgres);
  const updateBalance = (order: string) =>
    `update orders set balance_due = ${isDue} where id = ${order} and balance_due <> ${isDue};`;
  if (isPostgres) {
    return [
      `create function orders_balance_kept() returns trigger language plpgsql as $$ begin
        ${updateBalance('new.id')} return null; end $$`,
      `create function payments_balance_kept() returns trigger language plpgsql as $$ begin
        if tg_op <> 'DELETE' then ${updateBalance('new.order_id')} else ${updateBalance('old.order_id')} end if; return null; end $$`,
      `create trigger orders_balance_kept after insert or update of ${orderColumns} on orders
        for each row execute function orders_balance_kept()`,
      `create trigger payments_balance_kept after insert or delete or update of ${paymentColumns} on payments
        for each row execute function payments_balance_kept()`,
    ];
  }
  return [
    `create trigger orders_balance_added after insert on orders begin ${updateBalance('new.id')} end`,
    `create trigger orders_balance_changed after update of ${orderColumns} on orders begin ${updateBalance('new.id')} end`,
    `create trigger payments_balance_added after insert on payments begin ${updateBalance('new.order_id')} end`,
    `create trigger payments_balance_removed after delete on payments begin ${updateBalance('old.order_id')} end`,
    `create trigger payments_balance_changed after update of ${paymentColumns} on payments begin
      ${updateBalance('new.order_id')} end`,
  ];
}
