import { sql } from 'kysely';
import { instantOf } from '../../../src/domain/booking/clock.ts';
import type { MoneyOfMonth } from '../../../src/domain/contract/staff/today.ts';
import { isFirstUnpaid } from '../../checkout/staff/findOrders.ts';
import type { Context } from '../../platform/context.ts';
import { currency } from '../../platform/payments/provider.ts';

/** What came in since the first of the month, and what is requested or disputed now. @param day today */
export async function moneyOfMonth(
  { database, opening }: Pick<Context, 'database' | 'opening'>,
  day: string,
): Promise<MoneyOfMonth> {
  const first = `${day.slice(0, 7)}-01`;
  const midnight = new Date(instantOf({ day: first, minutes: 0 }, opening.timeZone)).toISOString();
  const [byCard, byTransfer, requested, firstParts, disputed] = await Promise.all([
    database
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
      // Exactly the condition of the index `payments_paid`, or the index isn't used.
      .where(sql<boolean>`status = 'paid'`)
      .where('paid_at', '>=', midnight)
      .where('currency', '=', currency)
      .where('provider', '!=', 'transfer')
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('transfers')
      .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
      .where('day', '>=', first)
      .executeTakeFirstOrThrow(),
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
    database
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<number | null>('disputed_cents').as('cents'))
      // Exactly the condition of the index `payments_disputed`, or the index isn't used.
      .where(sql<boolean>`dispute = 'open'`)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    received: Number(byCard.cents) + Number(byTransfer.cents),
    requested: Number(requested.cents) + Number(firstParts.cents),
    disputed: Number(disputed.cents),
  };
}
