import type { StaffOrderRow, StaffPayment } from '../../../src/domain/contract/staff/orders.ts';
import { moneyOf } from '../../orders/money.ts';
import { businessOf, referenceOf } from '../../orders/order.ts';
import { endingOf, isDeposit, requestedCents, returnedCents } from '../../orders/orderStatus.ts';
import { buyerStatusOf } from '../../orders/orders.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow, TransferRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { balanceRequestsOf, balanceStateOf, partsToPay } from '../balance/requests.ts';
import { disputeOf, paymentPage } from '../disputes.ts';

type Clock = Pick<Context, 'now' | 'opening'>;

/** An order as a row of the list. @param request the request for its balance that isn't withdrawn */
export function toOrderRow(
  context: Clock,
  order: OrderRow,
  payments: readonly PaymentRow[],
  request: BalanceRequestRow | undefined,
): StaffOrderRow {
  return {
    id: order.id,
    reference: referenceOf(order),
    name: order.name,
    email: order.email,
    business: businessOf(order),
    title: order.title,
    status: buyerStatusOf(order, context.now()).status,
    stage: order.stage,
    money: moneyOf(order, payments),
    deposit: order.deposit_cents,
    balance: balanceStateOf(partsToPay(request, order, payments), today(context)),
    ended: endingOf(order),
    createdAt: order.created_at,
  };
}

/** Orders as rows of a list, with their payments. */
export async function toOrderRows(
  context: Clock & Pick<Context, 'database'>,
  orders: readonly OrderRow[],
): Promise<StaffOrderRow[]> {
  const ids = orders.map(({ id }) => id);
  const [payments, requests] = await Promise.all([
    paymentsOf(context.database, ids),
    balanceRequestsOf(context.database, ids),
  ]);
  return orders.map((order) =>
    toOrderRow(
      context,
      order,
      payments.filter(({ order_id }) => order_id === order.id),
      requests.find(({ order_id, withdrawn_at }) => order_id === order.id && withdrawn_at === null),
    ),
  );
}

interface PaymentFacts {
  /** The entries about transfers of the order. */
  transfers: readonly TransferRow[];
  /** Cents. */
  refundable: number;
  /** The payments that don't match the order. */
  mismatched: ReadonlySet<string>;
  settings: Settings;
}

/** A payment on an order's page. */
export function toStaffPayment(
  order: OrderRow,
  payment: PaymentRow,
  { transfers, refundable, mismatched, settings }: PaymentFacts,
): StaffPayment {
  const own = transfers.filter(({ payment_id }) => payment_id === payment.id);
  const entry = own.find(({ reverses }) => reverses === null);
  const counter = own.find(({ reverses }) => reverses !== null);
  return {
    id: payment.id,
    provider: payment.provider,
    status: payment.status,
    isDeposit: isDeposit(payment),
    isBalance: payment.balance_request !== null,
    matches: !mismatched.has(payment.id),
    asked: requestedCents(payment, order),
    amount: payment.amount_cents,
    currency: payment.currency,
    returned: returnedCents(payment),
    disputed: payment.dispute === 'open' ? payment.disputed_cents : 0,
    dispute: disputeOf(payment),
    page: paymentPage(payment, settings),
    refundable,
    failedRefund: payment.failed_refund_cents,
    at: payment.created_at,
    transfer: entry ? { day: entry.day, reference: entry.reference, reversed: counter?.reference ?? null } : null,
  };
}
