import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { bill, cardPayment, companySettings, documentsOf, orderRow } from '../testing/invoices.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { rowsOf } from '../testing/serverState.ts';
import { billChange } from './billChange.ts';
import type { InvoiceRow } from './table.ts';

describe.each(databaseKinds)('invoice numbers, on $name', async ({ create }) => {
  const server = await openTestServer({ environment: { ...companySettings, ...(await create()) } });

  const paid = (key: string) => {
    const order = orderRow(server.clock.now, key);
    const after = cardPayment(order, `session-${key}`, order.deposit_cents, server.clock.now);
    return { order, before: undefined, after, payments: [after] };
  };
  const numbers = async () =>
    (await server.database.selectFrom('invoices').select('number').where('kind', '=', 'invoice').execute())
      .map(({ number }) => number)
      .sort();

  test('have no gap and no double, though some of many transactions at once fail', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) =>
        server.database.transaction().execute(async (transaction) => {
          await billChange(server.context, transaction, paid(`at-once-${at}`));
          if (at % 4 === 0) throw new Error('the payment could not be stored');
        }),
      ),
    );
    // A slow machine may refuse more of them than the three.
    const stored = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(stored.length).toBeGreaterThan(1);
    expect(await numbers()).toEqual(stored.map((_, at) => `2026-${String(at + 1).padStart(4, '0')}`));
  });

  test('are given once for each change of a payment', async () => {
    const [row] = await rowsOf(server, 'invoices');
    const again = { ...row, id: 'again', number: '2026-9999', serial: 9_999 } as InvoiceRow;
    await expect(server.database.insertInto('invoices').values(again).execute()).rejects.toThrow(/unique/i);
  });

  test('begin again in a new year of the agency’s time zone, in series of their own', async () => {
    const before = server.clock.now;
    const change = paid('of-the-year');
    server.clock.now = new Date('2027-01-01T00:00:00Z');
    await bill(server, change);
    const refunded = { ...change.after, refunded_cents: 10_000 };
    await bill(server, { ...change, before: change.after, after: refunded, payments: [refunded] });
    server.clock.now = before;
    expect((await documentsOf(server, change.order.id)).map(({ number }) => number)).toEqual([
      '2027-0001',
      'CN-2027-0001',
    ]);
  });

  test('stay on documents that nothing changes', async () => {
    const change = server.database.updateTable('invoices').set({ total_cents: 1 });
    await expect(change.execute()).rejects.toThrow('never changed');
  });
});
