import { describe, expect, test } from 'vitest';
import { retryWhileBusy } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';

describe.each(databaseKinds)('an order sent again, on $name', async ({ create }) => {
  const server = await openTestServer({ environment: await create() });

  const orders = () => server.database.selectFrom('orders').selectAll().orderBy('created_at').execute();

  test('rejects other details with the same idempotency key', async () => {
    const first = await order(server, {}, 'key-2');
    const answer = await order(server, { email: 'other@example.ie' }, 'key-2');
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'idempotency-mismatch', message: expect.stringMatching(/other details/) },
    });
    expect((await orders()).filter(({ provider_session_id }) => provider_session_id === first.body.id)).toHaveLength(1);
  });

  test('opens another session for the same order when the first has expired', async () => {
    const first = await order(server, {}, 'key-3');
    const then = server.clock.now;
    server.clock.now = new Date(then.getTime() + 24 * 3_600_000);
    const second = await order(server, {}, 'key-3');
    server.clock.now = then;
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await orders()).toContainEqual(
      expect.objectContaining({ idempotency_key: 'key-3', session_number: 2, provider_session_id: second.body.id }),
    );
  });

  test('places one order for twenty concurrent requests with one idempotency key', async () => {
    const before = (await orders()).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryWhileBusy(() => order(server, {}, 'key-4'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await orders()).toHaveLength(before + 1);
  });
});
