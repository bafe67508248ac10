import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import { ann, annsAccount, annsOrders } from '../../../mocks/account.ts';
import { accountTest } from '../../../test-account.tsx';
import { server } from '../../../test-setup.ts';

const { open } = accountTest(server);
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const holds = (orders: typeof annsOrders) =>
  server.use(http.get('/api/account', () => HttpResponse.json({ ...annsAccount, orders })));

test('orders and quotes say how they stand, in euro', async () => {
  await open('/user/orders', ann);
  const order = (await part('Orders')).getByRole('listitem');
  expect(order).toHaveTextContent(/Deposit paid.*5 November 2026, reference TW-1.*€1,980.*Deposit €396/);
  const quote = within((await part('Kept quotes')).getByRole('listitem'));
  expect(quote.getByText('The price holds until 5 December 2026')).toBeVisible();
  expect(quote.getByRole('link', { name: 'Open the quote: Trinity Plus' })).toHaveAttribute(
    'href',
    annsAccount.quotes[0]?.url,
  );
});

test('an order that is not paid leads to its payment, or to where it is ordered again', async () => {
  holds(annsOrders);
  const user = await open('/user/orders', ann);
  const orders = await part('Orders');
  const rows = orders.getAllByRole('listitem');
  const due = within(rows[0] as HTMLElement);
  expect(
    due.getByText('Nothing was charged yet. You can pay until Saturday 21 November 2026, 10:30 AM.'),
  ).toBeVisible();
  expect(due.getByRole('link', { name: /^Pay €2,469.10: Brand identity/ })).toHaveAttribute(
    'href',
    '/demo-checkout/demo_6',
  );
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Order again: Trinity Plus' })).toHaveAttribute(
    'href',
    '/quote-builder',
  );
  expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull();
  expect(rows[3]).toHaveTextContent(/Paid Thank you.*€83$/);

  // What lapsed does not bury what was bought.
  const lapsed = orders.getAllByText('Lapsed')[0];
  expect(lapsed).not.toBeVisible();
  await user.click(orders.getByText('2 orders were never paid'));
  expect(lapsed).toBeVisible();
  expect(within(rows[6] as HTMLElement).getByRole('link', { name: /^Order again/ })).toHaveAttribute(
    'href',
    '/quote-builder',
  );
});

test('the latest order at a glance is one that has not lapsed', async () => {
  const lapsed = annsOrders.filter(({ status }) => status === 'cancelled');
  holds([...lapsed, ...annsOrders.filter(({ status }) => status === 'failed')]);
  await open('/user/profile', ann);
  const glance = await part('At a glance');
  expect(await glance.findByText('Payment failed')).toBeVisible();
  expect(glance.queryByText('Lapsed')).toBeNull();
});
