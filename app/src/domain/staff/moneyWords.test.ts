import { expect, test } from 'vitest';
import { type BalanceState, type MoneyState, moneyWords, nextTransfer } from './moneyWords.ts';
import { type OrderMoney, orderMoney } from './orderMoney.ts';

const received = (...amounts: number[]) =>
  orderMoney(
    198_000,
    amounts.map((amount) => ({ amount, returned: 0, disputed: 0 })),
    0,
  );
const [none, deposit, all] = [received(), received(39_600), received(198_000)];

const wordsOf = (status: MoneyState['status'], money: OrderMoney, deposit: number, state?: BalanceState) =>
  moneyWords({ status, money, deposit, balance: state ? { state } : null, ended: null });

test('amounts are described in the words of the desk', () => {
  expect(wordsOf('open', none, 39_600)).toEqual({ text: 'Not paid yet', alarm: false });
  expect(wordsOf('paid', deposit, 39_600)).toEqual({ text: 'Deposit paid', alarm: false });
  expect(wordsOf('paid', all, 39_600)).toEqual({ text: 'Paid', alarm: false });
  expect(wordsOf('paid', all, 198_000)).toEqual({ text: 'Paid in full', alarm: false });
  expect(wordsOf('failed', none, 39_600)).toEqual({ text: 'Deposit failed', alarm: true });
  expect(wordsOf('failed', none, 198_000)).toEqual({ text: 'Payment failed', alarm: true });
});

test('a requested balance is shown in place of the deposit, and as overdue when it is; problems come first', () => {
  expect(wordsOf('paid', deposit, 39_600, 'requested')).toEqual({ text: 'Balance requested', alarm: false });
  expect(wordsOf('partly-refunded', deposit, 39_600, 'overdue')).toEqual({ text: 'Balance overdue', alarm: true });
  expect(wordsOf('paid-twice', deposit, 39_600, 'overdue').text).toBe('Paid twice');
});

test('refunded and disputed amounts are named', () => {
  const back = orderMoney(75_000, [{ amount: 75_000, returned: 15_000, disputed: 0 }], 0);
  expect(wordsOf('partly-refunded', back, 75_000).text).toBe('€150 refunded');
  const taken = orderMoney(50_000, [{ amount: 25_000, returned: 0, disputed: 25_000 }], 0);
  expect(wordsOf('disputed', taken, 25_000)).toEqual({ text: '€250 disputed', alarm: true });
});

test('what a dispute took is told from a refund', () => {
  const lost = orderMoney(50_000, [{ amount: 25_000, returned: 25_000, lost: 25_000, disputed: 0 }], 0);
  expect(wordsOf('refunded', lost, 25_000)).toEqual({ text: '€250 lost in a dispute', alarm: false });
});

test('a transfer is expected of the first payment, the requested part, or all that is due', () => {
  const order = { status: 'open', money: none, deposit: 39_600, balance: null, ended: null } as const;
  const paid = { ...order, status: 'paid', money: deposit } as const;
  expect(nextTransfer(order)).toBe(39_600);
  expect(nextTransfer({ ...order, balance: { amount: 29_600 }, money: received(10_000) })).toBe(29_600);
  expect(nextTransfer({ ...order, money: received(10_000) })).toBe(29_600);
  expect(nextTransfer(paid)).toBe(158_400);
  expect(nextTransfer({ ...paid, balance: { amount: 58_400 } })).toBe(58_400);
  expect(nextTransfer({ ...paid, money: all })).toBe(0);
});
