import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../testing/later.ts';
import { checkoutRequest, order } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { StripeFake } from '../../testing/stripeFake.ts';

const fake = new StripeFake();
let keys: Record<string, string>;
beforeAll(async () => {
  keys = await fake.listen();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

describe('a Stripe session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...keys } });
  });
  afterAll(() => server.close());

  const stored = (id: unknown) =>
    server.database.selectFrom('orders').selectAll().where('provider_session_id', '=', String(id)).executeTakeFirst();

  test('is retried with the same idempotency key after a timeout', async () => {
    const impatient = await startTestServer({
      environment: { ...keys, DATA_DIR: server.settings.dataDir, DATABASE_URL: server.settings.databaseUrl ?? '' },
      timing: { cardProviderTimeout: 300 },
    });
    fake.failNext('silence', 'broken');
    const answer = await order(impatient);
    await impatient.close();
    expect(answer.status).toBe(200);
    expect(fake.calls).toHaveLength(3);
    expect(new Set(fake.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(fake.calls.map(({ form }) => JSON.stringify(form))).size).toBe(1);
  });

  test('is retried with another idempotency key after a 5xx, also by another server', async () => {
    const key = crypto.randomUUID();
    fake.failNext({ status: 500, error: { type: 'api_error' } });
    expect(await order(server, {}, key)).toMatchObject({ status: 502, body: { code: 'provider-failing' } });
    const keysOf = () => [...new Set(fake.calls.map(({ headers }) => headers['idempotency-key']))];
    const [first] = keysOf();
    // Stripe repeats its failure for this key.
    expect(fake.calls).toHaveLength(3);
    const twin = await startTestServer({
      environment: { ...keys, DATA_DIR: server.settings.dataDir, DATABASE_URL: server.settings.databaseUrl ?? '' },
    });
    const again = await twin.app.inject({
      method: 'POST',
      url: '/api/create-checkout-session',
      headers: { 'idempotency-key': key, host: new URL(server.url).host },
      payload: checkoutRequest(server),
    });
    expect(again.statusCode).toBe(200);
    expect(keysOf()).toEqual([first, `${first}-2`]);
    await twin.close();
  });

  test('is retried with another idempotency key when the first was used with other details', async () => {
    const key = crypto.randomUUID();
    fake.failNext({ status: 400, error: { type: 'idempotency_error' } });
    expect(await order(server, {}, key)).toMatchObject({ status: 502 });
    expect(await order(server, {}, key)).toMatchObject({ status: 200 });
    const [first, second] = fake.calls.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(`${first}-2`);
  });

  test('is opened once for fifty concurrent requests with one idempotency key', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(server, {}, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(fake.calls).toHaveLength(1);
  });

  test('is opened once when one request reaches two servers concurrently', async () => {
    const twin = await startTestServer({
      environment: { ...keys, DATA_DIR: server.settings.dataDir, DATABASE_URL: server.settings.databaseUrl ?? '' },
    });
    const call = {
      method: 'POST',
      url: '/api/create-checkout-session',
      headers: { 'idempotency-key': crypto.randomUUID(), host: new URL(server.url).host },
      payload: checkoutRequest(server),
    } as const;
    const answers = await Promise.all([server, twin, server, twin].map(({ app }) => app.inject(call)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(fake.calls).toHaveLength(1);
    await twin.close();
  });

  test('that failed to open leaves an order that the same idempotency key can pay later', async () => {
    const key = crypto.randomUUID();
    fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    expect(await order(server, {}, key)).toMatchObject({ status: 502 });
    const waiting = await server.database.selectFrom('orders').selectAll().where('idempotency_key', '=', key).execute();
    expect(waiting).toMatchObject([{ status: 'open', provider_session_id: null, locked_until: null }]);
    const again = await order(server, {}, key);
    expect(again.status).toBe(200);
    expect(await stored(again.body.id)).toMatchObject({ id: waiting[0]?.id, idempotency_key: key });
  });

  test('that expired unpaid is followed by another, with another idempotency key', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    const session = fake.sessions.get(String(first.body.id));
    if (session) session.status = 'expired';
    const status = await fetch(`${server.url}/api/checkout-session/${first.body.id}`);
    expect(await status.json()).toMatchObject({ status: 'cancelled' });
    const second = await order(server, {}, key);
    expect(second.body.id).not.toBe(first.body.id);
    const created = fake.calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    const row = await stored(second.body.id);
    expect(created).toEqual([`order-${row?.id}-1`, `order-${row?.id}-2`]);
  });

  test('that may have been paid is not followed by another while Stripe is unreachable', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    const then = server.clock.now;
    server.clock.now = new Date(then.getTime() + 25 * 3_600_000);
    const second = await order(server, {}, key);
    server.clock.now = then;
    expect(second).toMatchObject({ status: 502, body: { message: expect.stringMatching(/earlier payment/) } });
    expect(await stored(first.body.id)).toMatchObject({ status: 'open', session_number: 1 });
  });

  test('that was paid without a webhook is not followed by another', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    fake.pay(String(first.body.id));
    const then = server.clock.now;
    server.clock.now = new Date(then.getTime() + 25 * 3_600_000);
    const second = await order(server, {}, key);
    server.clock.now = then;
    const success = `${server.url}/checkout-success?session_id=${first.body.id}`;
    expect(second.body).toEqual({ id: first.body.id, url: success });
    expect(await stored(first.body.id)).toMatchObject({ status: 'paid' });
  });

  test('that was just paid redirects a repeated request to the success page', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    fake.pay(String(first.body.id));
    const success = `${server.url}/checkout-success?session_id=${first.body.id}`;
    expect(await later(server, 11_000, () => order(server, {}, key))).toMatchObject({ body: { url: success } });
  });

  test('is expired at Stripe before another opens for the same order', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    const second = await later(server, 25 * 3_600_000, () => order(server, {}, key));
    expect(second.body.id).not.toBe(first.body.id);
    expect(fake.sessions.get(String(first.body.id))).toMatchObject({ status: 'expired' });
    expect(await stored(second.body.id)).toMatchObject({ status: 'open', session_number: 2 });
  });

  test('that is paid while it is being expired is not followed by another', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    fake.beforeExpiring = ({ id }) => void fake.pay(id);
    const second = await later(server, 25 * 3_600_000, () => order(server, {}, key));
    expect(second.body.id).toBe(first.body.id);
    expect(await stored(first.body.id)).toMatchObject({ status: 'paid', session_number: 1 });
    expect(fake.calls.filter(({ path }) => path === '/v1/checkout/sessions')).toHaveLength(1);
  });

  test('lasts at least 30 minutes, also for an order that is almost a day old', async () => {
    const key = crypto.randomUUID();
    fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    await order(server, {}, key);
    const hours = (time: number) => time * 3_600_000;
    const expiry = () => Number(fake.calls.at(-1)?.form.expires_at) * 1000 - server.clock.now.getTime();
    // Stripe requires 30 minutes: with 32 left the order's own end is kept, with 30 it gets another day.
    fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    await later(server, hours(23) - 32 * 60_000, () => order(server, {}, key));
    expect(expiry()).toBe(hours(23));
    const answer = await later(server, hours(23) - 30 * 60_000, () => order(server, {}, key));
    expect(answer.status).toBe(200);
    expect(expiry()).toBe(hours(46) - 30 * 60_000);
  });

  describe('without a webhook', () => {
    const ask = async (id: unknown) => (await fetch(`${server.url}/api/checkout-session/${id}`)).json();

    test.each([
      [{ status: 'complete', payment_status: 'paid' }, 'paid', 'paid'],
      [{ status: 'complete', payment_status: 'unpaid' }, 'processing', 'processing'],
      [{ status: 'expired', payment_status: 'unpaid' }, 'cancelled', 'cancelled'],
      [{ status: 'open', payment_status: 'unpaid' }, 'open', 'open'],
      [
        {
          status: 'complete',
          payment_status: 'unpaid',
          payment_intent: { id: 'pi_failed', status: 'requires_payment_method' },
        },
        'failed',
        'failed',
      ],
      [{ status: 'complete', payment_status: 'paid', amount_total: 1 }, 'needs-attention', 'needs-attention'],
    ] as const)('in the state %o is %s', async (state, status, storedStatus) => {
      const { body } = await order(server);
      Object.assign(fake.sessions.get(String(body.id)) ?? {}, state);
      expect(await ask(body.id)).toMatchObject({ status, amount: 396 });
      expect(await stored(body.id)).toMatchObject({ status: storedStatus });
    });

    test('is checking while Stripe is unreachable', async () => {
      const { body } = await order(server);
      fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
      expect(await ask(body.id)).toMatchObject({ status: 'checking' });
    });

    test('is checking after its end, until Stripe confirms that it is unpaid', async () => {
      const { body } = await order(server);
      expect(await later(server, 24 * 3_600_000, () => ask(body.id))).toMatchObject({ status: 'checking' });
    });
  });
});

test('there is no demo checkout with Stripe', async () => {
  const server = await startTestServer({ environment: keys });
  const { body } = await order(server);
  for (const method of ['GET', 'POST'] as const) {
    const answer = await server.app.inject({ method, url: `/demo-checkout/${body.id}`, payload: {} });
    expect([404, 405]).toContain(answer.statusCode);
  }
  expect(await (await fetch(`${server.url}/api/config`)).json()).toMatchObject({ payments: 'stripe' });
  await server.close();
});
