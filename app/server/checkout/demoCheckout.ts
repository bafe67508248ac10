import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import { isSessionOver, orderById } from '../orders/orders.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { withSessionId } from '../platform/payments/provider.ts';
import { balanceUrl } from './balance/link.ts';
import { isObsoleteSession } from './balance/updateBalanceRequest.ts';

/** A session of the demo checkout, for a deposit or a balance. */
export interface DemoCheckout {
  sessionId: string;
  order: OrderRow;
  isBalance: boolean;
  /** Cents. */
  amount: number;
  state: 'open' | 'paid' | 'over';
  successUrl: string;
  cancelUrl: string;
}

/** The checkout of a session; undefined for an unknown one. */
export async function demoCheckoutOf(context: Context, id: string): Promise<DemoCheckout | undefined> {
  const { database, settings, now } = context;
  const payment = await database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payment) return undefined;
  const order = await orderById(database, payment.order_id);
  if (payment.balance_request === null) {
    const isOver = order.provider_session_id !== id || isSessionOver(order, now()) || endingOf(order) !== null;
    return {
      sessionId: id,
      order,
      isBalance: false,
      amount: order.deposit_cents,
      state: isPaidFor(order) ? 'paid' : isOver ? 'over' : 'open',
      successUrl: withSessionId(order.success_url, id),
      cancelUrl: order.cancel_url,
    };
  }
  const url = balanceUrl(payment.balance_request, settings, order.success_url);
  const isOver = payment.expires_at <= now().toISOString() || (await isObsoleteSession(database, order, payment));
  return {
    sessionId: id,
    order,
    isBalance: true,
    amount: payment.asked_cents ?? 0,
    state: payment.status === 'paid' ? 'paid' : payment.status !== 'open' || isOver ? 'over' : 'open',
    successUrl: url,
    cancelUrl: url,
  };
}
