import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { keptValue } from '../platform/db/installation.ts';
import { retryWhileBusy } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openStripe, openTestServer } from '../testing/openTestServer.ts';
import { type Answer, order, send } from '../testing/request.ts';
import { mailsTo, without } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const secret = 'whsec_test';
const { fake, keys } = await openStripe();
const signer = new Stripe('sk_test_fake').webhooks;
let count = 0;
type Kind = 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired';

/** The JSON of an event. */
function eventOf(id: unknown, kind: Kind = 'completed', change: object = {}): string {
  count += 1;
  const session = { object: 'checkout.session', payment_status: 'paid', amount_total: 39_600, currency: 'eur' };
  const created = Date.parse('2026-11-20T10:00:00Z') / 1000;
  const data = { object: { id, ...session, ...change } };
  return JSON.stringify({ id: `evt_${count}`, object: 'event', created, type: `checkout.session.${kind}`, data });
}

/** What a server is told, and what it stores. */
function told(server: TestServer) {
  /** Sends a text as an event, signed with the server's time or another, for the text itself or another. */
  const sendEvent = (payload: string, { age = 0, by = secret, signed = payload } = {}) => {
    const timestamp = Math.floor(server.clock.now.getTime() / 1000) - age;
    const signature = signer.generateTestHeaderString({ payload: signed, secret: by, timestamp });
    return send(`${server.url}/api/stripe/webhook`, payload, { 'stripe-signature': signature });
  };
  const place = async (email = 'ann@example.ie') => String((await order(server, { email })).body.id);
  const row = (id: string) =>
    server.database.selectFrom('orders').selectAll().where('provider_session_id', '=', id).executeTakeFirstOrThrow();
  return { sendEvent, place, row };
}

describe.each(databaseKinds)('a Stripe event, on $name', async ({ create }) => {
  const server = await openTestServer({
    environment: { ...keys, STRIPE_WEBHOOK_SECRET: secret, ...(await create()) },
  });
  const { sendEvent, place, row } = told(server);

  test('of a payment marks the order as paid, and queues a receipt and a notice, once of twenty at once', async () => {
    const id = await place('paid@example.ie');
    const event = eventOf(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryWhileBusy(() => sendEvent(event, { age: 299 }))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.received}`))).toEqual(new Set(['200 true']));
    const paid = await row(id);
    expect(paid).toMatchObject({ status: 'paid', paid_at: '2026-11-20T10:00:00.000Z' });
    await sendEvent(eventOf(id, 'async_payment_succeeded'));
    expect(await mailsTo(server, 'paid@example.ie')).toMatchObject([{ id: `${paid.id}-receipt` }]);
    expect(await mailsTo(server, server.settings.agencyEmail)).toMatchObject([{ id: `${paid.id}-notice` }]);
  });

  test('is rejected while the database fails, so that Stripe repeats it', async () => {
    const id = await place('later@example.ie');
    const event = eventOf(id);
    expect(await without(server, 'outbox', () => sendEvent(event))).toMatchObject({ status: 503 });
    expect(await row(id)).toMatchObject({ status: 'open' });
    expect(await sendEvent(event)).toMatchObject({ status: 200 });
    expect(await row(id)).toMatchObject({ status: 'paid' });
    expect(await mailsTo(server, 'later@example.ie')).toHaveLength(1);
  });
});

describe('a Stripe event', async () => {
  const server = await openTestServer({ environment: { ...keys, STRIPE_WEBHOOK_SECRET: secret } });
  const { sendEvent, place, row } = told(server);

  test('is remembered once its signature is verified, so that the operator sees that they arrive', async () => {
    expect((await sendEvent(eventOf('cs_of_another'), { by: 'whsec_wrong' })).status).toBe(400);
    expect(await keptValue(server.database, 'stripe-webhook')).toBeNull();
    // Also when Stripe doesn't answer what the event is about.
    const data = { object: { payment_intent: 'pi_1' } };
    const failed = { id: 'evt_failed', object: 'event', created: 0, type: 'refund.failed', data };
    fake.failNext('broken', 'broken', 'broken');
    expect((await sendEvent(JSON.stringify(failed))).status).toBe(502);
    expect(await keptValue(server.database, 'stripe-webhook')).toBe(server.clock.now.toISOString());
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

  // In which order whatever happens leads to which status: see orderStatus.test.ts.
  test('of a session’s end cancels the order, until its payment arrives', async () => {
    const id = await place();
    await sendEvent(eventOf(id, 'expired'));
    expect(await row(id)).toMatchObject({ status: 'cancelled' });
    await sendEvent(eventOf(id));
    expect(await row(id)).toMatchObject({ status: 'paid' });
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
    expect(await row(id)).toMatchObject({ status: 'needs-attention', paid_at: '2026-11-20T10:00:00.000Z' });
    expect(await mailsTo(server, email)).toMatchObject([{ subject: expect.stringMatching(/^About your payment/) }]);
    const notices = (await mailsTo(server, server.settings.agencyEmail)).filter(({ reply_to }) => reply_to === email);
    expect(notices).toMatchObject([{ subject: expect.stringMatching(/^Action needed: .* paid instead of €396/) }]);
  });

  test('of an unknown session or type is accepted and ignored', async () => {
    const before = await server.database.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(await sendEvent(eventOf('cs_test_foreign'))).toMatchObject({ status: 200 });
    const other = JSON.stringify({ id: 'evt_other', object: 'event', type: 'customer.created', data: { object: {} } });
    expect(await sendEvent(other)).toMatchObject({ status: 200 });
    expect(await server.database.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test.each<[string, (id: string) => Promise<Answer>]>([
    ['forged with another secret', (id) => sendEvent(eventOf(id), { by: 'whsec_forged' })],
    ['replayed after 300 seconds', (id) => sendEvent(eventOf(id), { age: 301 })],
    [
      'tampered with after signing',
      (id) => sendEvent(eventOf(id), { signed: eventOf(id, 'completed', { amount_total: 1 }) }),
    ],
    ['without a signature', (id) => send(`${server.url}/api/stripe/webhook`, eventOf(id))],
    ['without a body', () => send(`${server.url}/api/stripe/webhook`, '')],
  ])('is rejected %s', async (_how, sent) => {
    const id = await place();
    expect(await sent(id)).toMatchObject({ status: 400, body: { code: 'bad-signature' } });
    expect(await row(id)).toMatchObject({ status: 'open' });
  });

  test('is rejected without a webhook secret', async () => {
    const bare = told(await openTestServer({ environment: keys }));
    const id = await bare.place();
    const answer = await bare.sendEvent(eventOf(id), { by: 'whsec_guess' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'webhook-not-set-up' } });
    expect(await bare.row(id)).toMatchObject({ status: 'open' });
  });
});
