import type { BuyerOrderStatus } from '../contract/checkoutAnswer.ts';
import { formatCents } from '../money.ts';
import { restOf, saysLessThanEnd } from '../orderStatus.ts';
import type { OrderMoney } from './orderMoney.ts';

/** An order's money in a few words, and whether something is wrong with it. */
export interface MoneyWords {
  text: string;
  alarm: boolean;
}

/** Whether the balance of an order was requested, or its first payment agreed on, and not paid in time. */
export type BalanceState = 'requested' | 'overdue';

/** How an order ended before its time: the agency cancelled it, or a consumer withdrew from the contract. */
export type Ending = 'cancelled' | 'withdrawn';

/** What the state of an order's money depends on. */
export interface MoneyState {
  status: BuyerOrderStatus;
  money: OrderMoney;
  /** Cents due at first; the total if there is no balance. */
  deposit: number;
  /** Null when the balance wasn't requested. */
  balance: { state: BalanceState } | null;
  ended: Ending | null;
}

const fine = (text: string): MoneyWords => ({ text, alarm: false });
const wrong = (text: string): MoneyWords => ({ text, alarm: true });

/** Describes the state of an order's money. Lists, pages, Today and the CSV file say the same. */
export function moneyWords({ status, money, deposit, balance, ended }: MoneyState): MoneyWords {
  if (money.failedRefunds > 0 && status !== 'disputed')
    return wrong(`Refund of ${formatCents(money.failedRefunds)} failed`);
  if (ended !== null && saysLessThanEnd(status)) return endedWords(ended, money);
  const isDepositPaid = status === 'paid' || status === 'partly-refunded';
  if (isDepositPaid && deposit < money.total && restOf(money) === 'on its way') return fine('Balance on its way');
  if (balance !== null && isDepositPaid) {
    return balance.state === 'overdue' ? wrong('Balance overdue') : fine('Balance requested');
  }
  if (balance?.state === 'overdue' && (status === 'open' || status === 'failed')) return wrong('Payment overdue');
  if (money.received > 0 && (status === 'open' || status === 'cancelled')) {
    return fine(`${formatCents(money.received)} received`);
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
      return wrong(deposit < money.total ? 'Deposit failed' : 'Payment failed');
    case 'cancelled':
      return fine('Expired unpaid');
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

/** What was received and isn't refunded yet is to be. */
function endedWords(ended: Ending, { received, returned }: OrderMoney): MoneyWords {
  if (received === returned) return fine(ended === 'cancelled' ? 'Cancelled' : 'Withdrawn');
  return wrong(ended === 'cancelled' ? 'Paid after it was cancelled' : 'Withdrawn: refund due');
}

type State = Pick<MoneyState, 'status' | 'money' | 'ended'>;

/** Cents that a transfer is expected to bring, at most: an expired order can still be paid by one. */
export const expectedByTransfer = ({ status, money, ended }: State): number =>
  status === 'cancelled' && ended === null ? money.unpaid : money.due;

/**
 * Cents that the next transfer most likely brings: what was requested, or the first payment of an unpaid order; without either,
 * all that is due.
 */
export function nextTransfer(order: Omit<MoneyState, 'balance'> & { balance: { amount: number } | null }): number {
  const { status, money, deposit, balance } = order;
  const most = expectedByTransfer(order);
  const isUnpaid = status === 'open' || status === 'failed' || status === 'cancelled';
  const first = isUnpaid ? deposit - (money.received - money.returned) : 0;
  return Math.min(most, balance?.amount || Math.max(0, first) || most);
}

/** Whether nothing was paid, so that the order can be cancelled. */
export const isCancellable = ({ status, money, ended }: State): boolean =>
  ended !== 'cancelled' && status !== 'cancelled' && money.received === 0 && money.pending === 0;
