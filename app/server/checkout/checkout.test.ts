import { describe, expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import { brief, checkoutRequest, exampleSelection, order, send } from '../testing/request.ts';

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
    const refused: readonly [
      name: string,
      body: (url: string) => unknown,
      status: number,
      code: string,
      message: RegExp,
    ][] = [
      ['a wrong price', (url) => checkoutRequest({ url }, { price: 400 }), 409, 'price-changed', /€396.*€400/],
      [
        'an unknown id',
        (url) => ({ ...checkoutRequest({ url }), selection: { ...exampleSelection, tier: 'golden' } }),
        422,
        'unusable-selection',
        /no longer available/,
      ],
      [
        'a missing answer',
        (url) => ({ ...checkoutRequest({ url }), selection: { ...exampleSelection, tier: undefined } }),
        422,
        'unusable-selection',
        /incomplete/,
      ],
      [
        'a wrong field beside an unusable selection',
        (url) => ({ ...checkoutRequest({ url }), name: '', selection: null }),
        400,
        'invalid-field',
        /"name"/,
      ],
    ];

    test.each(refused)('%s', async (_name, body, status, code, message) => {
      const before = (await orders()).length;
      const answer = await post(body(server.url));
      expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
      expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
      expect(await orders()).toHaveLength(before);
    });

    test.each([
      ['with a space', 'a b'],
      ['longer than 255 characters', 'k'.repeat(256)],
      ['empty', ''],
    ])('an Idempotency-Key %s', async (_name, key) => {
      const answer = await post(checkoutRequest(server), { 'idempotency-key': key });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-key' } });
    });
  });

  test('answers 404 for an unknown checkout', async () => {
    const response = await fetch(`${server.url}/api/checkout-session/cs_nobody`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      status: 'not-found',
      message: expect.any(String),
      code: 'not-found',
      requestId: response.headers.get('x-request-id'),
    });
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
