import { sql } from 'kysely';
import { maxNeeds, type Need } from '../../../src/domain/contract/staff/today.ts';
import { settledStatuses } from '../../booking/paid/hasPaidCall.ts';
import { referenceOf } from '../../orders/order.ts';
import type { Database } from '../../platform/db/open.ts';

/** How long they are shown, in milliseconds: old bookings are deleted. */
const shown = 365 * 24 * 3_600_000;

/** Paid consultations whose buyers have chosen no time, the oldest first, and their number. */
export async function unpickedNeeds(database: Database, now: Date): Promise<{ needs: Need[]; count: number }> {
  const oldest = new Date(now.getTime() - shown).toISOString();
  const unpicked = database
    .selectFrom('orders')
    // Word for word the condition of the index `orders_paid_calls`.
    .where(sql<boolean>`selection like '%"wizard":"consultation"%'`)
    .where('status', 'in', settledStatuses)
    .where('stage', 'not in', ['done', 'stopped'])
    .where('paid_at', '>', oldest)
    .where('cancelled_at', 'is', null)
    .where('consumer_withdrew_at', 'is', null)
    // The addresses of erased buyers are empty.
    .where('email', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('id')
            .whereRef('order_id', '=', 'orders.id')
            .where('bookings.status', '=', 'booked'),
        ),
      ),
    );
  const [rows, { n }] = await Promise.all([
    unpicked.select(['id', 'title', 'name', 'paid_at', 'updated_at']).orderBy('paid_at').limit(maxNeeds).execute(),
    unpicked.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  const needs = rows.map(({ id, title, name, paid_at, updated_at }) => ({
    kind: 'unpicked' as const,
    id,
    title: `${title}: no time chosen yet`,
    about: `${name} · ${referenceOf({ id })}`,
    at: paid_at ?? updated_at,
    alarm: false,
    page: null,
  }));
  return { needs, count: Number(n) };
}
