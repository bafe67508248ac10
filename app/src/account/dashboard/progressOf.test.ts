import { expect, test } from 'vitest';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { annsAccount } from '../../mocks/account.ts';
import { progressOf } from './orderParts';

const [order] = annsAccount.orders as [AccountOrder];
const checkout = { session: 'cs_1', url: '/pay', until: '2026-11-21T10:30:00.000Z' };

test.each<[string, Partial<AccountOrder>, string[]]>([
  ['paid', {}, ['Ordered', 'Deposit']],
  ['paid twice', { status: 'paid-twice' }, ['Ordered', 'Deposit']],
  ['paid with its balance', { due: 0 }, ['Ordered', 'Deposit', 'Balance']],
  ['paid in full', { deposit: order.total }, ['Ordered', 'Payment']],
  ['a consultation without a time', { wizard: 'consultation', timeUrl: '/t' }, ['Ordered', 'Payment']],
  ['a consultation with a time', { wizard: 'consultation', isBooked: true }, ['Ordered', 'Payment', 'Time']],
  ['an unpaid consultation', { wizard: 'consultation', status: 'open', checkout }, ['Ordered']],
  ['open', { status: 'open', checkout }, ['Ordered']],
  ['on its way', { status: 'processing' }, ['Ordered']],
])('an order that is %s has come this far', (_, change, done) => {
  const steps = progressOf({ ...order, ...change });
  expect(steps.filter((step) => step.done).map(({ name }) => name)).toEqual(done);
});

test.each<AccountOrder['status']>(['open', 'failed', 'cancelled', 'refunded', 'disputed', 'needs-attention'])(
  'an order that is %s and can’t be paid shows no steps ahead',
  (status) => expect(progressOf({ ...order, status })).toEqual([]),
);

test('a balance is said to be later, to be paid, or paid', () => {
  const said = (change: Partial<AccountOrder>) => progressOf({ ...order, ...change }).at(-1)?.value;
  const balance = { url: '/balance/secret', amount: 58_400, dueOn: null, later: [] };
  expect(said({})).toBe('€1,584 later');
  expect(said({ balance })).toBe('€1,584 to pay');
  expect(said({ balance, due: 100_000 })).toBe('€1,000 to pay');
  expect(said({ due: 0 })).toBe('€1,584 paid');
  expect(said({ due: 0, pending: 158_400 })).toBe('€1,584 on its way');
});
