import { randomUUID } from 'node:crypto';
import {
  type Instalment,
  isOverdue,
  leftOfPlan,
  nextInstalment,
  type OpenInstalment,
  reminderOn,
} from '../../../src/domain/balance.ts';
import type { BalanceState } from '../../../src/domain/staff/moneyWords.ts';
import { moneyOf } from '../../orders/money.ts';
import { awaitsPayment, endingOf } from '../../orders/orderStatus.ts';
import type { BalanceRequestRow, OrderRow, OrderStatus, PaymentRow } from '../../orders/table.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { balanceToken, hashOfBalanceToken } from './link.ts';

/** Whether the balance of an order can be requested and paid: its payments match. */
export const payableStatuses: readonly OrderStatus[] = ['paid', 'partly-refunded'];
export const isBalancePayable = (order: Pick<OrderRow, 'status' | 'cancelled_at' | 'consumer_withdrew_at'>) =>
  payableStatuses.includes(order.status) && endingOf(order) === null;

/** Whether the first part of an accepted offer is still to be paid. */
export const isFirstPaymentDue = (order: OrderRow) => order.due_on !== null && awaitsPayment(order);

/** Whether a request is neither paid nor withdrawn. */
export const isOpenRequest = ({ paid_at, withdrawn_at }: BalanceRequestRow) =>
  paid_at === null && withdrawn_at === null;

const planOf = ({ instalments }: Pick<BalanceRequestRow, 'instalments'>) => JSON.parse(instalments) as Instalment[];

/** The instalments of a request with what is left of each. Pending payments count as paid. */
export const openPlanOf = (request: BalanceRequestRow, order: OrderRow, payments: readonly PaymentRow[]) =>
  leftOfPlan(planOf(request), moneyOf(order, payments).unpaid);

/** The instalment to pay next; undefined when nothing is. */
export const nextOf = (
  request: BalanceRequestRow,
  order: OrderRow,
  payments: readonly PaymentRow[],
): OpenInstalment | undefined => nextInstalment(openPlanOf(request, order, payments));

/** A new request. @param today "2026-11-20": a reminder that would be due already isn't sent */
export function newBalanceRequest(
  { id: order_id }: Pick<OrderRow, 'id'>,
  plan: readonly Instalment[],
  settings: Pick<Settings, 'secret'>,
  now: Date,
  today: string,
): BalanceRequestRow {
  const id = randomUUID();
  const first = plan[0]?.dueOn ?? null;
  return {
    id,
    order_id,
    token_hash: hashOfBalanceToken(balanceToken(id, settings)),
    amount_cents: plan.reduce((sum, { amount }) => sum + amount, 0),
    instalments: JSON.stringify(plan.map(({ amount, dueOn }) => ({ amount, dueOn }))),
    next_due_on: first,
    reminded: first !== null && reminderOn(first, today) === 'before' ? `${first} before` : null,
    session_number: 0,
    session_try: 1,
    session_id: null,
    session_cents: 0,
    checkout_url: null,
    session_expires_at: null,
    locked_until: null,
    created_at: now.toISOString(),
    paid_at: null,
    withdrawn_at: null,
  };
}

export function balanceRequestById(database: Database, id: string): Promise<BalanceRequestRow> {
  return database.selectFrom('balance_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Every request of orders, oldest first. */
export async function balanceRequestsOf(database: Database, orderIds: readonly string[]): Promise<BalanceRequestRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('balance_requests')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether a balance was requested, or the first payment of an accepted offer is due, for the lists of the desk; null when it wasn't, or is paid or withdrawn. */
export function balanceStateOf(
  request: BalanceRequestRow | undefined,
  order: OrderRow,
  today: string,
): { state: BalanceState; dueOn: string | null } | null {
  const isFirst = isFirstPaymentDue(order);
  if (!isFirst && (!request || !isOpenRequest(request) || !isBalancePayable(order))) return null;
  const dueOn = isFirst ? order.due_on : (request?.next_due_on ?? null);
  return { state: isOverdue(dueOn, today) ? 'overdue' : 'requested', dueOn };
}
