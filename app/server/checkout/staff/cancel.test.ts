import { describe, expect, test } from 'vitest';
import { openStripeDesk, todayOf } from '../../testing/desk.ts';
import { order } from '../../testing/request.ts';
import { mailsAbout, rowOf } from '../../testing/serverState.ts';
import { sendStripeEvent } from '../../testing/stripeEvents.ts';
import { cancelledMailId } from '../emails/balance.ts';
import { payUrlOf } from '../payLink.ts';

describe('cancelling an order', async () => {
  const { server, daniel, fake, pay, ...desk } = await openStripeDesk({ daniel: 'staff' });

  async function place(email: string) {
    const key = crypto.randomUUID();
    const { id, row, session } = await desk.place(email, key);
    return { id, session, again: () => order(server, { email }, key), link: payUrlOf(row, server.settings) };
  }
  const see = (id: string) => desk.see(daniel, id);
  const cancel = (id: string, version = 0, headers = {}) =>
    daniel.post(`/api/staff/orders/${id}/cancel`, { version }, headers);

  test('ends its payment session, and it can’t be paid any more', async () => {
    const { id, session, again, link } = await place('gone@example.ie');
    expect((await cancel(id)).status).toBe(200);
    expect(fake.sessions.get(session)).toMatchObject({ status: 'expired' });
    const seen = await see(id);
    expect(seen).toMatchObject({ status: 'cancelled', version: 1, cancelledAt: expect.any(String) });
    expect(seen.events.at(-1)).toMatchObject({ what: 'Order cancelled', who: 'Daniel Roche' });
    expect(seen.mails, 'nobody had been told').toEqual([]);
    const sessions = fake.sessions.size;
    expect(await again()).toMatchObject({ status: 409, body: { code: 'order-cancelled' } });
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('This order was cancelled')]);
    expect((await fetch(link, { method: 'POST', redirect: 'manual' })).headers.get('location')).toBe(
      new URL(link).pathname,
    );
    expect(fake.sessions.size).toBe(sessions);
    expect(await cancel(id, 1)).toMatchObject({ status: 409, body: { code: 'already-cancelled' } });
  });

  test('tells who had an e-mail about it that nothing is to be paid, unless it is undone', async () => {
    const { id, session } = await place('told@example.ie');
    fake.pay(session, { payment_status: 'unpaid' });
    await sendStripeEvent(server, 'checkout.session.async_payment_failed', { id: session, client_reference_id: id });
    const { body } = await cancel(id);
    expect((await see(id)).mails.at(-1)).toMatchObject({ to: 'told@example.ie', status: 'waiting' });
    const status = (is: 'sent' | 'waiting') =>
      server.database.updateTable('outbox').set({ status: is }).where('id', '=', cancelledMailId({ id })).execute();
    await status('sent');
    expect((await daniel.post('/api/staff/undo', { entry: body.entry })).body.code).toBe('too-late');
    await status('waiting');
    expect((await daniel.post('/api/staff/undo', { entry: body.entry })).status).toBe(200);
    expect((await see(id)).mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('didn’t go through')]);
    await cancel(id, 2);
    expect((await see(id)).events.at(-1)?.what).toBe('Order cancelled, with an e-mail to the customer');
    const mail = await rowOf(server, 'outbox', { id: cancelledMailId({ id }) });
    expect(mail.due_at > server.clock.now.toISOString(), 'leaves time for the undo').toBe(true);
    expect(mail.text).toMatch(/You don’t need to pay for it or do anything more.*No longer to pay: €1,980/s);
    expect(mail.text).toContain('If you’ve already sent us a transfer for it, we’ll return it.');
  });

  test('is undone within seconds: the customer can pay in another session', async () => {
    const { id, again } = await place('back@example.ie');
    const { body } = await cancel(id);
    expect((await daniel.post('/api/staff/undo', { entry: body.entry })).status).toBe(200);
    expect(await see(id)).toMatchObject({ status: 'cancelled', cancelledAt: null, version: 2 });
    await pay(String((await again()).body.id));
    expect((await see(id)).status).toBe('paid');
  });

  test('is refused when the customer paid at the last moment, and the payment counts', async () => {
    const { id, session } = await place('meanwhile@example.ie');
    fake.beforeExpiring = () => fake.pay(session);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'paid-meanwhile' } });
    expect(await see(id)).toMatchObject({ status: 'paid', version: 0, cancelledAt: null });
    const log = server.database.selectFrom('audit_log').select('id').where('subject', '=', `order:${id}`);
    expect(await log.execute()).toEqual([]);
  });

  test('is refused when it is paid, partly paid, or a payment is on its way', async () => {
    const paid = await place('paid@example.ie');
    await pay(paid.session);
    expect(await cancel(paid.id)).toMatchObject({ status: 409, body: { code: 'is-paid' } });
    const slow = await place('slow@example.ie');
    fake.pay(slow.session, { payment_status: 'unpaid' });
    expect(await cancel(slow.id)).toMatchObject({ status: 409, body: { code: 'on-its-way' } });
    const part = await place('part@example.ie');
    const transfer = { amount: 100, day: '2026-11-20', reference: 'x', version: 0 };
    await daniel.post(`/api/staff/orders/${part.id}/transfers`, transfer);
    expect(await cancel(part.id, 1)).toMatchObject({ status: 409, body: { code: 'partly-paid' } });
  });

  test('changes nothing while Stripe can’t be reached, or on an older version', async () => {
    const { id, session } = await place('away@example.ie');
    fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    const answer = await cancel(id);
    expect(answer).toMatchObject({ status: 502, body: { message: expect.stringContaining('Nothing was cancelled') } });
    await daniel.post(`/api/staff/orders/${id}/stage`, { stage: 'waiting', version: 0 });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(fake.sessions.get(session)).toMatchObject({ status: 'open' });
    expect(await see(id)).toMatchObject({ status: 'open', cancelledAt: null });
  });

  test('a transfer that was on its way finds the order, and both sides know that it goes back', async () => {
    const { id } = await place('transfer@example.ie');
    await cancel(id);
    const reference = id.slice(0, 8);
    const { matches } = (await daniel.get(`/api/staff/transfers/match?amount=39600&text=${reference}`)).body;
    const first = { order: { id, ended: 'cancelled' }, expected: 0, by: ['reference', 'amount'] };
    expect((matches as unknown[])[0]).toMatchObject(first);
    const transfer = { amount: 39_600, day: '2026-11-20', reference, moreThanDue: true, version: 1 };
    expect((await daniel.post(`/api/staff/orders/${id}/transfers`, transfer)).status).toBe(200);
    const { needs } = await todayOf(daniel);
    expect(needs.find((need) => need.id === id)?.title).toContain('Paid after it was cancelled');
    const [mail] = await mailsAbout(server, `${id}-transfer`);
    expect(mail?.text).toContain('we’ll write to you about returning your payment');
  });

  test('a repeated click changes nothing; a payment that arrives all the same counts', async () => {
    const { id, session } = await place('late@example.ie');
    const headers = { 'idempotency-key': 'one-cancel' };
    const [first, second] = [await cancel(id, 0, headers), await cancel(id, 0, headers)];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const paid = { id: session, payment_status: 'paid', amount_total: 39_600, currency: 'eur' };
    await sendStripeEvent(server, 'checkout.session.completed', { ...paid, payment_intent: `pi_${session}` });
    expect((await see(id)).status).toBe('paid');
  });
});
