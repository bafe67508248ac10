import { expect, test } from 'vitest';
import { moneyWords } from './moneyWords.ts';
import { orderMoney } from './orderMoney.ts';

const none = orderMoney(198_000, [], 0);
const deposit = orderMoney(198_000, [{ amount: 39_600, returned: 0, disputed: 0 }], 0);
const all = orderMoney(198_000, [{ amount: 198_000, returned: 0, disputed: 0 }], 0);

test('amounts are described in the words of the desk', () => {
  expect(moneyWords('open', none, 39_600)).toEqual({ text: 'Not paid yet', alarm: false });
  expect(moneyWords('paid', deposit, 39_600)).toEqual({ text: 'Deposit paid', alarm: false });
  expect(moneyWords('paid', all, 39_600)).toEqual({ text: 'Paid', alarm: false });
  expect(moneyWords('paid', all, 198_000)).toEqual({ text: 'Paid in full', alarm: false });
  expect(moneyWords('failed', none, 39_600).alarm).toBe(true);
});

test('a requested balance is shown in place of the deposit, and as overdue when it is; problems come first', () => {
  expect(moneyWords('paid', deposit, 39_600, 'requested')).toEqual({ text: 'Balance requested', alarm: false });
  expect(moneyWords('partly-refunded', deposit, 39_600, 'overdue')).toEqual({ text: 'Balance overdue', alarm: true });
  expect(moneyWords('paid-twice', deposit, 39_600, 'overdue').text).toBe('Paid twice');
});

test('refunded and disputed amounts are named', () => {
  const back = orderMoney(75_000, [{ amount: 75_000, returned: 15_000, disputed: 0 }], 0);
  expect(moneyWords('partly-refunded', back, 75_000).text).toBe('€150 refunded');
  const taken = orderMoney(50_000, [{ amount: 25_000, returned: 0, disputed: 25_000 }], 0);
  expect(moneyWords('disputed', taken, 25_000)).toEqual({ text: '€250 disputed', alarm: true });
});

test('what a dispute took is told from a refund', () => {
  const lost = orderMoney(50_000, [{ amount: 25_000, returned: 25_000, lost: 25_000, disputed: 0 }], 0);
  expect(moneyWords('refunded', lost, 25_000)).toEqual({ text: '€250 lost in a dispute', alarm: false });
});
