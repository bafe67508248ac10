import type { MoneyState } from './moneyWords.ts';

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
