import { describe, expect, test } from 'vitest';
import type { Numbers } from '../../src/domain/contract/staff/numbers.ts';
import { visitHeader } from '../../src/domain/visitSource.ts';
import { balance, balanceTests, twoInstalments } from '../testing/balance.ts';
import { databaseKinds } from '../testing/databases.ts';
import { order, send } from '../testing/request.ts';
import { saveQuote, saveRequest } from '../testing/savedQuotes.ts';
import { changeRows, orderOf } from '../testing/serverState.ts';
import { keepLogins } from '../testing/staff.ts';

const deposit = 39_600;

describe.each(databaseKinds)('the numbers of a year, on $name', async ({ create }) => {
  const desk = await balanceTests({ create });
  const numbers = async (year?: number) =>
    (await desk.daniel.get(`/api/staff/numbers${year ? `?year=${year}` : ''}`)).body as unknown as Numbers;
  const monthOf = async (month: string, year?: number) =>
    (await numbers(year)).periods.find(({ period }) => period === month);
  const weeks = async (query = '') =>
    (await desk.daniel.get(`/api/staff/numbers?by=week${query}`)).body as unknown as Numbers;
  const pay = async (id: string, paid_at: string) => {
    await change(id, { paid_at });
    await desk.server.database.updateTable('orders').set({ paid_at }).where('id', '=', id).execute();
  };
  const change = (id: string, values: Record<string, unknown>) =>
    desk.server.database.updateTable('payments').set(values).where('order_id', '=', id).execute();

  test('by month: what came by card and transfer, what went back, and what was invoiced', async () => {
    const id = await desk.placeOrder('one@example.ie');
    await desk.transfer(id, 58_400, (await desk.readOrder(id)).version);
    const november = {
      period: '2026-11',
      orders: 1,
      received: deposit + 58_400,
      refunded: 0,
      invoiced: deposit + 58_400,
    };
    expect((await numbers()).periods[0]).toEqual(november);
    expect((await numbers()).periods).toHaveLength(11);

    const [refunded] = await desk.server.database
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', id)
      .where('provider', '!=', 'transfer')
      .execute();
    const refund = { refunded_cents: 9_600, refunded_as_of: '2026-10-05T12:00:00.000Z' };
    await changeRows(desk.server, 'payments', refund, { id: refunded?.id ?? '' });
    expect(await monthOf('2026-10')).toMatchObject({ received: 0, refunded: 9_600 });
    await change(id, { dispute: 'lost', disputed_cents: 1_000, dispute_as_of: '2026-09-05T12:00:00.000Z' });
    expect(await monthOf('2026-09')).toMatchObject({ refunded: 2_000 });
  });

  test('months and years begin at midnight in the agency’s time zone', async () => {
    const id = await desk.placeOrder('summer@example.ie');
    await pay(id, '2026-05-31T23:30:00.000Z');
    expect(await monthOf('2026-06')).toMatchObject({ orders: 1, received: deposit });
    expect(await monthOf('2026-05')).toMatchObject({ orders: 0, received: 0 });
    await pay(id, '2025-12-31T23:59:59.000Z');
    expect(await monthOf('2025-12', 2025)).toMatchObject({ orders: 1, received: deposit });
    expect(await monthOf('2026-06')).toMatchObject({ orders: 0, received: 0 });
  });

  test('in each wizard: how often it was opened, quotes saved once each, payments begun and paid', async () => {
    const quote = async () => (await numbers()).wizards.find(({ wizard }) => wizard === 'quote');
    expect(await quote()).toEqual({ wizard: 'quote', opened: 0, saved: 0, ordered: 2, paid: 2 });
    for (const key of ['once', 'once']) await saveQuote(desk.server, {}, key);
    for (const key of ['one', 'one']) expect(await order(desk.server, {}, key)).toMatchObject({ status: 200 });
    expect(await send(`${desk.server.url}/api/opened`, { wizard: 'quote' })).toMatchObject({ body: { counted: true } });
    expect(await send(`${desk.server.url}/api/opened`, { wizard: 'other' })).toMatchObject({ status: 400 });
    expect(await quote()).toEqual({ wizard: 'quote', opened: 1, saved: 1, ordered: 3, paid: 2 });
    desk.server.settings.countVisits = false;
    expect(await send(`${desk.server.url}/api/opened`, { wizard: 'quote' })).toMatchObject({
      body: { counted: false },
    });
    expect(await quote()).toMatchObject({ opened: 1 });
  });

  test('by where visits came from, a bounded number a day, and nothing where visits aren’t counted', async () => {
    const open = (source?: string) => send(`${desk.server.url}/api/opened`, { wizard: 'planner', source });
    const save = (key: string, visit: string) =>
      send(`${desk.server.url}/api/quotes`, saveRequest(), { 'idempotency-key': key, [visitHeader]: visit });
    const sources = async () => (await numbers()).sources;
    const { settings, database } = desk.server;
    await database.deleteFrom('wizard_counts').execute();
    settings.countVisits = false;
    await open('from=www.google.ie');
    await save('off', 'from=example.ie');
    expect(await sources()).toEqual([]);
    settings.countVisits = true;
    for (const told of ['from=www.google.ie', 'from=google.com', 'campaign=spring', '']) await open(told);
    for (const key of ['from', 'from']) await save(key, 'from=www.google.ie');
    const nothing = { opened: 0, saved: 0, ordered: 0 };
    expect(await sources()).toEqual([
      { ...nothing, source: 'search google', opened: 2, saved: 1 },
      { ...nothing, source: 'campaign spring', opened: 1 },
      { ...nothing, source: 'direct', opened: 1 },
    ]);
    expect((await numbers()).wizards.find(({ wizard }) => wizard === 'planner')).toMatchObject({ opened: 4 });
    for (let site = 0; site < 25; site += 1) await open(`from=site-${site}.example`);
    await open('from=google.com');
    expect((await sources()).slice(0, 2)).toMatchObject([
      { source: 'search google', opened: 3 },
      { source: 'campaign spring', opened: 1 },
    ]);
    expect(await sources()).toHaveLength(21);
    expect((await sources()).at(-1)).toEqual({ ...nothing, source: 'other', opened: 8 });
    const { bytes } = await desk.daniel.download('/api/staff/numbers/sources.csv');
    expect(String(bytes)).toContain('\r\nSearch: google,3,1,0\r\n');
    expect((await open('x'.repeat(301))).status).toBe(400);
  });

  test('the accountant gets them as CSV', async () => {
    const { bytes } = await desk.daniel.download('/api/staff/numbers.csv?year=2025');
    expect(String(bytes)).toContain('\r\n2025-12,1,EUR,396.00,0.00,0.00\r\n');
  });

  test('by week of ISO 8601, Monday first in the agency’s time zone, also across the change of clocks', async () => {
    const id = await desk.placeOrder('week@example.ie');
    const weekOfPayment = async (at: string) => {
      await pay(id, at);
      return (await weeks()).periods.find(({ received }) => received === deposit)?.period;
    };
    expect((await weeks()).periods.map(({ period }) => period).slice(0, 2)).toEqual(['2026-W47', '2026-W46']);
    expect((await weeks()).periods).toHaveLength(47);
    expect(await weekOfPayment('2026-03-22T23:59:59.000Z')).toBe('2026-W12');
    expect(await weekOfPayment('2026-03-29T22:59:59.000Z')).toBe('2026-W13');
    expect(await weekOfPayment('2026-03-29T23:00:00.000Z')).toBe('2026-W14');
    expect(await weekOfPayment('2026-10-25T23:59:59.000Z')).toBe('2026-W43');
    const { bytes } = await desk.daniel.download('/api/staff/numbers.csv?by=week');
    expect(String(bytes)).toMatch(/^\uFEFF?Week,.*\r\n2026-W43,1,EUR,396\.00,0\.00,0\.00\r\n/s);
    expect((await desk.daniel.get('/api/staff/numbers?by=day')).status).toBe(400);
  });

  test('what is outstanding today, as Today has it, and the overdue parts of it', async () => {
    const id = await desk.placeOrder('late@example.ie');
    expect(await numbers()).toMatchObject({ outstanding: 0, overdue: 0 });
    await desk.request(id, twoInstalments);
    await order(desk.server, { email: 'accepted@example.ie' }, 'accepted');
    const accepted = await orderOf(desk.server, 'accepted@example.ie');
    await changeRows(desk.server, 'orders', { due_on: '2026-12-04' }, { id: accepted.id });
    expect(await numbers()).toMatchObject({ outstanding: balance + deposit, overdue: 0 });
    await keepLogins(desk.server);
    desk.server.clock.now = new Date('2026-12-02T10:00:00.000Z');
    expect(await numbers()).toMatchObject({ outstanding: balance + deposit, overdue: 58_400 });
    await desk.transfer(id, 10_000, (await desk.readOrder(id)).version);
    desk.server.clock.now = new Date('2026-12-05T10:00:00.000Z');
    expect(await numbers(2025)).toMatchObject({ outstanding: 148_400 + deposit, overdue: 48_400 + deposit });
    expect((await desk.daniel.get('/api/staff/money')).body).toMatchObject({ requested: 148_400 + deposit });
  });

  test('a week that spans years belongs to one of them, today’s too', async () => {
    const id = await desk.placeOrder('new-year@example.ie');
    await pay(id, '2027-01-03T23:59:59.000Z');
    desk.server.clock.now = new Date('2027-01-03T23:30:00.000Z');
    const last = await weeks();
    expect(last.periods).toHaveLength(53);
    expect(last.periods[0]).toMatchObject({ period: '2026-W53', orders: 1, received: deposit });
    expect(last.years.slice(0, 2)).toEqual([2027, 2026]);
    expect(await monthOf('2027-01')).toMatchObject({ orders: 1, received: deposit });
    desk.server.clock.now = new Date('2027-01-04T00:00:00.000Z');
    await pay(id, '2027-01-04T00:00:00.000Z');
    expect((await weeks()).periods).toMatchObject([{ period: '2027-W01', orders: 1, received: deposit }]);
    expect((await weeks('&year=2026')).periods[0]).toMatchObject({ period: '2026-W53', orders: 0, received: 0 });
  });
});
