import { describe, expect, test } from 'vitest';
import { UnreachableProviderError } from '../platform/payments/provider.ts';
import { later } from '../testing/later.ts';
import { openStripe, openTestServer } from '../testing/openTestServer.ts';
import { checkoutRequest, order } from '../testing/request.ts';
import type { Failure } from '../testing/stripeFake.ts';

const { fake, keys } = await openStripe();
const secret = 'sk_test_51H: No such price_999 for ann@example.ie';
const api = (status: number, type = 'invalid_request_error', more: object = {}): Failure => ({
  status,
  error: { type, message: secret, ...more },
});
const hour = 3_600_000;

describe('a Stripe session', async () => {
  const server = await openTestServer({ environment: keys });
  const shared = () => ({ ...keys, DATA_DIR: server.settings.dataDir });
  const twin = await openTestServer({ environment: shared() });
  /** For silence. */
  const impatient = await openTestServer({ environment: shared(), timing: { cardProviderTimeout: 1_000 } });

  const stored = (id: unknown) =>
    server.database.selectFrom('orders').selectAll().where('provider_session_id', '=', String(id)).executeTakeFirst();
  const status = async (id: unknown) => (await fetch(`${server.url}/api/checkout-session/${id}`)).json();
  const keysSent = () => [...new Set(fake.calls.map(({ headers }) => headers['idempotency-key']))];
  /** A request that both servers can receive. */
  const request = (key: string) =>
    ({
      method: 'POST',
      url: '/api/create-checkout-session',
      headers: { 'idempotency-key': key, host: new URL(server.url).host },
      payload: checkoutRequest(server),
    }) as const;

  test.each<[name: string, failure: Failure, tries: number, status: number, code: string, message: RegExp]>([
    ['declines the card', api(402, 'card_error', { code: 'card_declined' }), 1, 402, 'card-declined', /declined/],
    ['rate-limits us', api(429, 'rate_limit_error'), 1, 502, 'provider-busy', /very busy/],
    ['rejects our key', api(401), 1, 502, 'provider-refused', /aren’t set up correctly on our side/],
    ['denies permission', api(403), 1, 502, 'provider-refused', /aren’t set up correctly on our side/],
    ['rejects our request', api(400, undefined, { param: 'line_items' }), 1, 502, 'provider-refused', /on our side/],
    ['rejects a reused idempotency key', api(400, 'idempotency_error'), 1, 502, 'provider-failing', /has a problem/],
    ['rejects the address', api(400, undefined, { param: 'customer_email' }), 1, 400, 'invalid-email', /e-mail addr/],
    ['fails with 500', api(500, 'api_error'), 3, 502, 'provider-failing', /has a problem/],
    ['breaks the connection', 'broken', 3, 502, 'provider-unreachable', /can’t reach/],
    ['doesn’t answer', 'silence', 3, 504, 'provider-timeout', /too long/],
  ])('that isn’t opened because Stripe %s', async (_name, failure, tries, status, code, message) => {
    fake.failNext(failure, failure, failure);
    const answer = await order(failure === 'silence' ? impatient : server);
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|price_999|stripe/i);
    expect(fake.calls).toHaveLength(tries);
  });

  test.each([
    ['refuses the key', api(401), secret],
    ['can’t be reached', 'broken' as const, UnreachableProviderError],
  ])('isn’t needed to learn that Stripe %s', async (_name, failure, error) => {
    fake.failNext(failure, failure, failure);
    const provider = await server.settings.cardProvider?.connect(5_000);
    await expect(provider?.time()).rejects.toThrow(error);
  });

  test('is retried with the same idempotency key after a timeout', async () => {
    fake.failNext('silence', 'broken');
    expect((await order(impatient)).status).toBe(200);
    expect(fake.calls).toHaveLength(3);
    expect(keysSent()).toHaveLength(1);
    expect(new Set(fake.calls.map(({ form }) => JSON.stringify(form))).size).toBe(1);
  });

  test('is retried with another idempotency key after a 5xx, also by another server', async () => {
    const key = crypto.randomUUID();
    fake.failNext(api(500, 'api_error'));
    expect(await order(server, {}, key)).toMatchObject({ status: 502, body: { code: 'provider-failing' } });
    const [first] = keysSent();
    // Stripe repeats its failure for this key.
    expect(fake.calls).toHaveLength(3);
    expect((await twin.app.inject(request(key))).statusCode).toBe(200);
    expect(keysSent()).toEqual([first, `${first}-2`]);
  });

  test('is retried with another idempotency key when the first was used with other details', async () => {
    const key = crypto.randomUUID();
    fake.failNext(api(400, 'idempotency_error'));
    expect((await order(server, {}, key)).status).toBe(502);
    expect((await order(server, {}, key)).status).toBe(200);
    const [first, second] = keysSent();
    expect(second).toBe(`${first}-2`);
  });

  test('is opened once for fifty concurrent requests with one idempotency key, also by two servers', async () => {
    const calls = [request(crypto.randomUUID()), request(crypto.randomUUID())];
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => server.app.inject(calls[0] ?? '')),
      ...[server, twin, server, twin].map(({ app }) => app.inject(calls[1] ?? '')),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const different = (from: number, to?: number) => new Set(answers.slice(from, to).map(({ body }) => body)).size;
    expect([different(0, 50), different(50)]).toEqual([1, 1]);
    expect(fake.calls).toHaveLength(2);
  });

  test('that failed to open can be opened later, and lasts at least 30 minutes', async () => {
    const key = crypto.randomUUID();
    fake.failNext(api(401));
    expect((await order(server, {}, key)).status).toBe(502);
    const waiting = await server.database.selectFrom('orders').selectAll().where('idempotency_key', '=', key).execute();
    expect(waiting).toMatchObject([{ status: 'open', provider_session_id: null, locked_until: null }]);
    const expiry = () => Number(fake.calls.at(-1)?.form.expires_at) * 1000 - server.clock.now.getTime();
    // Stripe requires 30 minutes: with 32 left the order's own end is kept, with 30 it gets another day.
    fake.failNext(api(401));
    await later(server, 23 * hour - 32 * 60_000, () => order(server, {}, key));
    expect(expiry()).toBe(23 * hour);
    const { body } = await later(server, 23 * hour - 30 * 60_000, () => order(server, {}, key));
    expect(expiry()).toBe(46 * hour - 30 * 60_000);
    expect(await stored(body.id)).toMatchObject({ id: waiting[0]?.id, idempotency_key: key });
  });

  test('that expired unpaid is followed by another, with another idempotency key', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    Object.assign(fake.sessions.get(String(first.body.id)) ?? {}, { status: 'expired' });
    expect(await status(first.body.id)).toMatchObject({ status: 'cancelled' });
    const second = await order(server, {}, key);
    expect(second.body.id).not.toBe(first.body.id);
    const created = fake.calls.filter(({ method }) => method === 'POST');
    const row = await stored(second.body.id);
    expect(created.map(({ headers }) => headers['idempotency-key'])).toEqual([
      `order-${row?.id}-1`,
      `order-${row?.id}-2`,
    ]);
  });

  test('is expired at Stripe before another opens for the same order, and none opens while that is impossible', async () => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    const again = () => later(server, 25 * hour, () => order(server, {}, key));
    fake.failNext(api(401));
    expect(await again()).toMatchObject({ status: 502, body: { message: expect.stringMatching(/earlier payment/) } });
    expect(await stored(first.body.id)).toMatchObject({ status: 'open', session_number: 1 });
    const second = await again();
    expect(second.body.id).not.toBe(first.body.id);
    expect(fake.sessions.get(String(first.body.id))).toMatchObject({ status: 'expired' });
    expect(await stored(second.body.id)).toMatchObject({ status: 'open', session_number: 2 });
  });

  test.each<[string, number, (id: string) => void]>([
    ['just before a repeated request', 11_000, (id) => fake.pay(id)],
    ['without a webhook', 25 * hour, (id) => fake.pay(id)],
    [
      'while it is being expired',
      25 * hour,
      () => Object.assign(fake, { beforeExpiring: ({ id = '' }) => fake.pay(id) }),
    ],
  ])('that is paid %s is not followed by another', async (_when, after, pay) => {
    const key = crypto.randomUUID();
    const first = await order(server, {}, key);
    const id = String(first.body.id);
    pay(id);
    const { body } = await later(server, after, () => order(server, {}, key));
    expect(body).toEqual({ id, url: `${server.url}/checkout-success?session_id=${id}` });
    expect(await stored(id)).toMatchObject({ status: 'paid', session_number: 1 });
    expect(fake.calls.filter(({ path }) => path === '/v1/checkout/sessions')).toHaveLength(1);
  });

  test.each([
    [{ status: 'complete', payment_status: 'paid' }, 'paid'],
    [{ status: 'complete', payment_status: 'unpaid' }, 'processing'],
    [{ status: 'expired', payment_status: 'unpaid' }, 'cancelled'],
    [{ status: 'open', payment_status: 'unpaid' }, 'open'],
    [{ status: 'complete', payment_intent: { id: 'pi_failed', status: 'requires_payment_method' } }, 'failed'],
    [{ status: 'complete', payment_status: 'paid', amount_total: 1 }, 'needs-attention'],
  ] as const)('in the state %o is understood without a webhook: %s', async (state, expected) => {
    const { body } = await order(server);
    Object.assign(fake.sessions.get(String(body.id)) ?? {}, state);
    expect(await status(body.id)).toMatchObject({ status: expected, amount: 396 });
    expect(await stored(body.id)).toMatchObject({ status: expected });
  });

  test('is checking while Stripe is unreachable, and after its end until Stripe confirms that it is unpaid', async () => {
    const { body } = await order(server);
    fake.failNext(api(401));
    expect(await status(body.id)).toMatchObject({ status: 'checking' });
    expect(await later(server, 24 * hour, () => status(body.id))).toMatchObject({ status: 'checking' });
  });

  test('has no demo checkout', async () => {
    const { body } = await order(server);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server.app.inject({ method, url: `/demo-checkout/${body.id}`, payload: {} });
      expect([404, 405]).toContain(answer.statusCode);
    }
  });
});
