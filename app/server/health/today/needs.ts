import { sql } from 'kysely';
import { refundByWords } from '../../../src/domain/beginning.ts';
import { formatDateAt } from '../../../src/domain/booking/labels.ts';
import { cardProviderOf } from '../../../src/domain/cardProviders.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import { maxNeeds, type Need, type NeedKind, needKinds } from '../../../src/domain/contract/staff/today.ts';
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
import { after, type Context, today } from '../../platform/context.ts';
import { actorNames } from '../../team/names.ts';
import { hostOf } from '../../webhooks/webhook.ts';
import { calendarNeeds, entryNeeds } from './calendarNeeds.ts';
import { linkNeeds, unpickedNeeds } from './callNeeds.ts';
import { allOf, type Found, type FoundNeed, firstOf } from './found.ts';

const finders: Readonly<Record<NeedKind, (context: Context) => Promise<Found>>> = {
  money: moneyNeeds,
  overdue: overdueNeeds,
  'new-order': newOrderNeeds,
  unpicked: unpickedNeeds,
  link: linkNeeds,
  'follow-up': followUpNeeds,
  message: messageNeeds,
  mail: mailNeeds,
  webhook: webhookNeeds,
  calendar: calendarNeeds,
  entry: entryNeeds,
};

/** What needs attention, with the number of each kind. */
export async function findNeeds(context: Context): Promise<{ needs: Need[]; counts: Record<NeedKind, number> }> {
  const found = await Promise.all(needKinds.map(async (kind) => ({ kind, ...(await finders[kind](context)) })));
  return {
    needs: found.flatMap(({ kind, needs }) => needs.map((need) => ({ page: null, ...need, kind }))),
    counts: Object.fromEntries(found.map(({ kind, count }) => [kind, count])) as Record<NeedKind, number>,
  };
}

/** How long a failed deposit is shown: after that, the buyer is unlikely to return. */
const daysOfFailure = 14;

/** Orders with money that doesn't match, a failed refund, or money to refund. */
async function moneyNeeds(context: Context): Promise<Found> {
  const { database, now } = context;
  const lately = after(now(), -daysOfFailure * 24 * 3_600_000);
  const queries = [
    database
      .selectFrom('orders')
      // Word for word the condition of the index `orders_troubled`: SQLite compares no parameters with it.
      .where(sql<boolean>`status in ('disputed', 'needs-attention', 'paid-twice', 'failed')`)
      .where(({ or, eb }) => or([eb('status', '!=', 'failed'), eb('updated_at', '>', lately)]))
      // A dispute comes when the work is done, and has a last day.
      .where(({ or, eb }) => or([eb('status', '=', 'disputed'), eb('stage', 'not in', ['done', 'stopped'])]))
      .where(({ not }) => not(isRefundFailed)),
    database.selectFrom('orders').where(isRefundFailed),
    database
      .selectFrom('orders')
      .where(isEndedAndPaid)
      .where('stage', 'not in', ['done', 'stopped'])
      .where(({ not }) => not(isRefundFailed)),
  ];
  const found = await Promise.all(
    queries.map((query) => firstOf(query, (orders) => orders.selectAll().orderBy('updated_at', 'desc'))),
  );
  const rows = found.flatMap((each) => each.rows).slice(0, maxNeeds);
  const [needs, disputes] = await Promise.all([
    orderNeeds(context, 'money', rows),
    openDisputes(context, found[0]?.rows ?? []),
  ]);
  return {
    needs: needs.map((need) => {
      const dispute = disputes.get(need.id);
      return dispute ? { ...need, ...dispute, about: `${need.about} · ${dispute.about}` } : need;
    }),
    count: found.reduce((sum, each) => sum + each.count, 0),
  };
}

async function overdueNeeds(context: Context): Promise<Found> {
  const { rows, count } = await firstOf(
    context.database.selectFrom('orders').where((where) => isPaymentOverdue(where, today(context))),
    (orders) =>
      orders
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
        .orderBy('late_since'),
  );
  const needs = await orderNeeds(context, 'overdue', rows);
  return { needs: needs.map((need, index) => ({ ...need, at: `${rows[index]?.late_since}T00:00:00.000Z` })), count };
}

async function newOrderNeeds(context: Context): Promise<Found> {
  const { rows, count } = await firstOf(
    context.database.selectFrom('orders').where((where) => isNew(where, today(context))),
    // The databases order what isn't paid differently.
    (orders) => orders.selectAll().orderBy(({ fn }) => fn.coalesce('paid_at', 'created_at'), 'desc'),
  );
  return { needs: await orderNeeds(context, 'new-order', rows), count };
}

async function orderNeeds(
  context: Context,
  kind: 'money' | 'overdue' | 'new-order',
  orders: readonly OrderRow[],
): Promise<FoundNeed[]> {
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
    };
  });
}

/** Whom the team gets back to today, or should have before, the longest due first. */
async function followUpNeeds(context: Context): Promise<Found> {
  const { database } = context;
  const due = database.selectFrom('follow_ups').where('done_at', 'is', null).where('due_on', '<=', today(context));
  const [{ rows, count }, nameOf] = await Promise.all([
    firstOf(due, (followUps) => followUps.selectAll().orderBy('due_on').orderBy('id')),
    actorNames(database),
  ]);
  const needs = rows.map(({ address, due_on, assignee, note }) => ({
    id: address,
    title: note || 'Get in touch',
    about: [address, ...(assignee === null ? [] : [nameOf(assignee)])].join(' · '),
    at: `${due_on}T00:00:00.000Z`,
    alarm: false,
  }));
  return { needs, count };
}

async function messageNeeds({ database }: Context): Promise<Found> {
  const { rows, count } = await firstOf(
    database.selectFrom('messages').where('status', '=', 'unanswered'),
    (messages) => messages.selectAll().orderBy('created_at', 'desc'),
  );
  const needs = rows.map(({ id, name, message, created_at }) => ({
    id,
    title: `“${excerptOf(message, 80)}”`,
    about: name,
    at: created_at,
    alarm: false,
  }));
  return { needs, count };
}

async function mailNeeds({ database }: Context): Promise<Found> {
  const { rows, count } = await firstOf(database.selectFrom('outbox').where('status', '=', 'undelivered'), (mails) =>
    mails.select(['id', 'subject', 'recipient', 'created_at']).orderBy('created_at', 'desc'),
  );
  const needs = rows.map(({ id, subject, recipient, created_at }) => ({
    id,
    title: subject,
    about: `Not delivered to ${recipient}`,
    at: created_at,
    alarm: true,
  }));
  return { needs, count };
}

/** How long failed deliveries are shown. */
const daysOfDelivery = 7;

/** Webhooks that were paused after days of failure, or have failed deliveries. There are few. */
async function webhookNeeds({ database, now }: Context): Promise<Found> {
  const since = after(now(), -daysOfDelivery * 24 * 3_600_000);
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
  const needs = rows.flatMap(({ id, url, paused_at, failing_since, created_at, failed, failed_at }): FoundNeed[] => {
    const isPaused = paused_at !== null && failing_since !== null;
    if (!isPaused && Number(failed) === 0) return [];
    const what = isPaused ? 'is paused: it kept failing' : `didn’t take ${plural(Number(failed), 'event')}`;
    const at = (isPaused ? paused_at : failed_at) ?? created_at;
    const title = `The webhook to ${hostOf({ url })} ${what}`;
    return [{ id, title, about: 'Webhook', at, alarm: true }];
  });
  return allOf(needs);
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
