import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { beforeEach, expect, test } from 'vitest';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';
import { server } from '../testing/setup.ts';
import { renderTool } from '../testing/tool';
import { Component as CheckoutCancel } from './CheckoutCancel';

const open = () => renderTool(CheckoutCancel);
const answer = (status: CheckoutStatus['status']) =>
  server.use(
    http.get('/api/checkout-session/cs_1', () => HttpResponse.json({ status, amount: 396, reference: 'AB12' })),
  );

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('checkout-session', '"cs_1"');
});

test('an unpaid visitor sees that nothing was charged, with a link back', async () => {
  sessionStorage.setItem('checkout-from', '"/service/stepWizardPage"');
  answer('open');
  open();
  expect(await screen.findByRole('heading', { name: 'You haven’t paid yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your quote' })).toHaveAttribute('href', '/service/stepWizardPage');
});

test('a visitor who did pay is not told that nothing was charged', async () => {
  answer('paid');
  open();
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(screen.queryByText(/charged/)).toBeNull();
});

test.each([
  ['the payment is unknown', () => sessionStorage.clear()],
  ['the server is unreachable', () => server.use(http.get('/api/checkout-session/cs_1', () => HttpResponse.error()))],
])('claims nothing uncertain while %s', async (_, prepare) => {
  prepare();
  open();
  expect(await screen.findByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  expect(screen.getByText(/^If you didn’t finish paying, nothing has been charged/)).toBeVisible();
  expect(screen.queryByText(/your quote/i)).toBeNull();
});
