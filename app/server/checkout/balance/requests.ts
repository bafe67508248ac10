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
import type { OrderMoney } from '../../../src/domain/staff/orderMoney.ts';
import { missingOfFirst, moneyOf } from '../../orders/money.ts';
import { awaitsPayment, endingOf } from '../../orders/orderStatus.ts';
import type { BalanceRequestRow, OrderRow, OrderStatus, PaymentRow } from '../../orders/table.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { balanceToken, hashOfBalanceToken } from '../payLink.ts';

/** Whether the balance of an order can be requested and paid: its payments match. */
export const payableStatuses: readonly OrderStatus[] = ['paid', 'partly-refunded'];
export const isBalancePayable = (order: Pick<OrderRow, 'status' | 'cancelled_at' | 'consumer_withdrew_at'>) =>
  payableStatuses.includes(order.status) && endingOf(order) === null;

/** Whether the first part of an accepted offer is still to be paid. */
export const isFirstPaymentDue = (order: OrderRow) => order.due_on !== null && awaitsPayment(order);

/** Cents to pay of the first part of an accepted offer: what is missing of it, or all of it; 0 once it isn't due. */
export const leftOfFirst = (order: OrderRow, money: OrderMoney): number =>
  missingOfFirst(order, money) || (isFirstPaymentDue(order) ? order.deposit_cents : 0);

/** Whether a request is neither paid nor withdrawn. */
export const isOpenRequest = ({ paid_at, withdrawn_at }: BalanceRequestRow) =>
  paid_at === null && withdrawn_at === null;

const planOf = ({ instalments }: Pick<BalanceRequestRow, 'instalments'>) => JSON.parse(instalments) as Instalment[];

/** The instalments of a request with what is left of each. What is on its way isn't. */
export function openPlanOf(request: BalanceRequestRow, order: OrderRow, payments: readonly PaymentRow[]) {
  const { unpaid, pending } = moneyOf(order, payments);
  return leftOfPlan(planOf(request), unpaid, pending);
}

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

/**
 * What is still to be paid of what was requested: the first payment of an accepted offer, or the parts of the balance. Empty
 * while its payment is on its way; undefined when nothing was requested, or it can't be paid now.
 */
export function partsToPay(
  request: BalanceRequestRow | undefined,
  order: OrderRow,
  payments: readonly PaymentRow[],
): OpenInstalment[] | undefined {
  if (isFirstPaymentDue(order))
    return leftOfPlan(
      [{ amount: order.deposit_cents, dueOn: order.due_on }],
      leftOfFirst(order, moneyOf(order, payments)),
    );
  if (!request || !isOpenRequest(request) || !isBalancePayable(order)) return undefined;
  return openPlanOf(request, order, payments).filter(({ left }) => left > 0);
}

/** What was requested, for the desk, with the cents to pay: of the parts that are overdue, or of the next one. */
export function balanceStateOf(
  parts: readonly OpenInstalment[] | undefined,
  today: string,
): { state: BalanceState; dueOn: string | null; amount: number } | null {
  if (!parts) return null;
  const late = parts.filter(({ dueOn }) => isOverdue(dueOn, today));
  const due = late.length > 0 ? late : parts.slice(0, 1);
  return {
    state: late.length > 0 ? 'overdue' : 'requested',
    dueOn: due[0]?.dueOn ?? null,
    amount: due.reduce((sum, { left }) => sum + left, 0),
  };
}
