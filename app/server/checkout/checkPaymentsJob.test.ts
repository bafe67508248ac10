import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { later } from '../testing/later.ts';
import { order } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { StripeFake } from '../testing/stripeFake.ts';

const fake = new StripeFake();
let keys: Record<string, string>;
beforeAll(async () => {
  keys = await fake.listen();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const minutes = (count: number) => count * 60_000;
const day = 24 * 60 * 60_000;
const away = { status: 401, error: { type: 'invalid_request_error' } } as const;

describe.each(databaseKinds)('open payments, on $name', ({ create }) => {
  let server: TestServer;
  let database: Record<string, string>;
  beforeAll(async () => {
    database = await create();
    server = await startTestServer({
      environment: { ...keys, ...database },
      timing: { paymentsInterval: 20 },
    });
  });
  afterAll(() => server.close());

  const place = async () => String((await order(server)).body.id);
  const statusOf = async (id: string) =>
    (
      await server.database
        .selectFrom('orders')
        .select('status')
        .where('id', '=', (payment) => payment.selectFrom('payments').select('order_id').where('id', '=', id))
        .executeTakeFirstOrThrow()
    ).status;
  const paymentOf = (id: string) =>
    server.database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const health = async (of: TestServer = server) => (await fetch(`${of.url}/api/health`)).json();
  /** Waits until a job has done something. */
  const until = async <T>(look: () => Promise<T>, is: (seen: T) => boolean): Promise<T> => {
    for (let tries = 2400; ; tries -= 1) {
      const seen = await look();
      if (is(seen) || tries === 0) return seen;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const callsAbout = (id: string) => fake.calls.filter(({ path }) => path.split(/[/?]/).includes(id)).length;

  test('are found within five minutes without a webhook, and not checked again', async () => {
    const id = await place();
    fake.pay(id);
    await later(server, minutes(4.5), async () => {
      expect(
        await until(
          () => statusOf(id),
          (status) => status === 'paid',
        ),
      ).toBe('paid');
    });
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', check_at: null, intent_id: `pi_${id}` });
    expect(callsAbout(id)).toBe(1);
  });

  test('are checked repeatedly while open or processing', async () => {
    const id = await place();
    await later(server, minutes(4.5), () =>
      until(
        () => paymentOf(id),
        ({ checked_at, created_at }) => checked_at > created_at,
      ),
    );
    expect(callsAbout(id)).toBe(1);
    fake.pay(id, { payment_status: 'unpaid' });
    await later(server, minutes(9), async () => {
      expect(
        await until(
          () => statusOf(id),
          (status) => status === 'processing',
        ),
      ).toBe('processing');
    });
    Object.assign(fake.sessions.get(id) ?? {}, { payment_status: 'paid' });
    await later(server, minutes(13.5), async () => {
      expect(
        await until(
          () => statusOf(id),
          (status) => status === 'paid',
        ),
      ).toBe('paid');
    });
    expect(callsAbout(id)).toBe(3);
  });

  test('are each checked by one of several servers', async () => {
    const twin = await startTestServer({
      environment: { ...keys, DATA_DIR: server.settings.dataDir, DATABASE_URL: server.settings.databaseUrl ?? '' },
      timing: { paymentsInterval: 20 },
    });
    const ids = await Promise.all(Array.from({ length: 20 }, place));
    for (const id of ids) fake.pay(id);
    fake.calls.length = 0;
    await later(twin, minutes(4.5), () =>
      later(server, minutes(4.5), async () => {
        for (const id of ids)
          expect(
            await until(
              () => statusOf(id),
              (status) => status === 'paid',
            ),
          ).toBe('paid');
      }),
    );
    expect(ids.map(callsAbout)).toEqual(ids.map(() => 1));
    await twin.close();
  });

  test('are reported by the health check while Stripe is unreachable, with a growing back-off', async () => {
    const id = await place();
    fake.failNext(...Array.from({ length: 200 }, () => away));
    const failed = async (atLeast: number) =>
      (
        await until(
          () => paymentOf(id),
          ({ failed_checks }) => failed_checks >= atLeast,
        )
      ).failed_checks;
    await later(server, minutes(4.5), async () => {
      expect(await failed(1)).toBe(1);
      expect(await health()).toMatchObject({ status: 'ok' });
    });
    const pauses: number[] = [];
    let minute = 4.5;
    for (let tries = 2; tries < 8; tries += 1) {
      const { check_at } = await paymentOf(id);
      const due = (Date.parse(check_at ?? '') - server.clock.now.getTime()) / 60_000;
      pauses.push(due - minute);
      minute = due;
      await later(server, minutes(due), async () => expect(await failed(tries)).toBe(tries));
    }
    expect(pauses).toEqual([0.25, 0.5, 1, 2, 4, 4]);
    await later(server, minutes(minute), async () =>
      expect(await health()).toMatchObject({ status: 'payments-unchecked', problems: ['payments-unchecked'] }),
    );
    fake.reset();
    fake.pay(id);
    await later(server, minutes(minute + 4), async () => {
      expect(
        await until(
          () => statusOf(id),
          (status) => status === 'paid',
        ),
      ).toBe('paid');
      expect(await health()).toMatchObject({ status: 'ok' });
    });
  });

  test('are checked at start; one that Stripe doesn’t know doesn’t hold up the others', async () => {
    const [lost, id] = [await place(), await place()];
    fake.sessions.delete(lost);
    fake.pay(id);
    const environment = { ...keys, DATA_DIR: server.settings.dataDir, DATABASE_URL: server.settings.databaseUrl ?? '' };
    // One minute later, so that they aren't due for another three.
    const now = server.clock.now;
    const soon = await startTestServer({ environment, now: new Date(now.getTime() + minutes(1.5)) });
    expect(
      await until(
        () => statusOf(id),
        (status) => status === 'paid',
      ),
    ).toBe('paid');
    const pending = await until(
      () => paymentOf(lost),
      ({ failed_checks }) => failed_checks > 0,
    );
    expect(pending).toMatchObject({ status: 'open', check_at: expect.any(String) });
    // The keys may be wrong for a while: checks stop a week after the session's end.
    await later(server, 6 * day, () =>
      until(
        () => paymentOf(lost),
        ({ failed_checks }) => failed_checks > 1,
      ),
    );
    expect(await paymentOf(lost)).toMatchObject({ status: 'open' });
    await later(server, 9 * day, async () => {
      expect(
        await until(
          () => paymentOf(lost),
          ({ status }) => status !== 'open',
        ),
      ).toMatchObject({
        status: 'expired',
        check_at: null,
      });
    });
    await soon.close();
  });

  test('of an order that is already paid are ended, so that the buyer can’t pay twice', async () => {
    const id = await place();
    const { order_id } = await paymentOf(id);
    await server.database
      .insertInto('payments')
      .values({
        ...(await paymentOf(id)),
        id: `${id}_before`,
        status: 'paid',
        amount_cents: 39_600,
        currency: 'eur',
        check_at: null,
      })
      .execute();
    await server.database.updateTable('orders').set({ status: 'paid' }).where('id', '=', order_id).execute();
    await later(server, minutes(4.5), () =>
      until(
        () => paymentOf(id),
        ({ status }) => status === 'expired',
      ),
    );
    expect(fake.sessions.get(id)).toMatchObject({ status: 'expired' });
    expect(await statusOf(id)).toBe('paid');
  });
});
