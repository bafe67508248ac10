import { expect, test } from 'vitest';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { annsAccount } from '../../mocks/account.ts';
import { progressOf } from './progressOf.ts';

const [order] = annsAccount.orders as [AccountOrder];
const checkout = { session: 'cs_1', url: '/pay', until: '2026-11-21T10:30:00.000Z' };

test.each<[string, Partial<AccountOrder>, string[]]>([
  ['paid', {}, ['Ordered', 'Deposit']],
  ['paid twice', { status: 'paid-twice' }, ['Ordered', 'Deposit']],
  ['paid in full', { deposit: order.total }, ['Ordered', 'Payment']],
  ['open', { status: 'open', checkout }, ['Ordered']],
  ['on its way', { status: 'processing' }, ['Ordered']],
])('an order that is %s has come this far', (_, change, done) => {
  const steps = progressOf({ ...order, ...change });
  expect(steps.filter((step) => step.done).map(({ name }) => name)).toEqual(done);
});

test.each<AccountOrder['status']>(['open', 'failed', 'cancelled', 'refunded', 'disputed', 'needs-attention'])(
  'an order that is %s, and can’t be paid, promises nothing',
  (status) => expect(progressOf({ ...order, status })).toEqual([]),
);
