import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toCents } from '../../src/domain/money.ts';
import { stages } from '../../src/domain/staff/stages.ts';
import { priceOf, type Selection } from '../../src/orders/selection.ts';
import { findInvalidRows } from '../fuzz/rows.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { type Amounts, insertSampleData } from './demoData.ts';
import { refuseOutsideDemo } from './refuse.ts';

const now = new Date('2026-11-24T10:00:00Z');
const amounts = { orders: 240, bookings: 160, mails: null };

describe.each(databaseKinds)('sample data, on $name', ({ create }) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({
      environment: { AGENCY_EMAIL: 'office@agency.example', ...(await create()) },
      now,
    });
  });
  afterEach(() => server.close());
  const fill = (change: Partial<Amounts> = {}) =>
    insertSampleData(server.database, server.settings, { ...amounts, ...change }, now);

  test('are valid rows in all states, and say that they are samples', async () => {
    const filled = await fill();
    expect([filled.get('orders'), filled.get('bookings')]).toEqual([240, 160]);
    expect((await findInvalidRows(server.database)).invalid).toEqual([]);
    const orders = await server.database.selectFrom('orders').selectAll().execute();
    expect(new Set(orders.map(({ status }) => status)).size).toBe(10);
    expect(new Set(orders.map(({ stage }) => stage)).size).toBe(stages.length);
    expect(new Set(orders.map(({ selection }) => (JSON.parse(selection) as Selection).wizard)).size).toBe(4);
    const mails = await server.database.selectFrom('outbox').selectAll().execute();
    expect(new Set(mails.map(({ status }) => status)).size).toBe(3);
    const bookings = await server.database.selectFrom('bookings').selectAll().execute();
    expect(bookings.some(({ starts_at }) => starts_at > now.toISOString())).toBe(true);
    const messages = await server.database.selectFrom('messages').selectAll().execute();
    for (const { name, email } of [...orders, ...bookings, ...messages]) {
      expect(name).toMatch(/ \(sample\)$/);
      expect(email).toMatch(/@example\.ie$/);
    }
  });

  test('have the catalogue’s prices', async () => {
    await fill();
    for (const order of await server.database.selectFrom('orders').selectAll().execute()) {
      const { price, due } = priceOf(JSON.parse(order.selection) as Selection);
      expect([order.total_cents, order.deposit_cents]).toEqual([toCents(price.total), toCents(due.amount)]);
    }
  });

  test('are the same each time', async () => {
    await fill({ orders: 30 });
    const first = await server.database.selectFrom('orders').selectAll().orderBy('id').execute();
    await server.database.deleteFrom('orders').execute();
    for (const table of ['bookings', 'messages', 'subscribers', 'saved_quotes', 'outbox'] as const) {
      await server.database.deleteFrom(table).execute();
    }
    await fill({ orders: 30 });
    expect(await server.database.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(first);
  });

  test('no e-mail among them is waiting to be sent', async () => {
    await fill();
    const due = server.database
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'waiting')
      .where('due_at', '<=', now.toISOString());
    expect(await due.execute()).toEqual([]);
  });

  test('are refused in a database that isn’t empty', async () => {
    await fill({ orders: 1, bookings: 1 });
    await expect(fill()).rejects.toThrow('not new: orders has rows');
    expect(await server.database.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });

  test('include the requested number of short e-mails', async () => {
    const filled = await fill({ orders: 20, bookings: 20, mails: 3_000 });
    expect(filled.get('outbox')).toBe(3_000);
  });
});

test('samples are refused where payments or e-mails are real', () => {
  refuseOutsideDemo({ stripe: null, smtpUrl: null });
  expect(() => refuseOutsideDemo({ stripe: null, smtpUrl: 'smtp://mail.example' })).toThrow('SMTP_URL');
});
