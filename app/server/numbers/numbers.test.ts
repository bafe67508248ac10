import { describe, expect, test } from 'vitest';
import type { Numbers } from '../../src/domain/contract/staff/numbers.ts';
import { visitHeader } from '../../src/domain/visitSource.ts';
import { balanceTests } from '../testing/balance.ts';
import { databaseKinds } from '../testing/databases.ts';
import { order, send } from '../testing/request.ts';
import { saveQuote, saveRequest } from '../testing/savedQuotes.ts';

const deposit = 39_600;

describe.each(databaseKinds)('the numbers of a year, on $name', ({ create }) => {
  const desk = balanceTests({ create });
  const numbers = async (year?: number) =>
    (await desk.daniel.get(`/api/staff/numbers${year ? `?year=${year}` : ''}`)).body as unknown as Numbers;
  const monthOf = async (month: string, year?: number) =>
    (await numbers(year)).months.find((each) => each.month === month);
  const change = (id: string, values: Record<string, unknown>) =>
    desk.server.database.updateTable('payments').set(values).where('order_id', '=', id).execute();

  test('by month: what came by card and transfer, what went back, and what was invoiced', async () => {
    const id = await desk.placeOrder('one@example.ie');
    await desk.transfer(id, 58_400, (await desk.readOrder(id)).version);
    const november = {
      month: '2026-11',
      orders: 1,
      received: deposit + 58_400,
      refunded: 0,
      invoiced: deposit + 58_400,
    };
    expect((await numbers()).months[0]).toEqual(november);
    expect((await numbers()).months).toHaveLength(11);

    const [refunded] = await desk.server.database
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', id)
      .where('provider', '!=', 'transfer')
      .execute();
    await desk.server.database
      .updateTable('payments')
      .set({ refunded_cents: 9_600, refunded_as_of: '2026-10-05T12:00:00.000Z' })
      .where('id', '=', refunded?.id ?? '')
      .execute();
    expect(await monthOf('2026-10')).toMatchObject({ received: 0, refunded: 9_600 });
    await change(id, { dispute: 'lost', disputed_cents: 1_000, dispute_as_of: '2026-09-05T12:00:00.000Z' });
    expect(await monthOf('2026-09')).toMatchObject({ refunded: 2_000 });
  });

  test('months and years begin at midnight in the agency’s time zone', async () => {
    const id = await desk.placeOrder('summer@example.ie');
    const paid = async (paid_at: string) => {
      await change(id, { paid_at });
      await desk.server.database.updateTable('orders').set({ paid_at }).where('id', '=', id).execute();
    };
    await paid('2026-05-31T23:30:00.000Z');
    expect(await monthOf('2026-06')).toMatchObject({ orders: 1, received: deposit });
    expect(await monthOf('2026-05')).toMatchObject({ orders: 0, received: 0 });
    await paid('2025-12-31T23:59:59.000Z');
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
    desk.server.settings.countVisits = 'off';
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
    settings.countVisits = 'off';
    await open('from=www.google.ie');
    await save('off', 'from=example.ie');
    expect(await sources()).toEqual([]);
    settings.countVisits = 'on';
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
});
