import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import { ann, annsAccount, annsOrders } from '../../mocks/account.ts';
import { accountTest, heading } from '../../testing/account.tsx';
import { server } from '../../testing/setup.ts';

const { open } = accountTest(server);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('the overview starts with what needs the customer, then has orders in progress, then the newest others', async () => {
  const unpaid = annsOrders.find(({ checkout }) => checkout !== null);
  server.use(http.get('/api/account', () => HttpResponse.json({ ...annsAccount, orders: annsOrders })));
  await open('/UserDashboard', ann);
  await heading('Two things need you.');
  expect(document.title).toMatch(/^Your overview/);
  const next = await part('What’s next');
  const [first, second, ...more] = next.getAllByRole('listitem');
  expect(first).toHaveTextContent(unpaid?.title ?? '');
  expect(second).toHaveTextContent('TimeNot chosen yet');
  expect(
    within(second as HTMLElement).getByRole('link', { name: /^Choose a time: Consultation, reference / }),
  ).toBeVisible();
  expect(more).toEqual([]);
  const running = await part('In progress');
  expect(running.getAllByRole('listitem')).toHaveLength(3);
  const call = await part('Next consultation');
  expect(call.getByText('Tuesday 26 November 2999')).toBeVisible();
  expect(call.getByRole('link', { name: 'Move or cancel: Tuesday 26 November 2999' })).toHaveAttribute(
    'href',
    '/booking/manage/b2.signed',
  );
  const orders = await part('Other orders');
  const titles = orders.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Consultation', 'Trinity Core + Full System platform']);
  expect(titles).not.toContain(unpaid?.title);
  expect(titles).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All orders and quotes' })).toHaveAttribute('href', '/user/orders');
  const quote = await part('Saved quote');
  expect(quote.getByText('€2,600')).toBeVisible();
  expect(quote.getByRole('link', { name: 'Open the quote: Trinity Plus' })).toHaveAttribute(
    'href',
    annsAccount.quotes[0]?.url ?? '',
  );
  const regions = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
  expect(regions.filter(Boolean)).toEqual([
    'What’s next',
    'In progress',
    'Next consultation',
    'Saved quote',
    'Other orders',
    'Newsletter',
    'Your data',
  ]);
});

test('without a payment due, the order that is under way comes next', async () => {
  await open('/UserDashboard', ann);
  await heading('Your next call is booked.');
  const next = await part('What’s next');
  const [order, ...more] = next.getAllByRole('listitem');
  expect(order).toHaveTextContent('Balance€1,584 later');
  expect(more).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Other orders' })).toBeNull();
});

test('the heading counts the payments that are due', async () => {
  const orders = annsOrders
    .filter(({ checkout }) => checkout !== null)
    .flatMap((one) => [one, { ...one, id: 'again' }]);
  server.use(http.get('/api/account', () => HttpResponse.json({ ...annsAccount, orders })));
  await open('/UserDashboard', ann);
  await heading('Two payments are due.');
});

test('a paid consultation without a time comes first, and the heading says so', async () => {
  const orders = annsOrders.filter(({ timeUrl }) => timeUrl !== undefined).concat(annsAccount.orders);
  server.use(http.get('/api/account', () => HttpResponse.json({ ...annsAccount, orders })));
  await open('/UserDashboard', ann);
  await heading('One consultation needs a time.');
  const next = await part('What’s next');
  expect(next.getByRole('link', { name: /^Choose a time: Consultation, reference / })).toBeVisible();
  expect((await part('In progress')).getByText('€1,584 later')).toBeVisible();
});
