import { describe, expect, test } from 'vitest';
import { retryWhileBusy } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { brief, checkoutRequest, exampleSelection, order, send } from '../testing/request.ts';
import { without } from '../testing/serverState.ts';

describe('ordering', async () => {
  const server = await openTestServer();

  const orders = () => server.database.selectFrom('orders').selectAll().orderBy('created_at').execute();
  const post = (body: unknown, headers?: Record<string, string>) =>
    send(`${server.url}/api/create-checkout-session`, body, headers);

  test('stores a valid order with the computed price', async () => {
    const answer = await order(server, { email: 'good@example.ie' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^demo_/),
      url: `${server.url}/demo-checkout/${answer.body.id}`,
    });
    const stored = (await orders()).find(({ email }) => email === 'good@example.ie');
    expect(stored).toMatchObject({
      name: 'Ann Byrne',
      title: 'Trinity Core + Full System platform',
      total_cents: 198_000,
      deposit_cents: 39_600,
      deposit_percent: 20,
      status: 'open',
      provider: 'demo',
      provider_session_id: answer.body.id,
      created_at: '2026-11-20T10:00:00.000Z',
      paid_at: null,
    });
    expect(JSON.parse(stored?.selection ?? '')).toEqual(exampleSelection);
    const { serviceType, targetAudience, campaignDuration, notes } = checkoutRequest(server);
    expect(JSON.parse(stored?.brief ?? '')).toEqual({
      version: 1,
      text: { serviceType, targetAudience, campaignDuration, notes },
    });
    const lines: { amount: number }[] = JSON.parse(stored?.lines ?? '');
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(1980);
  });

  test('stores the brief as data and ignores contradicting texts', async () => {
    await order(server, { email: 'told@example.ie', brief, notes: 'Industry: Golden' });
    const stored = (await orders()).find(({ email }) => email === 'told@example.ie');
    expect(JSON.parse(stored?.brief ?? '')).toEqual(brief);
    expect(JSON.stringify(stored)).not.toContain('Golden');
  });

  test.each([
    [395.99, 200],
    [396.01, 200],
    [395.98, 409],
    [396.02, 409],
  ])('answers a price of €%d for a deposit of €396 with %d', async (price, status) => {
    expect((await order(server, { price })).status).toBe(status);
  });

  describe('rejects without storing anything', () => {
    test.each<[string, object, number, string, RegExp]>([
      ['a wrong price', { price: 400 }, 409, 'price-changed', /€396.*€400/],
      ['an unknown id', { selection: { ...exampleSelection, tier: 'golden' } }, 422, 'unusable-selection', /available/],
      [
        'a missing answer',
        { selection: { ...exampleSelection, tier: undefined } },
        422,
        'unusable-selection',
        /incomp/,
      ],
      ['a wrong field beside an unusable selection', { name: '', selection: null }, 400, 'invalid-field', /"name"/],
    ])('%s', async (_name, change, status, code, message) => {
      const before = (await orders()).length;
      const answer = await post({ ...checkoutRequest(server), ...change });
      expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
      expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
      expect(await orders()).toHaveLength(before);
    });

    test.each(['a b', 'k'.repeat(256), ''])('the Idempotency-Key "%s"', async (key) => {
      const answer = await post(checkoutRequest(server), { 'idempotency-key': key });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-key' } });
    });

    test('other details with the idempotency key of an order', async () => {
      await order(server, {}, 'key-2');
      const before = await orders();
      expect(await order(server, { email: 'other@example.ie' }, 'key-2')).toMatchObject({
        status: 409,
        body: { code: 'idempotency-mismatch', message: expect.stringMatching(/other details/) },
      });
      expect(await orders()).toEqual(before);
    });
  });

  test('answers 404 for an unknown checkout', async () => {
    const response = await fetch(`${server.url}/api/checkout-session/cs_nobody`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 'not-found', code: 'not-found' });
  });

  test('returns status, amounts, price lines, service, the page to pay and a masked address of a checkout, nothing else', async () => {
    const { body } = await order(server, { email: 'status@example.ie' });
    const response = await fetch(`${server.url}/api/checkout-session/${body.id}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'open',
      amount: 396,
      total: 1980,
      lines: [
        {
          id: 'trinity',
          label: 'Trinity Core',
          amount: 600,
          rule: 'Expense Manager, MCD and RCD, beta price',
          kind: 'charge',
        },
        { id: 'tier', label: 'Platform, Full System', amount: 1600, rule: 'Middle of €1,200–€2,000', kind: 'charge' },
        {
          id: 'bundle',
          label: 'Bundle discount',
          amount: -220,
          rule: '10% off a system and a platform ordered together',
          kind: 'discount',
        },
      ],
      service: 'Trinity Core + Full System platform',
      email: 's…@example.ie',
      selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
      payUrl: expect.stringContaining('/pay/'),
    });
  });
});

test.each(databaseKinds)('places one order for twenty requests at once with one key, on $name', async ({ create }) => {
  const server = await openTestServer({ environment: await create() });
  const press = () => retryWhileBusy(() => order(server, {}, 'key'));
  const answers = await Promise.all(Array.from({ length: 20 }, press));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await server.database.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('with SITE_URL, return URLs must be on that origin', async () => {
  const server = await openTestServer({ environment: { SITE_URL: 'https://agency.example' } });
  const own = await order(server, {
    success_url: 'https://agency.example/checkout-success',
    cancel_url: 'https://agency.example/checkout-cancel',
  });
  expect(own).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(/^https:\/\/agency\.example\/demo-checkout\//) },
  });
  expect(await order(server)).toMatchObject({ status: 400, body: { code: 'foreign-url' } });
});

test('while the database fails, an order is refused in words', async () => {
  const server = await openTestServer();
  expect(await without(server, 'orders', () => order(server))).toMatchObject({
    status: 503,
    body: { code: 'database-unavailable', message: expect.stringMatching(/can’t reach our database/) },
  });
});
