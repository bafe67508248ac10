import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Numbers } from '../../src/domain/contract/staff/numbers.ts';
import { wizardPaths } from '../../src/domain/wizard/wizardIds.ts';
import { balanceTests } from '../testing/balance.ts';
import { databaseKinds } from '../testing/databases.ts';
import { exampleSelection } from '../testing/request.ts';
import { saveQuote } from '../testing/savedQuotes.ts';
import { countVisits, openedWizard, storeVisits } from './counts.ts';

const deposit = 39_600;
const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

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

  test('in each wizard: visits, quotes saved once each, orders begun and paid', async () => {
    const quote = async () => (await numbers()).wizards.find(({ wizard }) => wizard === exampleSelection.wizard);
    const before = await quote();
    await saveQuote(desk.server, {}, 'once');
    await saveQuote(desk.server, {}, 'once');
    const { context } = desk.server.app;
    const site = Fastify();
    countVisits(site, context);
    site.get(wizardPaths.quote, async () => 'the page');
    await site.inject({ url: `${wizardPaths.quote}?from=home`, headers: person });
    await site.inject({ url: wizardPaths.quote, headers: { 'user-agent': 'Googlebot/2.1' } });
    await site.inject({ url: '/unknown', headers: person });
    await storeVisits(context).stop();
    expect(await quote()).toEqual({ ...before, opened: 1, saved: 1 });
    expect(before).toMatchObject({ wizard: 'quote', ordered: 2, paid: 2 });
  });

  test('the accountant gets them as CSV', async () => {
    const { bytes } = await desk.daniel.download('/api/staff/numbers.csv?year=2025');
    expect(String(bytes)).toContain('\r\n2025-12,1,EUR,396.00,0.00,0.00\r\n');
  });
});

test.each([
  ['a page fetched in case it is opened', { ...person, 'sec-purpose': 'prefetch;prerender' }],
  ['a program that names itself', { 'user-agent': 'curl/8.1' }],
  ['a program without a name', {}],
])('%s is no visit', (_, headers) => {
  expect(openedWizard({ method: 'GET', url: '/step1', headers })).toBeUndefined();
  expect(openedWizard({ method: 'GET', url: '/step1', headers: person })).toBe('planner');
});
