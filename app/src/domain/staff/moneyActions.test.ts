import { expect, test } from 'vitest';
import { nextTransfer } from './moneyWords.ts';
import { orderMoney } from './orderMoney.ts';

const received = (...amounts: number[]) =>
  orderMoney(
    198_000,
    amounts.map((amount) => ({ amount, returned: 0, disputed: 0 })),
    0,
  );
const order = { status: 'open', money: received(), deposit: 39_600, balance: null, ended: null } as const;
const paid = { ...order, status: 'paid', money: received(39_600) } as const;

test('a transfer is expected of the first payment, the requested part, or all that is due', () => {
  expect(nextTransfer(order)).toBe(39_600);
  expect(nextTransfer({ ...order, balance: { amount: 29_600 }, money: received(10_000) })).toBe(29_600);
  expect(nextTransfer({ ...order, money: received(10_000) })).toBe(29_600);
  expect(nextTransfer(paid)).toBe(158_400);
  expect(nextTransfer({ ...paid, balance: { amount: 58_400 } })).toBe(58_400);
  expect(nextTransfer({ ...paid, money: received(198_000) })).toBe(0);
});
