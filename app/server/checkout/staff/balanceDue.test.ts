import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatusOf } from '../../orders/orderStatus.ts';
import { newPayment, paymentsOf } from '../../orders/payments.ts';
import type { PaymentRow } from '../../orders/table.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { orderRow } from '../../testing/invoices.ts';
import { changeRows } from '../../testing/serverState.ts';
import { isBalancePayable } from '../balance/requests.ts';
import { findOrders } from './findOrders.ts';
import { toOrderRows } from './orderRow.ts';

type Payment = Partial<PaymentRow>;

/** Cents: parts of the example order, its deposit, its balance, its total, and more. */
const cents = fc.constantFrom(0, 10_000, 39_600, 50_000, 158_400, 198_000, 250_000);
/** A deposit or a part of the balance, mostly paid as requested and not refunded. */
const columns = {
  status: fc.constantFrom('open', 'processing', 'paid', 'paid', 'paid', 'paid', 'reversed'),
  asked_cents: fc.constantFrom(null, null, 10_000, 158_400),
  amount_cents: fc.oneof({ weight: 3, arbitrary: fc.constant(39_600) }, fc.option(cents, { freq: 10 })),
  currency: fc.constantFrom('eur', 'eur', 'eur', 'eur', 'usd'),
  refunded_cents: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, cents),
  dispute: fc.constantFrom(null, null, null, 'open', 'won', 'lost'),
  disputed_cents: cents,
} as const;
const payment: fc.Arbitrary<Payment> = fc.record(columns);
/** The payments of an order, and what happens to the first one later: one of its columns changes, and then it goes. */
const course = fc.record({
  first: payment,
  others: fc.array(payment, { maxLength: 2 }),
  column: fc.constantFrom(...(Object.keys(columns) as (keyof Payment)[])),
  later: payment,
});

describe.each(databaseKinds)('the list of balances due, on $name', async ({ name, create }) => {
  const { server } = await openDesk({}, await create());

  /** An order without payments. @returns its id */
  async function place() {
    const { context, database } = server;
    const order = orderRow(context.now(), crypto.randomUUID());
    await database.insertInto('orders').values(order).execute();
    return order.id;
  }

  /** Changes the payments of an order, and its status by them. */
  async function change(id: string, changes: readonly Payment[], cancelled_at: string | null = null) {
    const { context, database } = server;
    const order = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await paymentsOf(database, [id]);
    const after = changes.map((each, at) => ({ ...newPayment(order, `${id} ${at}`, context.now()), ...each }));
    await changeRows({ database }, 'orders', { status: orderStatusOf(order, after), cancelled_at }, { id });
    for (const [at, row] of after.entries()) {
      const earlier = before[at];
      if (!earlier) await database.insertInto('payments').values(row).execute();
      // Alone, so that the trigger must watch each column.
      const changed = Object.entries(changes[at] ?? {}).filter(
        ([name, value]) => earlier?.[name as keyof Payment] !== value,
      );
      if (earlier && changed.length > 0)
        await database.updateTable('payments').set(Object.fromEntries(changed)).where('id', '=', row.id).execute();
    }
    for (const { id: gone } of before.slice(after.length))
      await database.deleteFrom('payments').where('id', '=', gone).execute();
  }

  /** An order as the list of balances shows it, and as the list of all orders does. */
  async function look(id: string) {
    const { context } = server;
    const find = async (view: 'all' | 'balance-due') => findOrders(context, { view, search: id.slice(0, 8), limit: 2 });
    const [due, [order]] = await Promise.all([find('balance-due'), find('all')]);
    if (!order) throw new Error('The order is gone.');
    const [[listed], [row]] = await Promise.all([toOrderRows(context, due), toOrderRows(context, [order])]);
    return { listed, row, isDue: isBalancePayable(order) && (row?.money.due ?? 0) > 0 };
  }

  test('has exactly the orders whose page shows a balance that can be requested', async () => {
    let [due, settled] = [0, 0];
    await fc.assert(
      fc.asyncProperty(course, async ({ first, others, column, later }) => {
        const id = await place();
        const steps: readonly Payment[][] = [
          [...others, first],
          [...others, { ...first, [column]: later[column] }],
          others,
        ];
        for (const payments of steps) {
          await change(id, payments);
          const { listed, row, isDue } = await look(id);
          expect(listed).toEqual(isDue ? row : undefined);
          if (isDue) due += 1;
          else settled += 1;
        }
        await change(id, others, server.context.now().toISOString());
        expect((await look(id)).listed).toBeUndefined();
      }),
      name === 'SQLite' ? { numRuns: 150 } : { numRuns: 50, seed: 1 },
    );
    expect(Math.min(due, settled)).toBeGreaterThan(0);
  });

  test('leaves out a balance that was paid after the deposit was refunded, and one that is on its way', async () => {
    const deposit = { status: 'paid', amount_cents: 39_600, currency: 'eur' } as const;
    const rest = { ...deposit, asked_cents: 158_400, amount_cents: 158_400 } as const;
    const [refunded, pending] = [await place(), await place()];
    await change(refunded, [{ ...deposit, refunded_cents: 39_600 }, rest]);
    expect(await look(refunded)).toMatchObject({
      listed: undefined,
      row: { status: 'partly-refunded', money: { due: 0 } },
    });
    await change(pending, [deposit, { asked_cents: 158_400, status: 'processing' }]);
    expect(await look(pending)).toMatchObject({ listed: undefined, row: { money: { due: 0 } } });
    await change(pending, [deposit]);
    expect(await look(pending)).toMatchObject({ listed: { money: { due: 158_400 } } });
  });
});
