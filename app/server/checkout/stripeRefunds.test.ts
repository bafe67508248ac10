import { describe, expect, test } from 'vitest';
import type { Account } from '../../src/domain/contract/account.ts';
import { member } from '../testing/accounts.ts';
import { later } from '../testing/later.ts';
import { openStripe, openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { changeRows, mailsTo, mailText } from '../testing/serverState.ts';
import { sendStripeEvent, stripeDispute, webhookSecret } from '../testing/stripeEvents.ts';

const { fake, keys } = await openStripe();
const settings = () => ({ ...keys, STRIPE_WEBHOOK_SECRET: webhookSecret, AGENCY_EMAIL: 'office@agency.example' });
type Options = Parameters<typeof sendStripeEvent>[3];

describe('refunds, disputes and late payments', async () => {
  const server = await openTestServer({ environment: settings() });

  const sendEvent = (type: string, object: object, options?: Options) => {
    // So that e-mails can be sorted by creation time.
    server.clock.pass(1);
    return sendStripeEvent(server, type, object, options);
  };
  /** Places an order. @returns its session and helpers to send Stripe's events */
  async function place(email: string, key: string = crypto.randomUUID()) {
    const id = String((await order(server, { email }, key)).body.id);
    const paid = () => {
      const { payment_intent, ...session } = fake.pay(id);
      return sendEvent('checkout.session.completed', { ...session, payment_intent: payment_intent?.id });
    };
    const refunded = (amount_refunded: number, options?: Options) =>
      sendEvent('charge.refunded', { object: 'charge', payment_intent: `pi_${id}`, amount_refunded }, options);
    const disputed = (type: string, status: string, options?: Options) => {
      const dispute = stripeDispute(`pi_${id}`, status, { reason: 'product_not_received' });
      return sendEvent(`charge.dispute.${type}`, dispute, options);
    };
    return { id, key, paid, refunded, disputed };
  }
  const seen = async (id: string) => (await fetch(`${server.url}/api/checkout-session/${id}`)).json();
  const mails = async (email: string) => ({
    buyer: await mailsTo(server, email),
    agency: (await mailsTo(server, 'office@agency.example')).filter(({ reply_to }) => reply_to === email),
  });
  const subjects = (each: readonly { subject: string }[]) => each.map(({ subject }) => subject.replace(/ \(.*/, ''));

  test('a partial and a full refund change the status and e-mail both sides once each', async () => {
    const email = 'refund@example.ie';
    const { id, paid, refunded } = await place(email);
    await paid();
    await refunded(10_000, { at: 1, id: `evt_part_${id}` });
    await refunded(10_000, { at: 1, id: `evt_part_${id}` });
    expect(await seen(id)).toMatchObject({ status: 'partly-refunded', amount: 396, refunded: 100 });
    await refunded(39_600, { at: 60 });
    expect(await seen(id)).toMatchObject({ status: 'refunded', refunded: 396 });
    // A late older event changes nothing.
    await refunded(10_000, { at: 2 });
    expect(await seen(id)).toMatchObject({ status: 'refunded' });
    const { buyer, agency } = await mails(email);
    expect(subjects(buyer)).toEqual([
      'Your receipt from Trinity Works: €396',
      'Your refund from Trinity Works: €100',
      'Your refund from Trinity Works: €296',
    ]);
    expect(subjects(agency).slice(1)).toEqual(['Refunded: €100 of €396', 'Refunded: €296, in all €396 of €396']);
    expect(buyer[1]?.text).toContain('Kept as payment: €296');
  });

  test('a refund event before its payment event asks Stripe for the session', async () => {
    const email = 'early@example.ie';
    const { id, refunded } = await place(email);
    fake.pay(id);
    expect(await refunded(39_600, { at: 1 })).toMatchObject({ status: 200 });
    expect(await seen(id)).toMatchObject({ status: 'refunded' });
    expect(fake.calls.at(-1)?.path).toContain(`payment_intent=pi_${id}`);
    // Of another shop with the same account: accepted and ignored.
    const charge = { object: 'charge', payment_intent: 'pi_elsewhere', amount_refunded: 100 };
    expect(await sendEvent('charge.refunded', charge)).toMatchObject({ status: 200 });
  });

  test('a refund event is rejected while its session can’t be found, so that Stripe repeats it', async () => {
    const { id, refunded } = await place('again@example.ie');
    fake.pay(id);
    fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    const event = { at: 1, id: `evt_again_${id}` };
    expect(await refunded(100, event)).toMatchObject({ status: 502 });
    expect(await refunded(100, event)).toMatchObject({ status: 200 });
    expect(await seen(id)).toMatchObject({ status: 'partly-refunded' });
  });

  test('a second payment e-mails the agency what to refund; after the refund the order is paid', async () => {
    const email = 'twice@example.ie';
    const first = await place(email);
    fake.pay(first.id, { payment_status: 'unpaid' });
    await sendEvent('checkout.session.async_payment_failed', { id: first.id, payment_intent: `pi_${first.id}` });
    const second = await place(email, first.key);
    expect(second.id).not.toBe(first.id);
    await second.paid();
    const late = { id: first.id, amount_total: 39_600, currency: 'eur', payment_intent: `pi_${first.id}` };
    await sendEvent('checkout.session.async_payment_succeeded', late);
    for (const { id } of [first, second]) expect(await seen(id)).toMatchObject({ status: 'paid-twice' });
    const { agency, buyer } = await mails(email);
    expect(subjects(agency).at(-1)).toBe('Action needed: refund €396, an order was paid twice');
    expect(agency.at(-1)?.text).toContain(`https://dashboard.stripe.com/test/payments/pi_${first.id}`);
    expect(subjects(buyer).at(-1)).toBe('You paid twice: we’ll refund one payment');
    await first.refunded(39_600, { at: 1 });
    expect(await seen(second.id)).toMatchObject({ status: 'paid' });
  });

  test('a failed slow payment e-mails both sides, and the buyer can pay again by the link', async () => {
    const email = 'slow@example.ie';
    const { id } = await place(email);
    const slow = fake.pay(id, { payment_status: 'unpaid' });
    await sendEvent('checkout.session.completed', { ...slow, payment_intent: `pi_${id}` });
    expect(await seen(id)).toMatchObject({ status: 'processing' });
    await sendEvent('checkout.session.async_payment_failed', { id, payment_intent: `pi_${id}` });
    expect(await seen(id)).toMatchObject({ status: 'failed' });
    const { agency, buyer } = await mails(email);
    expect(subjects(agency)).toEqual(['Payment failed: Trinity Core + Full System platform']);
    expect(subjects(buyer)).toEqual(['Your payment to Trinity Works didn’t go through']);
    const link = /http:\S+\/pay\/\S+/.exec(buyer[0]?.text ?? '')?.[0] ?? '';
    // The status page and their account lead to the same page.
    expect(await seen(id)).toMatchObject({ payUrl: link });
    const visitor = await member(server, email);
    const [ordered] = ((await visitor.get('/api/account')).body as unknown as Account).orders;
    expect([ordered?.payUrl, ordered?.again]).toEqual([link, null]);
    expect(await later(server, 2 * 24 * 3_600_000, () => seen(id)), 'long over').not.toHaveProperty('payUrl');
    // Unless they have ordered it again, and paid.
    const again = await later(server, 60_000, () => place(email));
    const asked = async () => {
      const { orders } = (await visitor.get('/api/account')).body as unknown as Account;
      return orders.find((each) => each.id === slow.client_reference_id)?.payUrl;
    };
    expect(await asked()).toBe(link);
    await again.paid();
    expect(await asked()).toBeUndefined();
    expect(await seen(id)).not.toHaveProperty('payUrl');
    expect(await (await fetch(link)).text()).toContain('You’ve already paid for this');
    const refused = await fetch(link, { method: 'POST', redirect: 'manual' });
    expect(refused.headers.get('location')).toBe(new URL(link).pathname);
    await again.refunded(39_600, { at: 1 });
    const shown = await fetch(link);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Pay €396')]);
    const pressed = await fetch(link, { method: 'POST', redirect: 'manual' });
    const [, next] = [...fake.sessions.values()].filter(
      ({ client_reference_id }) => client_reference_id === slow.client_reference_id,
    );
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, next?.url]);
    await fetch(link, { method: 'POST', redirect: 'manual' });
    fake.pay(next?.id ?? '');
    expect(await seen(next?.id ?? '')).toMatchObject({ status: 'paid' });
    expect(await (await fetch(link)).text()).toContain('This order is paid');
    expect((await later(server, 40 * 24 * 3_600_000, () => fetch(link))).status).toBe(200);
    expect((await fetch(link.replace(/.$/, (letter) => (letter === '0' ? '1' : '0')))).status).toBe(404);
  });

  test('a slow payment that fails after its buyer has withdrawn invites nobody to pay', async () => {
    const email = 'withdrew@example.ie';
    const { id } = await place(email);
    const slow = fake.pay(id, { payment_status: 'unpaid' });
    await sendEvent('checkout.session.completed', { ...slow, payment_intent: `pi_${id}` });
    const at = '2026-11-21T10:00:00.000Z';
    await changeRows(server, 'orders', { consumer_withdrew_at: at }, { id: String(slow.client_reference_id) });
    await sendEvent('checkout.session.async_payment_failed', { id, payment_intent: `pi_${id}` });
    const { agency, buyer } = await mails(email);
    expect(buyer[0]?.text).toContain('The order has ended, so there is nothing to pay.');
    expect(buyer[0]?.text).not.toContain('/pay/');
    expect(agency[0]?.text).toContain('The buyer has been told by e-mail.');
  });
});

describe('with CHECKOUT_UI=embedded', async () => {
  const embedded = { STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', CHECKOUT_UI: 'embedded' };
  const server = await openTestServer({ environment: { ...settings(), ...embedded } });

  test('the link to pay again opens Stripe’s page, and ends the embedded session', async () => {
    const key = crypto.randomUUID();
    const first = String((await order(server, {}, key)).body.id);
    fake.pay(first, { payment_status: 'unpaid' });
    const failed = { id: first, payment_intent: `pi_${first}` };
    await sendStripeEvent(server, 'checkout.session.async_payment_failed', failed);
    const { id } = await server.database.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const link = /http:\S+\/pay\/\S+/.exec(await mailText(server, `${id}-${first}-failed-buyer`))?.[0] ?? '';
    const form = String((await order(server, {}, key)).body.id);
    const pressed = await fetch(link, { method: 'POST', redirect: 'manual' });
    const page = [...fake.sessions.values()].at(-1);
    expect(pressed.headers.get('location')).toBe(page?.url);
    expect(fake.sessions.get(form)).toMatchObject({ status: 'expired', client_secret: expect.any(String) });
    expect(page).toMatchObject({ client_secret: null, status: 'open' });
    fake.pay(page?.id ?? '');
    const again = await fetch(link, { method: 'POST', redirect: 'manual' });
    expect(again.headers.get('location')).toBe(`${server.url}/checkout-success?session_id=${page?.id}`);
  });
});
