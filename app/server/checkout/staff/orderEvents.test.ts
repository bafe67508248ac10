import { expect, test } from 'vitest';
import type { RefundRow } from '../../orders/table.ts';
import { cardPayment, orderRow } from '../../testing/invoices.ts';
import { firstReminderMailId } from '../balance/updateBalanceRequest.ts';
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
  const facts = { payments: [payment], refunds: [], log: [started], mails: [] };
  expect(orderEvents(order, facts, () => 'Daniel').map(({ what }) => what)).toEqual([
    'Order placed: €1,980',
    '€396 paid by card',
    'Refund of €396 started',
    '€396 refunded',
  ]);
});

test('several refunds are told in all, and reminders once they are sent', () => {
  const order = orderRow(new Date('2026-11-20T09:50:00Z'));
  const payment = {
    ...cardPayment(order, 'payment', 39_600, new Date('2026-11-20T09:57:00Z')),
    balance_request: 'request',
    refunded_cents: 30_000,
    refunded_as_of: '2026-11-22T09:59:02.000Z',
  };
  const refunds = [{ payment_id: 'payment', status: 'refunded', amount_cents: 10_000 } as RefundRow];
  const mail = { subject: 'Reminder: €330 is due', to: order.email, at: '2026-11-21T10:00:00.000Z' };
  const mails = [
    { ...mail, id: firstReminderMailId(order, 'before'), status: 'sent' as const },
    { ...mail, id: firstReminderMailId(order, 'after'), status: 'waiting' as const },
    { ...mail, id: `${order.id}-receipt`, status: 'sent' as const },
  ];
  const events = orderEvents(order, { payments: [payment], refunds, log: [], mails }, () => 'Daniel');
  expect(events.slice(1)).toMatchObject([
    { what: '€396 paid by card, by the link for the balance', who: 'The customer' },
    { what: 'Reminder: €330 is due', who: 'Sent automatically' },
    { what: '€300 refunded in all', who: null },
  ]);
});
