import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { order, send } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { StripeFake } from '../../testing/stripeFake.ts';
import { lastStripeWebhook } from './lastWebhook.ts';

const secret = 'whsec_test';
const fake = new StripeFake();
const signer = new Stripe('sk_test_fake').webhooks;
let keys: Record<string, string>;
beforeAll(async () => {
  keys = await fake.listen();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

let count = 0;
type Kind = 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired';

/** The JSON of an event. */
function eventOf(id: unknown, kind: Kind, change: object = {}): string {
  count += 1;
  const object = {
    id,
    object: 'checkout.session',
    payment_status: 'paid',
    amount_total: 39_600,
    currency: 'eur',
    ...change,
  };
  const created = Date.parse('2026-11-20T10:00:00Z') / 1000;
  const type = `checkout.session.${kind}`;
  return JSON.stringify({ id: `evt_${count}`, object: 'event', created, type, data: { object } });
}

describe.each(databaseKinds)('a Stripe event, on $name', ({ create }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...keys, STRIPE_WEBHOOK_SECRET: secret, ...(await create()) } });
  });
  afterAll(() => server.close());

  /** Sends an event, signed with the server's time or another. */
  const sendEvent = (payload: string, { age = 0, by = secret } = {}) => {
    const timestamp = Math.floor(server.clock.now.getTime() / 1000) - age;
    const signature = signer.generateTestHeaderString({ payload, secret: by, timestamp });
    return send(`${server.url}/api/stripe/webhook`, payload, { 'stripe-signature': signature });
  };
  const place = async (email = 'ann@example.ie') => String((await order(server, { email })).body.id);
  const row = (id: string) =>
    server.database.selectFrom('orders').selectAll().where('provider_session_id', '=', id).executeTakeFirstOrThrow();
  const emailsTo = (email: string) =>
    server.database.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();

  test('is remembered once its signature is verified, so that the operator sees that they arrive', async () => {
    expect((await sendEvent(eventOf('cs_of_another', 'completed'), { by: 'whsec_wrong' })).status).toBe(400);
    expect(await lastStripeWebhook(server.database)).toBeNull();
    await sendEvent(eventOf('cs_of_another', 'completed'));
    expect(await lastStripeWebhook(server.database)).toBe(server.clock.now.toISOString());
  });

  test('of a payment marks the order as paid, and queues a receipt and a notice', async () => {
    const id = await place('paid@example.ie');
    expect(await sendEvent(eventOf(id, 'completed'))).toMatchObject({ status: 200, body: { received: true } });
    const paid = await row(id);
    expect(paid).toMatchObject({ status: 'paid', paid_at: '2026-11-20T10:00:00.000Z' });
    expect(await emailsTo('paid@example.ie')).toMatchObject([{ id: `${paid.id}-receipt` }]);
    const notices = await emailsTo(server.settings.agencyEmail);
    expect(notices.filter(({ id }) => id === `${paid.id}-notice`)).toHaveLength(1);
  });

  test('received twenty times at once counts once', async () => {
    const id = await place('fifty@example.ie');
    const event = eventOf(id, 'completed');
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await row(id)).toMatchObject({ status: 'paid' });
    expect(await emailsTo('fifty@example.ie')).toHaveLength(1);
  });

  test('with the content of an earlier event changes nothing', async () => {
    const id = await place('again@example.ie');
    await sendEvent(eventOf(id, 'completed'));
    await sendEvent(eventOf(id, 'async_payment_succeeded'));
    expect(await emailsTo('again@example.ie')).toHaveLength(1);
  });

  test('of a slow payment marks the order as processing, then paid', async () => {
    const id = await place('slow@example.ie');
    await sendEvent(eventOf(id, 'completed', { payment_status: 'unpaid' }));
    expect(await row(id)).toMatchObject({ status: 'processing', paid_at: null });
    expect(await emailsTo('slow@example.ie')).toHaveLength(0);
    await sendEvent(eventOf(id, 'async_payment_succeeded'));
    expect(await row(id)).toMatchObject({ status: 'paid' });
    expect(await emailsTo('slow@example.ie')).toHaveLength(1);
  });

  test('of a payment in an earlier session marks the order as paid', async () => {
    const key = crypto.randomUUID();
    const first = String((await order(server, {}, key)).body.id);
    const { id } = await row(first);
    await sendEvent(eventOf(first, 'async_payment_failed'));
    const second = String((await order(server, {}, key)).body.id);
    expect(second).not.toBe(first);
    await sendEvent(eventOf(first, 'expired', { client_reference_id: id }));
    expect(await row(second)).toMatchObject({ id, status: 'open' });
    await sendEvent(eventOf(first, 'async_payment_succeeded', { client_reference_id: id }));
    expect(await row(second)).toMatchObject({ id, status: 'paid' });
  });

  test.each<[name: string, events: readonly (readonly [Kind, object?])[], end: string]>([
    ['a slow payment that fails', [['completed', { payment_status: 'unpaid' }], ['async_payment_failed']], 'failed'],
    ['a session that expires', [['expired']], 'cancelled'],
    [
      'a failure, then the session’s end',
      [['async_payment_failed'], ['completed', { payment_status: 'unpaid' }]],
      'failed',
    ],
    ['a payment after a failure', [['async_payment_failed'], ['async_payment_succeeded']], 'paid'],
    ['a payment after the session’s end', [['expired'], ['completed']], 'paid'],
    ['the session’s end after the payment', [['completed'], ['expired']], 'paid'],
    [
      'the session’s end during a slow payment',
      [['completed', { payment_status: 'unpaid' }], ['expired']],
      'processing',
    ],
    ['a failure after the payment', [['completed'], ['async_payment_failed']], 'paid'],
    [
      'a slow payment’s start after the payment',
      [['async_payment_succeeded'], ['completed', { payment_status: 'unpaid' }]],
      'paid',
    ],
  ])('sets the right status: %s', async (_name, events, end) => {
    const id = await place();
    for (const [kind, change] of events) await sendEvent(eventOf(id, kind, change));
    expect(await row(id)).toMatchObject({ status: end });
  });

  test.each([
    ['amount', { amount_total: 39_599 }],
    ['currency', { currency: 'usd' }],
    ['nothing', { amount_total: null, currency: null }],
  ])('with a wrong %s marks the order as needs-attention, and e-mails both sides once', async (name, change) => {
    const email = `wrong-${name}@example.ie`;
    const id = await place(email);
    const event = eventOf(id, 'completed', change);
    for (let times = 0; times < 3; times += 1) expect(await sendEvent(event)).toMatchObject({ status: 200 });
    const stored = await row(id);
    expect(stored).toMatchObject({ status: 'needs-attention', paid_at: '2026-11-20T10:00:00.000Z' });
    expect(await emailsTo(email)).toMatchObject([{ subject: expect.stringMatching(/^About your payment/) }]);
    const notices = (await emailsTo(server.settings.agencyEmail)).filter(({ reply_to }) => reply_to === email);
    expect(notices).toMatchObject([{ subject: expect.stringMatching(/^Action needed: .* paid instead of €396/) }]);
  });

  test('of an unknown session or type is accepted and ignored', async () => {
    const before = await server.database.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(await sendEvent(eventOf('cs_test_foreign', 'completed'))).toMatchObject({ status: 200 });
    const other = JSON.stringify({ id: 'evt_other', object: 'event', type: 'customer.created', data: { object: {} } });
    expect(await sendEvent(other)).toMatchObject({ status: 200 });
    expect(await server.database.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(before);
  });

  describe('is rejected', () => {
    const stays = async (id: string, answer: Promise<{ status: number }>) => {
      expect(await answer).toMatchObject({ status: 400, body: { code: 'bad-signature' } });
      expect(await row(id)).toMatchObject({ status: 'open' });
    };

    test('forged with another secret', async () => {
      const id = await place();
      await stays(id, sendEvent(eventOf(id, 'completed'), { by: 'whsec_forged' }));
    });

    test('replayed after 300 seconds', async () => {
      const id = await place();
      await stays(id, sendEvent(eventOf(id, 'completed'), { age: 301 }));
      expect(await sendEvent(eventOf(id, 'completed'), { age: 299 })).toMatchObject({ status: 200 });
    });

    test('tampered with after signing', async () => {
      const id = await place();
      const payload = eventOf(id, 'completed', { amount_total: 1 });
      const timestamp = Math.floor(server.clock.now.getTime() / 1000);
      const signature = signer.generateTestHeaderString({ payload, secret, timestamp });
      const changed = payload.replace('"amount_total":1', '"amount_total":39600');
      await stays(id, send(`${server.url}/api/stripe/webhook`, changed, { 'stripe-signature': signature }));
    });

    test('without a signature', async () => {
      const id = await place();
      await stays(id, send(`${server.url}/api/stripe/webhook`, eventOf(id, 'completed')));
    });

    test('without a body', async () => {
      await stays(await place(), send(`${server.url}/api/stripe/webhook`, ''));
    });
  });

  test('is rejected while the database fails, so that Stripe repeats it', async () => {
    const id = await place('later@example.ie');
    const event = eventOf(id, 'completed');
    await server.database.schema.alterTable('outbox').renameTo('outbox_away').execute();
    expect(await sendEvent(event)).toMatchObject({ status: 503 });
    await server.database.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await row(id)).toMatchObject({ status: 'open' });
    expect(await sendEvent(event)).toMatchObject({ status: 200 });
    expect(await row(id)).toMatchObject({ status: 'paid' });
    expect(await emailsTo('later@example.ie')).toHaveLength(1);
  });
});

test.each(databaseKinds)('without a webhook secret all events are rejected, on $name', async ({ create }) => {
  const server = await startTestServer({ environment: { ...keys, ...(await create()) } });
  const { body } = await order(server);
  const payload = eventOf(body.id, 'completed');
  const answer = await send(`${server.url}/api/stripe/webhook`, payload, {
    'stripe-signature': signer.generateTestHeaderString({ payload, secret: 'whsec_guess' }),
  });
  expect(answer).toMatchObject({ status: 503, body: { code: 'webhook-not-set-up' } });
  const row = await server.database.selectFrom('orders').select('status').executeTakeFirstOrThrow();
  expect(row.status).toBe('open');
  await server.close();
});
