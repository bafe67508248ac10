import { type SelectQueryBuilder, sql } from 'kysely';
import { mostNeeds, type Need, type NeedKind } from '../../../src/domain/contract/staff/today.ts';
import { moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { buyerStatusOf } from '../../checkout/orders.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../db/schema.ts';
import type { OrderRow } from '../../db/tables/orders.ts';
import { paymentsOf } from '../orders/findOrders.ts';
import { moneyOf } from '../orders/orderRow.ts';

/** How long a deposit that failed is shown: after that, nobody comes back to it. */
const daysOfFailure = 14;

/** What needs somebody, with how many there are of each kind. */
export async function findNeeds(context: Context): Promise<{ needs: Need[]; counts: Record<NeedKind, number> }> {
  const { database, now } = context;
  const lately = new Date(now().getTime() - daysOfFailure * 24 * 3_600_000).toISOString();
  const troubled = database
    .selectFrom('orders')
    // Word for word the condition of the index `orders_troubled`: SQLite compares no parameters with it.
    .where(sql<boolean>`status in ('disputed', 'needs-attention', 'paid-twice', 'failed')`)
    .where(({ or, eb }) => or([eb('status', '!=', 'failed'), eb('updated_at', '>', lately)]))
    .where('stage', 'not in', ['done', 'stopped']);
  const fresh = database
    .selectFrom('orders')
    .where('stage', '=', 'new')
    .where('status', 'in', ['paid', 'partly-refunded']);
  const unanswered = database.selectFrom('messages').where('status', '=', 'unanswered');
  const undelivered = database.selectFrom('outbox').where('status', '=', 'undelivered');
  const [money, orders, messages, mails] = await Promise.all([
    troubled.selectAll().orderBy('updated_at', 'desc').limit(mostNeeds).execute(),
    fresh.selectAll().orderBy('paid_at', 'desc').limit(mostNeeds).execute(),
    unanswered.selectAll().orderBy('created_at', 'desc').limit(mostNeeds).execute(),
    undelivered
      .select(['id', 'subject', 'recipient', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(mostNeeds)
      .execute(),
  ]);
  return {
    needs: [
      ...(await orderNeeds(context, 'money', money)),
      ...(await orderNeeds(context, 'new-order', orders)),
      ...messages.map(({ id, name, message, created_at }) => ({
        kind: 'message' as const,
        id,
        title: `“${firstWords(message)}”`,
        about: name,
        at: created_at,
        alarm: false,
      })),
      ...mails.map(({ id, subject, recipient, created_at }) => ({
        kind: 'mail' as const,
        id,
        title: subject,
        about: `Not delivered to ${recipient}`,
        at: created_at,
        alarm: true,
      })),
    ],
    counts: {
      money: await countOf(troubled),
      'new-order': await countOf(fresh),
      message: await countOf(unanswered),
      mail: await countOf(undelivered),
    },
  };
}

async function countOf<Table extends keyof Schema>(query: SelectQueryBuilder<Schema, Table, object>): Promise<number> {
  const { n } = await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}

async function orderNeeds(
  { database, now }: Context,
  kind: 'money' | 'new-order',
  orders: readonly OrderRow[],
): Promise<Need[]> {
  const payments = await paymentsOf(
    database,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => {
    const own = payments.filter(({ order_id }) => order_id === order.id);
    const { text, alarm } = moneyWords(buyerStatusOf(order, now()).status, moneyOf(order, own), order.deposit_cents);
    return {
      kind,
      id: order.id,
      title: kind === 'money' ? `${text}: ${order.title}` : order.title,
      about: kind === 'money' ? order.name : `${order.name} · ${text}`,
      at: order.paid_at ?? order.updated_at,
      alarm,
    };
  });
}

/** The beginning of a message, in one line. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
