import { describe, expect, test } from 'vitest';
import type { DisputeEvent, PaymentEvent, RefundEvent, SessionEvent } from '../platform/payments/provider.ts';
import { orderStatusOf } from './orderStatus.ts';
import { newPayment, withEvent } from './payments.ts';
import type { OrderRow, OrderStatus } from './table.ts';

const order = {
  id: 'order',
  provider: 'stripe',
  expires_at: '2026-11-21T09:00:00.000Z',
  total_cents: 198_000,
  deposit_cents: 39_600,
  provider_session_id: 'cs_1',
  selection: '{"wizard":"quote"}',
} as OrderRow;
const now = new Date('2026-11-20T10:00:00.000Z');
const fresh = newPayment(order, 'cs_1', now);

const session = (kind: SessionEvent['kind'], change: Partial<SessionEvent> = {}): SessionEvent => ({
  id: kind,
  kind,
  sessionId: 'cs_1',
  orderId: 'order',
  intentId: 'pi_1',
  amount: 39_600,
  currency: 'eur',
  ...change,
});
const at = (second: number) => new Date(now.getTime() + second * 1000);
const refund = (second: number, refunded: number): RefundEvent => ({
  id: `refund-${second}`,
  kind: 'refund',
  intentId: 'pi_1',
  at: at(second),
  refunded,
  failed: [],
  made: null,
});
const dispute = (second: number, state: DisputeEvent['state'], amount = 39_600): DisputeEvent => ({
  id: `dispute-${second}`,
  kind: 'dispute',
  intentId: 'pi_1',
  at: at(second),
  openedAt: now,
  state,
  amount,
  reason: 'fraudulent',
  dueBy: null,
});
const paymentAfter = (events: readonly PaymentEvent[], from = fresh) =>
  events.reduce((payment, event) => withEvent(payment, event, now), from);
const statusAfter = (...events: PaymentEvent[]) => orderStatusOf(order, [paymentAfter(events)]);

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) =>
    permutations([...all.slice(0, index), ...all.slice(index + 1)]).map((rest) => [one, ...rest]),
  );
}

test.each<[OrderStatus, PaymentEvent[]]>([
  ['open', []],
  ['processing', [session('processing')]],
  ['processing', [session('processing'), session('expired')]],
  ['failed', [session('processing'), session('failed')]],
  ['cancelled', [session('expired')]],
  ['paid', [session('paid')]],
  ['needs-attention', [session('paid', { amount: 39_599 })]],
  ['needs-attention', [session('paid', { currency: 'usd' })]],
  ['needs-attention', [session('paid', { amount: null })]],
  // The excess was refunded.
  ['paid', [session('paid', { amount: 50_000 }), refund(1, 10_400)]],
  ['needs-attention', [session('paid', { amount: 50_000 }), refund(1, 10_000)]],
  ['partly-refunded', [session('paid'), refund(1, 100)]],
  ['refunded', [session('paid'), refund(1, 100), refund(2, 39_600)]],
  // The refund failed.
  ['paid', [session('paid'), refund(1, 39_600), refund(2, 0)]],
  ['disputed', [session('paid'), dispute(1, 'open')]],
  ['paid', [session('paid'), dispute(1, 'open'), dispute(2, 'won')]],
  ['refunded', [session('paid'), dispute(1, 'open'), dispute(2, 'lost')]],
  ['partly-refunded', [session('paid'), dispute(1, 'open', 100), dispute(2, 'lost', 100)]],
])('is %s after %o', (status, events) => {
  expect(statusAfter(...events)).toBe(status);
});

test('an order that was agreed by an offer stays open after an expired session', () =>
  expect(orderStatusOf({ ...order, selection: '{"wizard":"offer"}' }, [paymentAfter([session('expired')])])).toBe(
    'open',
  ));

describe('events of a payment', () => {
  const events = [
    session('processing'),
    session('paid'),
    session('expired'),
    refund(1, 100),
    refund(2, 300),
    // In the same second.
    dispute(3, 'open'),
    { ...dispute(3, 'won'), id: 'closed' },
  ];

  test('are commutative and idempotent', () => {
    const expected = paymentAfter(events);
    expect(orderStatusOf(order, [expected])).toBe('partly-refunded');
    const different = permutations(events).filter(
      (each) => JSON.stringify(paymentAfter([...each, ...each])) !== JSON.stringify(expected),
    );
    expect(different).toEqual([]);
  });

  test('within a second, the list of the refunds counts, and one that is made after it', () => {
    const listed = { ...refund(2, 100), made: [] };
    const sumAfter = (...all: RefundEvent[]) => paymentAfter([session('paid'), ...all]).refunded_cents;
    expect([sumAfter(refund(2, 300), listed), sumAfter(refund(2, 300), listed, refund(2, 200))]).toEqual([100, 200]);
  });
});

describe('of two payments of an order', () => {
  const first = paymentAfter([session('paid')]);
  const second = { ...first, id: 'cs_2', intent_id: 'pi_2' };

  test('the order is paid twice; after one refund it is paid', () => {
    expect(orderStatusOf(order, [first, second])).toBe('paid-twice');
    const events = (cents: number) => [{ ...refund(1, cents), intentId: 'pi_2' }];
    expect(orderStatusOf(order, [first, paymentAfter(events(100), second)])).toBe('paid-twice');
    expect(orderStatusOf(order, [first, paymentAfter(events(39_600), second)])).toBe('paid');
  });

  test('a late payment of an earlier session counts, its expiry does not', () => {
    const current = { ...fresh, id: 'cs_2' };
    const now = { ...order, provider_session_id: 'cs_2' };
    expect(orderStatusOf(now, [first, current])).toBe('paid');
    expect(orderStatusOf(now, [paymentAfter([session('expired')]), current])).toBe('open');
    expect(orderStatusOf(now, [paymentAfter([session('processing')]), current])).toBe('processing');
  });
});
