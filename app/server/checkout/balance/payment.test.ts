import { describe, expect, test } from 'vitest';
import { balance, balanceTests, oneInstalment, twoInstalments } from '../../testing/balance.ts';
import { withRowLocks } from '../../testing/databases.ts';
import { later } from '../../testing/later.ts';
import { sendStripeEvent } from '../../testing/stripeEvents.ts';
import { checkPayments } from '../checkPaymentsJob.ts';

describe.each(withRowLocks)('paying a requested balance, on $name', async (kind) => {
  const { placeOrder, request, linkOf, submitPayment } = await balanceTests(kind);

  test('opens one session for clicks at once', async () => {
    const id = await placeOrder('ann@example.ie');
    await request(id);
    const link = await linkOf(id);
    const [one, ...others] = await Promise.all(Array.from({ length: 4 }, () => submitPayment(link)));
    expect(one?.location).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(others).toEqual([one, one, one]);
  });
});

describe('paying a requested balance', async () => {
  const desk = await balanceTests();
  const { placeOrder, readOrder, request, transfer, mails, linkOf, submitPayment, pay } = desk;
  const job = () => checkPayments(desk.server.context);
  const textOf = async (link: string) => (await fetch(link)).text();
  const subjects = async (id: string, from: number) =>
    (await mails(id)).slice(from).map(({ subject, toAgency }) => [subject.replace(/ \(.*/, ''), toAgency]);

  test('asks no card for less than it can pay: a rest is paid with the next part, or by transfer', async () => {
    const id = await placeOrder('cents@example.ie');
    await request(id, twoInstalments);
    const link = await linkOf(id);
    await transfer(id, 58_380, 1);
    const { session } = await submitPayment(link);
    expect(desk.fake.sessions.get(session)).toMatchObject({ amount_total: 100_020 });
    await transfer(id, 99_980, 2);
    expect(await textOf(link)).toContain('€0.40 is left to pay');
    expect((await submitPayment(link)).location).toBe(new URL(link).pathname);
  });

  test('opens one session with its amount, and the webhook alone marks it paid', async () => {
    const id = await placeOrder('ann@example.ie');
    await request(id);
    const link = await linkOf(id);
    const one = await submitPayment(link);
    expect(await submitPayment(link)).toEqual(one);
    expect(desk.fake.sessions.get(one.session)).toMatchObject({ amount_total: balance, client_reference_id: id });
    expect(desk.fake.calls.find(({ form }) => form['metadata[balance_request]'])?.form).toMatchObject({
      'line_items[0][price_data][product_data][description]': 'All prices include VAT.',
    });
    expect(await readOrder(id)).toMatchObject({ payments: [{}, { isBalance: true, status: 'open', asked: balance }] });
    // Due for a check, and left open.
    await later(desk.server, 5 * 60_000, job);
    expect(desk.fake.sessions.get(one.session)).toMatchObject({ status: 'open' });
    expect(await readOrder(id)).toMatchObject({ status: 'paid', money: { due: balance }, balanceRequest: {} });
    const before = (await mails(id)).length;
    await pay(one.session);
    expect(await readOrder(id)).toMatchObject({
      status: 'paid',
      money: { received: 198_000, due: 0 },
      balance: null,
      balanceRequest: null,
      payments: [
        { isDeposit: true, matches: true },
        { isBalance: true, status: 'paid', matches: true },
      ],
    });
    expect(await subjects(id, before)).toEqual([
      ['Your receipt from Trinity Works: €1,584', false],
      [expect.stringMatching(/^Balance paid: /), true],
    ]);
    expect(await textOf(link)).toContain('Your order is paid');
    expect((await submitPayment(link)).location).toBe(new URL(link).pathname);
  });

  test('counts when the customer comes back before the webhook, from the provider’s own answer', async () => {
    const id = await placeOrder('back@example.ie');
    await request(id);
    const link = await linkOf(id);
    desk.fake.pay((await submitPayment(link)).session);
    expect(await textOf(link)).toContain('Your order is paid');
    expect(await readOrder(id)).toMatchObject({ money: { due: 0 } });
  });

  test('is found by its metadata when its session was never stored', async () => {
    const id = await placeOrder('unstored@example.ie');
    await request(id);
    const { session } = await submitPayment(await linkOf(id));
    await desk.server.database.deleteFrom('payments').where('id', '=', session).execute();
    await pay(session);
    expect(await readOrder(id)).toMatchObject({
      status: 'paid',
      money: { due: 0 },
      payments: [{}, { isBalance: true }],
    });
  });

  test('in parts: each click charges the next part', async () => {
    const id = await placeOrder('parts@example.ie');
    await request(id, twoInstalments);
    const link = await linkOf(id);
    const first = await submitPayment(link);
    expect(desk.fake.sessions.get(first.session)).toMatchObject({ amount_total: 58_400 });
    await pay(first.session);
    expect((await readOrder(id)).balanceRequest?.instalments.map(({ left }) => left)).toEqual([0, 100_000]);
    expect(await readOrder(id)).toMatchObject({ balance: { state: 'requested', dueOn: '2027-01-10' } });
    expect(await textOf(link)).toMatch(/This part is paid\..*The next part is due by Sunday 10 January 2027\./s);
    const second = await submitPayment(link);
    await pay(second.session);
    expect(await readOrder(id)).toMatchObject({ status: 'paid', money: { due: 0 }, balanceRequest: null });
  });

  test.each(['job', 'click'])('a transfer of a part ends the earlier session, by the next %s', async (by) => {
    const id = await placeOrder(`part-${by}@example.ie`);
    await request(id);
    const link = await linkOf(id);
    const { session } = await submitPayment(link);
    await transfer(id, 58_400, 1);
    if (by === 'job') {
      await job();
      expect(desk.fake.sessions.get(session)).toMatchObject({ status: 'expired' });
    }
    expect(await textOf(link)).toContain('Pay €1,000');
    const next = await submitPayment(link);
    expect(desk.fake.sessions.get(session)).toMatchObject({ status: 'expired' });
    expect(desk.fake.sessions.get(next.session)).toMatchObject({ status: 'open', amount_total: 100_000 });
  });

  test('a transfer of the whole balance closes the request; a later card payment is reported as not matching', async () => {
    const id = await placeOrder('covered@example.ie');
    await request(id);
    const link = await linkOf(id);
    const { session } = await submitPayment(link);
    await transfer(id, balance, 1);
    expect(await readOrder(id)).toMatchObject({ balanceRequest: null, money: { due: 0 } });
    expect(await textOf(link)).toContain('Your order is paid');
    const before = (await mails(id)).length;
    await pay(session);
    const seen = await readOrder(id);
    expect(seen.status).toBe('paid-twice');
    expect(seen.payments.filter(({ matches }) => !matches)).toMatchObject([{ id: session, amount: balance }]);
    expect(await subjects(id, before)).toEqual([
      ['You paid twice: we’ll refund one payment', false],
      ['Action needed: refund €1,584, an order was paid twice', true],
    ]);
    const refund = { payment_intent: `pi_${session}`, amount_refunded: balance };
    await sendStripeEvent(desk.server, 'charge.refunded', refund);
    expect(await readOrder(id)).toMatchObject({ status: 'paid', money: { due: 0 }, balanceRequest: null });
  });

  test('a refund lowers the price, so nothing is requested again', async () => {
    const id = await placeOrder('refunded@example.ie');
    await request(id);
    const { session } = await submitPayment(await linkOf(id));
    await pay(session);
    const refund = { payment_intent: `pi_${session}`, amount_refunded: 10_000 };
    await sendStripeEvent(desk.server, 'charge.refunded', refund);
    expect(await readOrder(id)).toMatchObject({
      status: 'partly-refunded',
      money: { returned: 10_000, due: 0 },
      balanceRequest: null,
      isRequestable: false,
    });
  });

  test('reversing a transfer reopens the request', async () => {
    const id = await placeOrder('reversed@example.ie');
    await request(id);
    const { body } = await transfer(id, balance, 1);
    await desk.daniel.post('/api/staff/undo', { entry: body.entry });
    expect(await readOrder(id)).toMatchObject({ balanceRequest: { amount: balance }, money: { due: balance } });
    expect(await textOf(await linkOf(id))).toContain('Pay €1,584');
  });

  test('withdrawing a request ends its session; a payment that arrives all the same counts, and both sides are e-mailed', async () => {
    const id = await placeOrder('late@example.ie');
    await request(id);
    const { session } = await submitPayment(await linkOf(id));
    await desk.daniel.post(`/api/staff/orders/${id}/balance/withdraw`, { version: 1 });
    const before = (await mails(id)).length;
    desk.fake.beforeExpiring = () => desk.fake.pay(session);
    await job();
    expect(await readOrder(id)).toMatchObject({ status: 'paid', money: { due: 0 } });
    const sent = (await mails(id)).slice(before);
    expect(sent.map(({ toAgency }) => toAgency)).toEqual([false, true]);
    expect(sent[1]?.text).toContain('You had withdrawn the request.');
  });

  test('a payment that is too low or fails is e-mailed to both sides', async () => {
    const little = await placeOrder('little@example.ie');
    await request(little);
    const before = (await mails(little)).length;
    await pay((await submitPayment(await linkOf(little))).session, { amount_total: 150_000 });
    expect(await readOrder(little)).toMatchObject({ status: 'needs-attention', payments: [{}, { matches: false }] });
    expect(await subjects(little, before)).toEqual([
      ['About your payment to Trinity Works', false],
      ['Action needed: €1,500 paid instead of €1,584', true],
    ]);
    expect(await textOf(await linkOf(little))).toContain('please don’t pay now');

    const slow = await placeOrder('slow@example.ie');
    await request(slow);
    const link = await linkOf(slow);
    const { session } = await submitPayment(link);
    await pay(session, { payment_status: 'unpaid' });
    expect(await readOrder(slow)).toMatchObject({
      status: 'paid',
      money: { pending: balance, due: 0 },
      balanceRequest: {},
    });
    expect(await textOf(link)).toContain('Your payment is on its way');
    expect((await readOrder(slow)).balanceRequest?.instalments).toMatchObject([{ left: 0, pending: balance }]);
    const count = (await mails(slow)).length;
    await sendStripeEvent(desk.server, 'checkout.session.async_payment_failed', {
      id: session,
      client_reference_id: slow,
    });
    expect(await readOrder(slow)).toMatchObject({ status: 'paid', money: { due: balance } });
    const failed = (await mails(slow)).slice(count);
    expect(failed.map(({ toAgency }) => toAgency)).toEqual([false, true]);
    expect(failed[0]?.text).toContain(link);
    expect((await submitPayment(link)).session).not.toBe(session);
  });

  test('isn’t possible once its buyer has withdrawn from the order, and its page says so', async () => {
    const id = await placeOrder('withdrew@example.ie');
    await request(id);
    const link = await linkOf(id);
    const withdrawal = { consumer_withdrew_at: '2026-11-20T10:00:00.000Z' };
    await desk.server.database.updateTable('orders').set(withdrawal).where('id', '=', id).execute();
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('You withdrew from this order')]);
    expect((await submitPayment(link)).location).toBe(new URL(link).pathname);
  });

  test('says so while Stripe can’t be reached, and opens no second session', async () => {
    const id = await placeOrder('away@example.ie');
    await request(id, oneInstalment);
    const link = await linkOf(id);
    await submitPayment(link);
    const sessions = desk.fake.sessions.size;
    desk.fake.failNext({ status: 401, error: { type: 'invalid_request_error' } });
    const answer = await fetch(link, { method: 'POST', redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('can’t check your earlier')]);
    expect(desk.fake.sessions.size).toBe(sessions);
    expect((await submitPayment(link)).location).toMatch(/^https:\/\/checkout/);
    expect(desk.fake.sessions.size).toBe(sessions);
  });
});
