import { type SelectQueryBuilder, sql } from 'kysely';
import { refundByWords } from '../../../src/domain/beginning.ts';
import { formatDateAt } from '../../../src/domain/booking/labels.ts';
import { cardProviderOf } from '../../../src/domain/cardProviders.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import { maxNeeds, type Need, type NeedKind } from '../../../src/domain/contract/staff/today.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { plural } from '../../../src/domain/words.ts';
import { formatReason, paymentPage } from '../../checkout/disputes.ts';
import { duplicatesOf, duplicateWords } from '../../checkout/duplicates.ts';
import { isEndedAndPaid, isNew, isPaymentOverdue, isRefundFailed } from '../../checkout/staff/findOrders.ts';
import { toOrderRows } from '../../checkout/staff/orderRow.ts';
import { excerptOf } from '../../messages/messages.ts';
import { withdrawalOf } from '../../orders/order.ts';
import type { OrderRow, PaymentRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { actorNames } from '../../team/names.ts';
import { hostOf } from '../../webhooks/webhook.ts';
import { calendarNeeds, entryNeeds } from './calendarNeeds.ts';
import { linkNeeds, unpickedNeeds } from './callNeeds.ts';

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

/** Whom the team gets back to today, or should have before, the longest due first, and their number. */
async function followUpNeeds(context: Context): Promise<{ needs: Need[]; count: number }> {
  const { database } = context;
  const due = database.selectFrom('follow_ups').where('done_at', 'is', null).where('due_on', '<=', today(context));
  const [rows, { n }, nameOf] = await Promise.all([
    due.selectAll().orderBy('due_on').orderBy('id').limit(maxNeeds).execute(),
    due.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    actorNames(database),
  ]);
  const needs = rows.map(({ address, due_on, assignee, note }) => ({
    kind: 'follow-up' as const,
    id: address,
    title: note || 'Get in touch',
    about: [address, ...(assignee === null ? [] : [nameOf(assignee)])].join(' · '),
    at: `${due_on}T00:00:00.000Z`,
    alarm: false,
    page: null,
  }));
  return { needs, count: Number(n) };
}

/** How long failed deliveries are shown. */
const daysOfDelivery = 7;

/** Webhooks that were paused after days of failure, or have failed deliveries. There are few. */
async function webhookNeeds(database: Database, now: Date): Promise<Need[]> {
  const since = new Date(now.getTime() - daysOfDelivery * 24 * 3_600_000).toISOString();
  const rows = await database
    .selectFrom('webhooks')
    .leftJoin('webhook_deliveries', (join) =>
      join.onRef('webhook_id', '=', 'webhooks.id').on('status', '=', 'failed').on('due_at', '>=', since),
    )
    .select(['webhooks.id', 'url', 'paused_at', 'failing_since', 'webhooks.created_at'])
    .select(({ fn }) => [
      fn.count('webhook_deliveries.id').as('failed'),
      fn.max('webhook_deliveries.due_at').as('failed_at'),
    ])
    .groupBy(['webhooks.id', 'url', 'paused_at', 'failing_since', 'webhooks.created_at'])
    .orderBy('webhooks.id')
    .execute();
  return rows.flatMap(({ id, url, paused_at, failing_since, created_at, failed, failed_at }): Need[] => {
    const isPaused = paused_at !== null && failing_since !== null;
    if (!isPaused && Number(failed) === 0) return [];
    const what = isPaused ? 'is paused: it kept failing' : `didn’t take ${plural(Number(failed), 'event')}`;
    const at = (isPaused ? paused_at : failed_at) ?? created_at;
    const title = `The webhook to ${hostOf({ url })} ${what}`;
    return [{ kind: 'webhook', id, title, about: 'Webhook', at, alarm: true, page: null }];
  });
}

/** The open dispute of each order that has one: why it was opened, until when it can be answered, and where. */
async function openDisputes(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, Pick<Need, 'about' | 'page' | 'dueBy'>>> {
  const ids = orders.filter(({ status }) => status === 'disputed').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('dispute', '=', 'open')
    .orderBy('disputed_at', 'desc')
    .execute();
  return new Map(
    payments.map((payment) => [
      payment.order_id,
      {
        about: describeDispute(payment),
        page: paymentPage(payment, settings),
        dueBy: payment.dispute_due_by ?? undefined,
      },
    ]),
  );
}

/** "Fraudulent · answer in Stripe by 1 December 2026" */
function describeDispute(payment: PaymentRow): string {
  const { dispute_reason: reason, dispute_due_by: dueBy } = payment;
  const answer = `answer in ${cardProviderOf(payment)?.name ?? 'the demo'}`;
  if (reason === null) return answer;
  const next =
    dueBy === null ? 'the bank is reviewing it' : `${answer} by ${formatDateAt(Date.parse(dueBy), opening.timeZone)}`;
  return `${formatReason(reason)} · ${next}`;
}
