import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { checkoutRequest, order } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { StripeFake } from '../testing/stripeFake.ts';

const fake = new StripeFake();
let keys: Record<string, string>;
beforeAll(async () => {
  keys = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_API_BASE: await fake.listen() };
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const pace = { cardProvider: 300, outbox: 5_000 };

describe.each(databaseKinds)('a session of Stripe, on $name', ({ create }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...keys, ...(await create()) }, pace });
  });
  afterAll(() => server.close());

  const stored = (id: unknown) =>
    server.database.selectFrom('orders').selectAll().where('provider_session_id', '=', String(id)).executeTakeFirst();

  test('is asked for with every field a buyer and the staff need', async () => {
    const answer = await order(server, { notes: 'Need it by May' });
    expect(answer).toMatchObject({ status: 200, body: { url: `https://checkout.stripe.com/c/pay/${answer.body.id}` } });
    const row = await stored(answer.body.id);
    const id = row?.id ?? '';
    const reference = id.slice(0, 8).toUpperCase();
    const name = 'Deposit 20% – €396 of €1,980: Trinity Core + Full System platform';
    expect(fake.calls).toHaveLength(1);
    const [call] = fake.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_fake',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `order-${id}-1`,
      'stripe-version': '2026-10-28.endive',
    });
    expect(call?.headers).not.toHaveProperty('x-stripe-client-telemetry');
    expect(call?.form).toEqual({
      mode: 'payment',
      locale: 'en',
      client_reference_id: id,
      customer_email: 'ann@example.ie',
      expires_at: String(Date.parse('2026-11-21T09:00:00Z') / 1000),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '39600',
      'line_items[0][price_data][product_data][name]': name,
      'line_items[0][price_data][product_data][description]':
        'The remaining €1,584 is not charged to your card now; we agree with you in writing when it is due.',
      'metadata[order]': id,
      'metadata[reference]': reference,
      'metadata[name]': 'Ann Byrne',
      'metadata[title]': 'Trinity Core + Full System platform',
      'metadata[service_type]': 'brand_identity_package',
      'metadata[target_audience]': 'Restaurant business focused on growth and efficiency',
      'metadata[campaign_duration]': '4-6 months',
      'metadata[total]': '€1,980',
      'metadata[deposit]': '€396',
      'metadata[selection]': row?.selection,
      'metadata[notes]': 'Need it by May',
      'payment_intent_data[description]': name,
      'payment_intent_data[metadata][order]': id,
      'payment_intent_data[metadata][reference]': reference,
      success_url: `${server.url}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/checkout-cancel`,
    });
  });

  test('of something paid in full is named without a deposit', async () => {
    await order(server, { price: 83, serviceType: 'consultation', selection: { version: 1, wizard: 'consultation' } });
    const form = fake.calls[0]?.form;
    expect(form?.['line_items[0][price_data][product_data][name]']).toBe('30-minute consultation');
    expect(form).not.toHaveProperty('line_items[0][price_data][product_data][description]');
  });

  test('keeps an address with a query and an anchor whole', async () => {
    await order(server, { success_url: `${server.url}/checkout-success?from=review#top` });
    expect(fake.calls[0]?.form.success_url).toBe(
      `${server.url}/checkout-success?from=review&session_id={CHECKOUT_SESSION_ID}#top`,
    );
  });

  test('carries long notes in pieces that fit, none in the middle of a character', async () => {
    const notes = '😀 naïve '.repeat(600).slice(0, 4999);
    await order(server, { notes });
    const form = fake.calls[0]?.form ?? {};
    const pieces = Object.entries(form).filter(([key]) => key.startsWith('metadata[notes'));
    expect(pieces.map(([key]) => key)).toEqual(pieces.map((_, at) => `metadata[notes_${at + 1}]`));
    expect(pieces.map(([, piece]) => piece).join('')).toBe(notes.toWellFormed());
    expect(Math.max(...pieces.map(([, piece]) => piece.length))).toBeLessThanOrEqual(500);
    expect(Object.keys(form).filter((key) => key.startsWith('metadata[')).length).toBeLessThanOrEqual(50);
  });

  test('is asked for again with the same key when Stripe stumbles, and is still one session', async () => {
    fake.trouble({ status: 500, error: { type: 'api_error' } }, 'broken');
    const answer = await order(server);
    expect(answer.status).toBe(200);
    expect(fake.calls).toHaveLength(3);
    expect(new Set(fake.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(fake.calls.map(({ form }) => JSON.stringify(form))).size).toBe(1);
  });

  test('is opened once for fifty requests of one attempt at once', async () => {
    const attempt = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(server, {}, attempt)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(fake.calls).toHaveLength(1);
  });

  test('is opened once for one attempt that reaches two servers at once', async () => {
    const twin = await startTestServer({
      environment: { ...keys, DATA_DIR: server.settings.dataDir, DATABASE_URL: server.settings.databaseUrl ?? '' },
      pace,
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

  test('that could not be opened leaves an order that the same attempt can pay later', async () => {
    const attempt = crypto.randomUUID();
    fake.trouble({ status: 401, error: { type: 'invalid_request_error' } });
    expect(await order(server, {}, attempt)).toMatchObject({ status: 502 });
    const waiting = await server.database.selectFrom('orders').selectAll().where('attempt', '=', attempt).execute();
    expect(waiting).toMatchObject([{ status: 'open', provider_session_id: null, leased_until: null }]);
    const again = await order(server, {}, attempt);
    expect(again.status).toBe(200);
    expect(await stored(again.body.id)).toMatchObject({ id: waiting[0]?.id, attempt });
  });

  test('that has expired without a payment is followed by another, under another key', async () => {
    const attempt = crypto.randomUUID();
    const first = await order(server, {}, attempt);
    const session = fake.sessions.get(String(first.body.id));
    if (session) session.status = 'expired';
    const status = await fetch(`${server.url}/api/checkout-session/${first.body.id}`);
    expect(await status.json()).toMatchObject({ status: 'cancelled' });
    const second = await order(server, {}, attempt);
    expect(second.body.id).not.toBe(first.body.id);
    const created = fake.calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    const row = await stored(second.body.id);
    expect(created).toEqual([`order-${row?.id}-1`, `order-${row?.id}-2`]);
  });

  test('that may have been paid is not followed by another while nobody can ask', async () => {
    const attempt = crypto.randomUUID();
    const first = await order(server, {}, attempt);
    fake.trouble({ status: 401, error: { type: 'invalid_request_error' } });
    const then = server.clock.now;
    server.clock.now = new Date(then.getTime() + 25 * 3_600_000);
    const second = await order(server, {}, attempt);
    server.clock.now = then;
    expect(second).toMatchObject({ status: 502, body: { message: expect.stringMatching(/earlier payment/) } });
    expect(await stored(first.body.id)).toMatchObject({ status: 'open', session_number: 1 });
  });

  test('that was paid while nobody listened is never opened a second time', async () => {
    const attempt = crypto.randomUUID();
    const first = await order(server, {}, attempt);
    const session = fake.sessions.get(String(first.body.id));
    if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' });
    const then = server.clock.now;
    server.clock.now = new Date(then.getTime() + 25 * 3_600_000);
    const second = await order(server, {}, attempt);
    server.clock.now = then;
    expect(second.body).toEqual(first.body);
    expect(await stored(first.body.id)).toMatchObject({ status: 'paid' });
  });

  describe('whose end nobody told us', () => {
    const ask = async (id: unknown) => (await fetch(`${server.url}/api/checkout-session/${id}`)).json();

    test.each([
      [{ status: 'complete', payment_status: 'paid' }, 'paid', 'paid'],
      [{ status: 'complete', payment_status: 'unpaid' }, 'processing', 'processing'],
      [{ status: 'expired', payment_status: 'unpaid' }, 'cancelled', 'cancelled'],
      [{ status: 'open', payment_status: 'unpaid' }, 'cancelled', 'open'],
    ] as const)('is asked for: %o is %s', async (state, said, kept) => {
      const { body } = await order(server);
      Object.assign(fake.sessions.get(String(body.id)) ?? {}, state);
      expect(await ask(body.id)).toMatchObject({ status: said, amount: 396 });
      expect(await stored(body.id)).toMatchObject({ status: kept });
    });

    test('is on its way while Stripe cannot be asked', async () => {
      const { body } = await order(server);
      fake.trouble({ status: 401, error: { type: 'invalid_request_error' } });
      expect(await ask(body.id)).toMatchObject({ status: 'processing' });
    });

    test('is not paid when the amount is another', async () => {
      const { body } = await order(server);
      Object.assign(fake.sessions.get(String(body.id)) ?? {}, {
        status: 'complete',
        payment_status: 'paid',
        amount_total: 1,
      });
      await ask(body.id);
      expect(await stored(body.id)).toMatchObject({ status: 'open' });
    });
  });
});

test.each(databaseKinds)(
  'the form inside our own page gets its secret and returns to one address, on $name',
  async ({ create }) => {
    const server = await startTestServer({
      environment: { ...(await create()), ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', CHECKOUT_UI: 'embedded' },
      pace,
    });
    const { status, body } = await order(server);
    expect({ status, body }).toEqual({ status: 200, body: { id: body.id, clientSecret: `${body.id}_secret_1` } });
    const form = fake.calls[0]?.form;
    expect(form).toMatchObject({
      ui_mode: 'embedded_page',
      return_url: `${server.url}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(form).not.toHaveProperty('success_url');
    expect(form).not.toHaveProperty('cancel_url');
    await server.close();
  },
);

test('with Stripe there is no demo checkout', async () => {
  const server = await startTestServer({ environment: keys, pace });
  const { body } = await order(server);
  for (const method of ['GET', 'POST'] as const) {
    const answer = await server.app.inject({ method, url: `/demo-checkout/${body.id}`, payload: {} });
    expect([404, 405]).toContain(answer.statusCode);
  }
  expect(await (await fetch(`${server.url}/api/config`)).json()).toMatchObject({ payments: 'stripe' });
  await server.close();
});
