import type { MoneyState } from './moneyWords.ts';

type State = Pick<MoneyState, 'status' | 'money' | 'ended'>;

/** Cents that a transfer is expected to bring, at most: an expired order can still be paid by one. */
export const expectedByTransfer = ({ status, money, ended }: State): number =>
  status === 'cancelled' && ended === null ? money.unpaid : money.due;

/** Whether nothing was paid, so that the order can be cancelled. */
export const isCancellable = ({ status, money, ended }: State): boolean =>
  ended !== 'cancelled' && status !== 'cancelled' && money.received === 0 && money.pending === 0;
