import { sql } from 'kysely';
import { type Context, today } from '../../platform/context.ts';
import type { Database } from '../../platform/db/open.ts';
import { currency } from '../../platform/payments/provider.ts';
import { isFirstUnpaid, isPaymentOverdue } from './findOrders.ts';
import { toOrderRows } from './orderRow.ts';

/** Cents to pay now of requested balances and of the first parts of accepted offers. */
export async function outstandingCents(database: Database): Promise<number> {
  const [balances, firstParts] = await Promise.all([
    database
      .selectFrom('balance_requests')
      .innerJoin('orders', 'orders.id', 'balance_requests.order_id')
      // As in `balance_due`, a deposit that was paid twice and refunded once counts once, and what is on its way isn't due.
      .select(
        sql<number | null>`sum(total_cents - (
          select coalesce(sum(coalesce(payments.amount_cents, payments.asked_cents, deposit_cents)), 0) from payments
          where payments.order_id = orders.id and (payments.status = 'processing' or payments.status = 'paid'
            and payments.currency = ${currency}
            and not (payments.asked_cents is null and payments.refunded_cents >= payments.amount_cents))
        ))`.as('cents'),
      )
      .where('balance_requests.paid_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('stage', '!=', 'stopped')
      // The plus keeps SQLite from using the index on `balance_due`: far fewer balances are requested than due.
      .where(sql<boolean>`+balance_due = 1`)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('orders')
      .select(
        sql<number | null>`sum(deposit_cents - (
          select coalesce(sum(payments.amount_cents - payments.refunded_cents), 0) from payments
          where payments.order_id = orders.id and payments.status = 'paid' and payments.currency = ${currency}
        ))`.as('cents'),
      )
      .where(isFirstUnpaid)
      .where('stage', '!=', 'stopped')
      .executeTakeFirstOrThrow(),
  ]);
  return Number(balances.cents) + Number(firstParts.cents);
}

/** Cents of it whose day has passed: of a plan in parts, those parts only. */
export async function overdueCents(context: Pick<Context, 'database' | 'now' | 'opening'>): Promise<number> {
  const late = context.database.selectFrom('orders').where((where) => isPaymentOverdue(where, today(context)));
  const rows = await toOrderRows(context, await late.selectAll().execute());
  return rows.reduce((cents, { balance }) => cents + (balance?.amount ?? 0), 0);
}
