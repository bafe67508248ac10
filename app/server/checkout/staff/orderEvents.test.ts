import { expect, test } from 'vitest';
import { cardPayment, orderRow } from '../../testing/invoices.ts';
import { orderEvents } from './orderEvents.ts';

test('a payment comes before its refund in the history, whatever changed the payment last', () => {
  const order = orderRow(new Date('2026-11-20T09:50:00Z'));
  const payment = {
    ...cardPayment(order, 'payment', 39_600, new Date('2026-11-20T09:57:00Z')),
    refunded_cents: 39_600,
    refunded_as_of: '2026-11-20T09:59:02.000Z',
    updated_at: '2026-11-20T09:59:30.000Z',
  };
  const started = {
    id: 'entry',
    at: '2026-11-20T09:59:02.400Z',
    actor: 'daniel',
    idempotency_key: 'key',
    fingerprint: '',
    action: 'order.refund',
    subject: 'order:1',
    before: '{}',
    after: '{"amount":39600}',
  };
  expect(orderEvents(order, [payment], [], [started], () => 'Daniel').map(({ what }) => what)).toEqual([
    'Order placed: €1,980',
    '€396 paid by card',
    'Refund of €396 started',
    '€396 refunded',
  ]);
});
