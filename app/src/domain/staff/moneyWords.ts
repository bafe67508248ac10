import type { BuyerOrderStatus } from '../contract/checkoutAnswer.ts';
import { formatCents } from '../money.ts';
import type { OrderMoney } from './orderMoney.ts';

/** An order's money in a few words, and whether something is wrong with it. */
export interface MoneyWords {
  text: string;
  alarm: boolean;
}

/** Whether the balance of an order was requested, and not paid in time. */
export type BalanceState = 'requested' | 'overdue';

const fine = (text: string): MoneyWords => ({ text, alarm: false });
const wrong = (text: string): MoneyWords => ({ text, alarm: true });

/**
 * Describes the state of an order's money.
 * @param deposit cents due at first; the total if there is no balance
 * @param balance whether the balance was requested; null when it wasn't
 */
export function moneyWords(
  status: BuyerOrderStatus,
  money: OrderMoney,
  deposit: number,
  balance: BalanceState | null = null,
): MoneyWords {
  if (balance !== null && (status === 'paid' || status === 'partly-refunded')) {
    return balance === 'overdue' ? wrong('Balance overdue') : fine('Balance requested');
  }
  if (money.lost > 0 && (status === 'refunded' || status === 'partly-refunded')) {
    return fine(`${formatCents(money.lost)} lost in a dispute`);
  }
  switch (status) {
    case 'open':
      return fine('Not paid yet');
    case 'checking':
    case 'processing':
      return fine('Pending');
    case 'failed':
      return wrong('Deposit failed');
    case 'cancelled':
      return fine('Unpaid');
    case 'disputed':
      return wrong(`${formatCents(money.disputed)} disputed`);
    case 'needs-attention':
      return wrong('Wrong amount paid');
    case 'paid-twice':
      return wrong('Paid twice');
    case 'refunded':
      return fine('Refunded');
    case 'partly-refunded':
      return fine(`${formatCents(money.returned)} refunded`);
    case 'paid':
      if (deposit === money.total) return fine('Paid in full');
      return fine(money.due === 0 ? 'Paid' : 'Deposit paid');
  }
}
