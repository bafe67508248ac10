import { beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutRequest } from '../../../src/orders/checkoutSchema.ts';
import { newPayment } from '../../orders/payments.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { brief, business, order } from '../../testing/request.ts';
import { addRows, orderOf } from '../../testing/serverState.ts';
import { findOrders } from './findOrders.ts';
import { pageOfOrders } from './orderList.ts';

describe.each(databaseKinds)('an order is found, on $name,', async ({ create }) => {
  const { server } = await openDesk({}, await create());
  let shop: string;
  let other: string;
  beforeAll(async () => {
    shop = await place({
      email: 'shop@example.ie',
      business: { ...business, company: 'Café Ólta', vatNumber: 'IE1234567WA' },
      brief: { ...brief, wishes: { ...brief.wishes, notes: 'Glúten-free cakes' } },
    });
    other = await place({ email: 'other@example.ie' });
    await addDocuments(shop, { serial: 7, reference: 'ÓLTA DEPOSIT' });
  });

  async function place(change: Partial<CheckoutRequest>): Promise<string> {
    expect(await order(server, change)).toMatchObject({ status: 200 });
    return (await orderOf(server, change.email ?? '')).id;
  }

  /** An invoice and a transfer. */
  async function addDocuments(id: string, { serial, reference }: { serial: number; reference: string }) {
    const { database, clock } = server;
    const row = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await addRows(server, 'payments', newPayment(row, `transfer ${id}`, clock.now));
    const made = { id, payment_id: `transfer ${id}`, created_at: clock.now.toISOString() };
    const transfer = { amount_cents: 200, day: '2026-11-20', reference, reverses: null };
    await addRows(server, 'transfers', { ...made, ...transfer });
    const amounts = { net_cents: 200, vat_cents: 0, total_cents: 200 };
    const numbered = { number: `2026-000${serial}`, kind: 'invoice', year: 2026, serial, payment_place: 1 } as const;
    const invoice = { ...numbered, ...amounts, order_id: id, issued_on: '2026-11-20', document: '{}' };
    await addRows(server, 'invoices', { ...made, ...invoice });
  }

  const find = async (search: string) => {
    const found = await findOrders(server.context, { view: 'all', search, limit: 10 });
    return found.map(({ id }) => id);
  };

  test.each([
    'cafe olta',
    'ie1234567wa',
    'mill lane',
    'gluten-free',
    'garo',
    'bread',
    'financial management',
    '2026-0007',
    'olta deposit',
    'byrne ie12345',
    'SHOP@',
  ])('by what its buyer entered and by its documents: %s', async (words) => {
    expect(await find(words)).toEqual([shop]);
  });

  test('by its reference and its total', async () => {
    expect(await find(shop.slice(0, 8).toUpperCase())).toEqual([shop]);
    expect((await find('€1980')).sort()).toEqual([shop, other].sort());
    expect([await find('€1.37'), await find('58204137')], 'a reference of digits').toEqual([[], []]);
  });

  test('by the day or month when it was placed, in the agency’s time zone', async () => {
    const place = (created_at: string) =>
      server.database.updateTable('orders').set({ created_at }).where('id', '=', other).execute();
    await place('2026-05-31T23:30:00.000Z');
    expect([await find('2026-06'), await find('june 2026'), await find('2026-06-01')]).toEqual([
      [other],
      [other],
      [other],
    ]);
    expect([await find('2026-05'), await find('2026-06-02'), await find('2026-11')]).toEqual([[], [], [shop]]);
    await place('2026-11-20T10:00:00.000Z');
  });

  test('by its day and its total, in any order, page by page', async () => {
    const total = (id: string, total_cents: number) =>
      server.database.updateTable('orders').set({ total_cents }).where('id', '=', id).execute();
    await total(shop, 50_000);
    await total(other, 70_050);
    const found = async (query: Partial<Parameters<typeof findOrders>[1]>) => {
      const rows = await findOrders(server.context, { view: 'all', limit: 10, ...query });
      return rows.map(({ id }) => id);
    };
    expect(await found({ least: 50_000, most: 70_049 })).toEqual([shop]);
    expect(await found({ least: 50_001 })).toEqual([other]);
    expect(await found({ least: 70_051 })).toEqual([]);
    const [day, next] = ['2026-11-20', '2026-11-21'];
    expect([await found({ from: next }), await found({ until: '2026-11-19' })]).toEqual([[], []]);
    expect(new Set(await found({ from: day, until: day }))).toEqual(new Set([shop, other]));
    expect([await found({ sort: 'largest' }), await found({ sort: 'smallest' })]).toEqual([
      [other, shop],
      [shop, other],
    ]);
    expect(await found({ sort: 'oldest' })).toEqual((await found({})).toReversed());
    expect(await found({ sort: 'smallest', search: 'example.ie', least: 1 })).toEqual([shop, other]);
    for (const sort of ['latest', 'oldest', 'largest', 'smallest'] as const) {
      const first = await pageOfOrders(server.context, { view: 'all', limit: 1, sort });
      const second = await pageOfOrders(server.context, { view: 'all', limit: 1, sort, after: first.next ?? '' });
      expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(await found({ sort }));
      expect(second.next).toBeNull();
      if (sort !== 'latest' && sort !== 'oldest')
        await expect(found({ after: first.next ?? '' }), 'a page of another order').rejects.toThrow('doesn’t exist');
    }
  });

  test('by the documents it has now', async () => {
    await addDocuments(other, { serial: 8, reference: 'Ziegler' });
    expect([await find('2026-0008'), await find('ziegler')]).toEqual([[other], [other]]);
    for (const table of ['transfers', 'invoices'] as const)
      await server.database.deleteFrom(table).where('id', '=', other).execute();
    expect([await find('2026-0008'), await find('ziegler')]).toEqual([[], []]);
  });

  test('by what it says now, until it is deleted', async () => {
    const { database } = server;
    await database.updateTable('orders').set({ company: 'Yellow Ltd' }).where('id', '=', shop).execute();
    expect([await find('yellow 2026-0007'), await find('cafe')]).toEqual([[shop], []]);
    expect((await find('byrne')).sort()).toEqual([shop, other].sort());
    await database.deleteFrom('orders').where('id', '=', other).execute();
    expect(await find('byrne')).toEqual([shop]);
  });
});
