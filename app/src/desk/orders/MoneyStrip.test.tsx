import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderMoney } from '../../domain/staff/orderMoney.ts';
import { MoneyParts } from './MoneyStrip';

const none = { ...orderMoney(8300, [], 0), unpaid: 0, due: 0 };

test.each([
  ['processing', { pending: 8300 }, 'Pending€83'],
  ['processing', { pending: 2000, due: 6300 }, 'Pending€20Still due€63'],
  ['open', { due: 8300 }, 'Not paid yet€83'],
  ['paid', { received: 8300 }, 'Paid in full€83'],
  ['paid', { received: 2000, due: 6300 }, 'Received€20Still due€63Deposit paid'],
  ['partly-refunded', { received: 8300, returned: 1000 }, 'Kept€73Refunded€10'],
  ['refunded', { received: 8300, returned: 8300, lost: 8300 }, 'Lost in a dispute€83'],
  ['failed', { due: 8300 }, 'Still due€83Payment failed'],
] as const)('the money of an order that is %s, %o, is said once', (status, amounts, text) => {
  const money = { ...none, ...amounts };
  const deposit = 'due' in amounts && money.received > 0 ? 2000 : money.total;
  const { container } = render(<MoneyParts order={{ status, money, deposit, balance: null, ended: null }} />);
  expect(container.textContent).toBe(text);
});
