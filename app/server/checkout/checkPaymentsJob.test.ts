import { beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, sqlite } from '../testing/databases.ts';
import { openStripe, openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { addRows, mailsTo } from '../testing/serverState.ts';
import { checkPayments } from './checkPaymentsJob.ts';
import { receiveWithdrawal } from './withdrawal/routes.ts';

const { fake, keys } = await openStripe();

const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date('2026-11-20T10:00:00.000Z');

/** A server whose clock is at the start before each test, and which has nothing left to check. */
async function paymentTests({ create } = sqlite) {
  const server = await openTestServer({ environment: { ...keys, ...(await create()) } });
  beforeEach(async () => {
    await server.database.updateTable('payments').set({ check_at: null }).execute();
    server.clock.now = start;
  });

  const sharing = () => ({
    ...keys,
    DATA_DIR: server.settings.dataDir,
    DATABASE_URL: server.settings.databaseUrl ?? '',
  });
  const place = async () => String((await order(server)).body.id);
  const paymentOf = (id: string) =>
    server.database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const statusOf = async (id: string) => {
    const { order_id } = await paymentOf(id);
    const stored = server.database.selectFrom('orders').select('status').where('id', '=', order_id);
    return (await stored.executeTakeFirstOrThrow()).status;
  };
  const callsAbout = (id: string) => fake.calls.filter(({ path }) => path.split(/[/?]/).includes(id)).length;
  /** One round of the job, so long after the start. */
  const checkAfter = async (milliseconds: number, { context, clock } = server) => {
    clock.now = new Date(start.getTime() + milliseconds);
    await checkPayments(context);
  };

  return { server, sharing, place, paymentOf, statusOf, callsAbout, checkAfter };
}

describe.each(databaseKinds)('open payments, on $name,', async (kind) => {
  const { sharing, place, statusOf, callsAbout, checkAfter } = await paymentTests(kind);

  test('are each checked by one of several servers', async () => {
    const twin = await openTestServer({ environment: sharing() });
    const ids = await Promise.all(Array.from({ length: 12 }, place));
    for (const id of ids) fake.pay(id);
    fake.calls.length = 0;
    await Promise.all([checkAfter(4.5 * minute), checkAfter(4.5 * minute, twin)]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'paid'));
    expect(ids.map(callsAbout)).toEqual(ids.map(() => 1));
  });
});

describe('open payments', async () => {
  const { server, sharing, place, paymentOf, statusOf, callsAbout, checkAfter } = await paymentTests();
  const health = async () => (await fetch(`${server.url}/api/health`)).json();

  test('are found within five minutes without a webhook, and not checked again', async () => {
    const id = await place();
    fake.pay(id);
    await checkAfter(minute);
    expect(await statusOf(id)).toBe('open');
    await checkAfter(4.5 * minute);
    expect(await statusOf(id)).toBe('paid');
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', check_at: null, intent_id: `pi_${id}` });
    await checkAfter(day);
    expect(callsAbout(id)).toBe(1);
  });

  test('are checked repeatedly while open or processing', async () => {
    const id = await place();
    await checkAfter(4.5 * minute);
    expect([callsAbout(id), await statusOf(id)]).toEqual([1, 'open']);
    fake.pay(id, { payment_status: 'unpaid' });
    await checkAfter(9 * minute);
    expect(await statusOf(id)).toBe('processing');
    Object.assign(fake.sessions.get(id) ?? {}, { payment_status: 'paid' });
    await checkAfter(13.5 * minute);
    expect([callsAbout(id), await statusOf(id)]).toEqual([3, 'paid']);
  });

  test('are reported by the health check while Stripe is unreachable, with a growing back-off', async () => {
    const id = await place();
    fake.failNext(...Array.from({ length: 200 }, () => ({ status: 401, error: { type: 'invalid_request_error' } })));
    await checkAfter(4.5 * minute);
    expect(await health()).toMatchObject({ status: 'ok' });
    const pauses: number[] = [];
    for (let after = 4.5 * minute; pauses.length < 6; ) {
      const due = Date.parse((await paymentOf(id)).check_at ?? '') - start.getTime();
      pauses.push((due - after) / minute);
      after = due;
      await checkAfter(due);
    }
    expect(pauses).toEqual([0.25, 0.5, 1, 2, 4, 4]);
    expect(await health()).toMatchObject({ status: 'payments-unchecked', problems: ['payments-unchecked'] });
    fake.reset();
    fake.pay(id);
    await checkAfter(21 * minute);
    expect(await statusOf(id)).toBe('paid');
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  test('are checked at start; one that Stripe doesn’t know doesn’t hold up the others', async () => {
    const [lost, id] = [await place(), await place()];
    fake.sessions.delete(lost);
    fake.pay(id);
    // One minute later, so that they aren't due for another three.
    await openTestServer({ environment: sharing(), now: new Date(start.getTime() + 1.5 * minute) });
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('paid'), 30_000);
    await vi.waitFor(async () => expect((await paymentOf(lost)).failed_checks).toBeGreaterThan(0), 30_000);
    // The keys may be wrong for a while: checks stop a week after the session's end.
    await checkAfter(6 * day);
    expect(await paymentOf(lost)).toMatchObject({ status: 'open', check_at: expect.any(String) });
    await checkAfter(9 * day);
    expect(await paymentOf(lost)).toMatchObject({ status: 'expired', check_at: null });
  });

  test('of an order that its buyer withdrew from are ended, and no other can be opened', async () => {
    const email = 'withdrew@example.ie';
    const key = crypto.randomUUID();
    const id = String((await order(server, { email }, key)).body.id);
    const { order_id } = await paymentOf(id);
    const reference = order_id.slice(0, 8);
    const name = 'Ann Byrne';
    await receiveWithdrawal(server.context, { name, email, reference }, 'message', { key: null });
    const again = { status: 409, body: { code: 'order-withdrawn' } };
    expect(await order(server, { email }, key)).toMatchObject(again);
    const sessions = fake.sessions.size;
    await checkAfter(0);
    expect(fake.sessions.get(id)).toMatchObject({ status: 'expired' });
    expect(await order(server, { email }, key)).toMatchObject(again);
    expect(fake.sessions.size).toBe(sessions);
    const [receipt] = await mailsTo(server, email);
    expect(receipt?.text).toContain('Its link to pay no longer works');
  });

  test('of an order that is already paid are ended, so that the buyer can’t pay twice', async () => {
    const id = await place();
    const open = await paymentOf(id);
    const paid = { status: 'paid', amount_cents: 39_600, currency: 'eur', check_at: null } as const;
    await addRows(server, 'payments', { ...open, ...paid, id: `${id}_before` });
    await server.database.updateTable('orders').set({ status: 'paid' }).where('id', '=', open.order_id).execute();
    await checkAfter(4.5 * minute);
    expect(fake.sessions.get(id)).toMatchObject({ status: 'expired' });
    expect([(await paymentOf(id)).status, await statusOf(id)]).toEqual(['expired', 'paid']);
  });
});
