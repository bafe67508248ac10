import { type SelectQueryBuilder, sql } from 'kysely';
import { refundByWords } from '../../../src/domain/beginning.ts';
import { maxNeeds, type Need, type NeedKind } from '../../../src/domain/contract/staff/today.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { duplicatesOf, duplicateWords } from '../../checkout/duplicates.ts';
import { isEndedAndPaid, isNew, isPaymentOverdue, isRefundFailed } from '../../checkout/staff/findOrders.ts';
import { toOrderRows } from '../../checkout/staff/orderRow.ts';
import { excerptOf } from '../../messages/messageRow.ts';
import { withdrawalOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { calendarNeeds } from './calendarNeeds.ts';
import { entryNeeds } from './entryNeeds.ts';
import { followUpNeeds } from './followUpNeeds.ts';
import { linkNeeds } from './linkNeeds.ts';
import { openDisputes } from './openDisputes.ts';
import { unpickedNeeds } from './unpickedNeeds.ts';
import { webhookNeeds } from './webhookNeeds.ts';

/** How long a failed deposit is shown: after that, the buyer is unlikely to return. */
const daysOfFailure = 14;

/** What needs attention, with the number of each kind. */
export async function findNeeds(context: Context): Promise<{ needs: Need[]; counts: Record<NeedKind, number> }> {
  const { database, now } = context;
  const lately = new Date(now().getTime() - daysOfFailure * 24 * 3_600_000).toISOString();
  const troubled = database
    .selectFrom('orders')
    // Word for word the condition of the index `orders_troubled`: SQLite compares no parameters with it.
    .where(sql<boolean>`status in ('disputed', 'needs-attention', 'paid-twice', 'failed')`)
    .where(({ or, eb }) => or([eb('status', '!=', 'failed'), eb('updated_at', '>', lately)]))
    // A dispute comes when the work is done, and has a last day.
    .where(({ or, eb }) => or([eb('status', '=', 'disputed'), eb('stage', 'not in', ['done', 'stopped'])]))
    .where(({ not }) => not(isRefundFailed));
  const unrefunded = database.selectFrom('orders').where(isRefundFailed);
  const ended = database
    .selectFrom('orders')
    .where(isEndedAndPaid)
    .where('stage', 'not in', ['done', 'stopped'])
    .where(({ not }) => not(isRefundFailed));
  const day = today(context);
  const overdue = database.selectFrom('orders').where((where) => isPaymentOverdue(where, day));
  const fresh = database.selectFrom('orders').where((where) => isNew(where, day));
  const unanswered = database.selectFrom('messages').where('status', '=', 'unanswered');
  const undelivered = database.selectFrom('outbox').where('status', '=', 'undelivered');
  const [
    money,
    failed,
    over,
    late,
    orders,
    messages,
    mails,
    moneyCount,
    failedCount,
    overCount,
    lateCount,
    orderCount,
    messageCount,
    mailCount,
  ] = await Promise.all([
    troubled.selectAll().orderBy('updated_at', 'desc').limit(maxNeeds).execute(),
    unrefunded.selectAll().orderBy('updated_at', 'desc').limit(maxNeeds).execute(),
    ended.selectAll().orderBy('updated_at', 'desc').limit(maxNeeds).execute(),
    overdue
      .selectAll()
      .select(({ fn, ref, selectFrom }) =>
        fn
          .coalesce(
            selectFrom('balance_requests')
              .select('next_due_on')
              .whereRef('balance_requests.order_id', '=', 'orders.id')
              .where('balance_requests.paid_at', 'is', null)
              .where('withdrawn_at', 'is', null),
            ref('due_on'),
          )
          .as('late_since'),
      )
      .orderBy('late_since')
      .limit(maxNeeds)
      .execute(),
    // The databases order what isn't paid differently.
    fresh
      .selectAll()
      .orderBy(({ fn }) => fn.coalesce('paid_at', 'created_at'), 'desc')
      .limit(maxNeeds)
      .execute(),
    unanswered.selectAll().orderBy('created_at', 'desc').limit(maxNeeds).execute(),
    undelivered
      .select(['id', 'subject', 'recipient', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(maxNeeds)
      .execute(),
    countOf(troubled),
    countOf(unrefunded),
    countOf(ended),
    countOf(overdue),
    countOf(fresh),
    countOf(unanswered),
    countOf(undelivered),
  ]);
  const [moneyNeeds, disputes, lateNeeds, newOrders, unpicked, links, followUps, webhooks, calendars, entries] =
    await Promise.all([
      orderNeeds(context, 'money', [...money, ...failed, ...over].slice(0, maxNeeds)),
      openDisputes(context, money),
      orderNeeds(context, 'overdue', late),
      orderNeeds(context, 'new-order', orders),
      unpickedNeeds(database, now()),
      linkNeeds(context),
      followUpNeeds(context),
      webhookNeeds(database, now()),
      calendarNeeds(context),
      entryNeeds(context),
    ]);
  return {
    needs: [
      ...moneyNeeds.map((need) => {
        const dispute = disputes.get(need.id);
        return dispute ? { ...need, ...dispute, about: `${need.about} · ${dispute.about}` } : need;
      }),
      ...lateNeeds.map((need, index) => ({ ...need, at: `${late[index]?.late_since}T00:00:00.000Z` })),
      ...newOrders,
      ...unpicked.needs,
      ...links.needs,
      ...followUps.needs,
      ...messages.map(({ id, name, message, created_at }) => ({
        kind: 'message' as const,
        id,
        title: `“${excerptOf(message, 80)}”`,
        about: name,
        at: created_at,
        alarm: false,
        page: null,
      })),
      ...mails.map(({ id, subject, recipient, created_at }) => ({
        kind: 'mail' as const,
        id,
        title: subject,
        about: `Not delivered to ${recipient}`,
        at: created_at,
        alarm: true,
        page: null,
      })),
      ...webhooks,
      ...calendars,
      ...entries,
    ],
    counts: {
      money: moneyCount + failedCount + overCount,
      overdue: lateCount,
      'new-order': orderCount,
      unpicked: unpicked.count,
      link: links.count,
      'follow-up': followUps.count,
      message: messageCount,
      mail: mailCount,
      webhook: webhooks.length,
      calendar: calendars.length,
      entry: entries.length,
    },
  };
}

async function countOf<Table extends keyof Schema>(query: SelectQueryBuilder<Schema, Table, object>): Promise<number> {
  const { n } = await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}

async function orderNeeds(
  context: Context,
  kind: 'money' | 'overdue' | 'new-order',
  orders: readonly OrderRow[],
): Promise<Need[]> {
  const [rows, duplicates] = await Promise.all([
    toOrderRows(context, orders),
    duplicatesOf(context.database, kind === 'new-order' ? orders : []),
  ]);
  return rows.map((row, index) => {
    const { id, title, name, money, balance, createdAt } = row;
    const { text, alarm } = moneyWords(row);
    const duplicate = duplicates.get(id);
    const withdrawal = orders[index] && withdrawalOf(orders[index]);
    const due = formatCents(balance?.amount ?? money.due);
    const titles = { money: `${text}: ${title}`, overdue: `${due}: ${title}`, 'new-order': title };
    return {
      kind,
      id,
      title: titles[kind],
      about: [
        name,
        ...(kind === 'new-order' ? [text] : []),
        ...(withdrawal && money.received > money.returned ? [refundByWords(withdrawal)] : []),
        ...(duplicate ? [duplicateWords(duplicate)] : []),
      ].join(' · '),
      at: orders[index]?.paid_at ?? (kind === 'new-order' ? createdAt : (orders[index]?.updated_at ?? '')),
      alarm: alarm || duplicate !== undefined,
      page: null,
    };
  });
}
