import { expect, test } from 'vitest';
import type { OrderStatus } from '../orders/table.ts';
import { orderRow } from '../testing/invoices.ts';
import { expiredNotice, paidNotice } from './payPages.ts';

const order = orderRow(new Date('2026-11-20T10:00:00Z'));

test.each<[OrderStatus, string]>([
  ['processing', 'Your payment is on its way'],
  ['paid', 'This order is paid'],
  ['partly-refunded', 'This order is paid'],
  ['disputed', 'This order is paid'],
  ['refunded', 'This order was refunded'],
  ['needs-attention', 'We’re checking your payment'],
  ['paid-twice', 'You paid for this order twice'],
])('shows the status of an order that is %s', (status, title) => {
  expect(paidNotice({ ...order, status }).title).toBe(title);
});

test('of an order that ended, a payment is to be returned', () => {
  for (const status of ['paid', 'paid-twice'] as const)
    expect(paidNotice({ ...order, status, consumer_withdrew_at: order.created_at })).toMatchObject({
      title: 'You withdrew from this order',
      text: [expect.stringContaining('returning your payment'), expect.stringContaining('Your reference')],
    });
});

test('links to a new quote for a refunded or expired order', () => {
  for (const { text } of [paidNotice({ ...order, status: 'refunded' }), expiredNotice])
    expect(text?.flat()).toContainEqual({ text: 'new quote', to: '/service/stepWizardPage' });
});
