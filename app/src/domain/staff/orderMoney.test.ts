import { expect, test } from 'vitest';
import { orderMoney } from './orderMoney.ts';

test('the amount due is the total without what was received or is pending', () => {
  const deposit = { amount: 39_600, returned: 0, disputed: 0 };
  expect(orderMoney(198_000, [deposit], 0)).toMatchObject({ received: 39_600, due: 158_400 });
  expect(orderMoney(198_000, [], 39_600)).toMatchObject({ received: 0, pending: 39_600, due: 158_400 });
  expect(orderMoney(10_000, [{ amount: 12_000, returned: 2_000, disputed: 0 }], 0)).toMatchObject({ due: 0 });
});

test('an amount paid by mistake and refunded is still due', () => {
  const deposit = { amount: 39_600, returned: 0, disputed: 0 };
  const second = { ...deposit, returned: 39_600, excess: 39_600 };
  expect(orderMoney(198_000, [deposit, second], 0)).toMatchObject({ received: 79_200, returned: 39_600, due: 158_400 });
});

test('a refund lowers the price: it isn’t due again', () => {
  expect(orderMoney(75_000, [{ amount: 75_000, returned: 15_000, disputed: 0 }], 0)).toMatchObject({
    received: 75_000,
    returned: 15_000,
    due: 0,
  });
});
