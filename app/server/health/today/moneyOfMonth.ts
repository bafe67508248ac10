import { sql } from 'kysely';
import { instantOf } from '../../../src/domain/booking/clock.ts';
import type { MoneyOfMonth } from '../../../src/domain/contract/staff/today.ts';
import { outstandingCents } from '../../checkout/staff/outstanding.ts';
import type { Context } from '../../platform/context.ts';
import { currency } from '../../platform/payments/provider.ts';

/** What came in since the first of the month, and what is requested or disputed now. @param day today */
export async function moneyOfMonth(
  { database, opening }: Pick<Context, 'database' | 'opening'>,
  day: string,
): Promise<MoneyOfMonth> {
  const first = `${day.slice(0, 7)}-01`;
  const midnight = new Date(instantOf({ day: first, minutes: 0 }, opening.timeZone)).toISOString();
  const [byCard, byTransfer, requested, disputed] = await Promise.all([
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
    outstandingCents(database),
    database
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<number | null>('disputed_cents').as('cents'))
      // Exactly the condition of the index `payments_disputed`, or the index isn't used.
      .where(sql<boolean>`dispute = 'open'`)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    received: Number(byCard.cents) + Number(byTransfer.cents),
    requested,
    disputed: Number(disputed.cents),
  };
}
