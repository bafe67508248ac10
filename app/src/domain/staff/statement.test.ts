import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderMoney } from './orderMoney.ts';
import { type StatedOrder, statementOf } from './statement.ts';

const order: StatedOrder = {
  reference: '5D91E0B2',
  title: 'Website',
  on: '2026-11-01',
  money: orderMoney(110_000, [], 0),
  payments: [],
  endedOn: null,
};
const payment = {
  on: '2026-11-05',
  amount: 33_000,
  returned: 0,
  lost: 0,
  returnedOn: '2026-11-09',
  by: 'transfer',
  invoices: ['2026-0001'],
  creditNotes: ['CN-2026-0001'],
};
const lines = (change: Partial<StatedOrder>) =>
  statementOf([{ ...order, ...change }]).map(({ on, what, charged, paid, balance }) => [
    on,
    what,
    charged,
    paid,
    balance,
  ]);

test('lists what was ordered, paid and refunded, with what is owed after each', () => {
  const paid = orderMoney(110_000, [{ amount: 33_000, returned: 3_000, disputed: 0 }], 0);
  expect(lines({ money: paid, payments: [{ ...payment, returned: 3_000 }] })).toEqual([
    ['2026-11-01', 'Website', 110_000, 0, 110_000],
    ['2026-11-05', 'Paid by transfer, 2026-0001', 0, 33_000, 77_000],
    ['2026-11-09', 'Refunded, CN-2026-0001', 0, -3_000, 80_000],
    ['2026-11-09', 'Price lowered', -3_000, 0, 77_000],
  ]);
});

test.each([
  [0, 'Refunded'],
  [3_000, 'Taken back by the bank'],
  [1_000, 'Refunded and taken back by the bank'],
])('says who took back what was returned, %d cents of it by a dispute', (lost, what) => {
  const money = orderMoney(110_000, [{ amount: 33_000, returned: 3_000, lost, disputed: 0 }], 0);
  const [, , returned] = lines({ money, payments: [{ ...payment, returned: 3_000, lost, creditNotes: [] }] });
  expect(returned?.[1]).toBe(what);
});

test('a payment on its way changes nothing yet', () =>
  expect(lines({ money: orderMoney(110_000, [], 33_000) })).toHaveLength(1));

test('owes what was paid for an order that has ended', () => {
  const money = orderMoney(110_000, [{ amount: 33_000, returned: 0, disputed: 0 }], 0, () => true);
  expect(lines({ money, payments: [payment], endedOn: '2026-11-20' }).slice(1)).toEqual([
    ['2026-11-05', 'Paid by transfer, 2026-0001', 0, 33_000, 77_000],
    ['2026-11-20', 'No longer owed', -110_000, 0, -33_000],
  ]);
});

test('ends with what all orders together still owe, and adds up line by line', () => {
  const orders = fc.array(
    fc
      .record({
        total: fc.integer({ min: 100, max: 500_000 }),
        day: fc.integer({ min: 10, max: 28 }),
        parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 0, max: 1_000 })), {
          maxLength: 4,
        }),
      })
      .map(({ total, day, parts }): StatedOrder => {
        let left = total;
        const payments = parts.map(([part, returned]) => {
          const amount = Math.floor((left * part) / 1_000);
          left -= amount;
          return { ...payment, amount, returned: Math.floor((amount * returned) / 1_000) };
        });
        const received = payments.map(({ amount, returned }) => ({ amount, returned, disputed: 0 }));
        return { ...order, on: `2026-10-${day}`, money: orderMoney(total, received, 0), payments };
      }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(orders, (list) => {
      const statement = statementOf(list);
      const owed = list.reduce((sum, { money }) => sum + money.due, 0);
      expect(statement.at(-1)?.balance ?? 0).toBe(owed);
      statement.reduce(
        (before, { on, charged, paid, balance }) => {
          expect(balance).toBe(before.balance + charged - paid);
          expect(on >= before.on).toBe(true);
          return { on, balance };
        },
        { on: '', balance: 0 },
      );
    }),
  );
});
