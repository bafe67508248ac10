import { describe, expect, test } from 'vitest';
import type { OpenInstalment } from '../../../src/domain/balance.ts';
import { moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { changeSecret } from '../../platform/db/secret.ts';
import { member as visitor } from '../../testing/accounts.ts';
import { balance, balanceTests, oneInstalment, twoInstalments } from '../../testing/balance.ts';
import { order } from '../../testing/request.ts';
import { orderOf, rowsOf } from '../../testing/serverState.ts';
import { sendStripeEvent } from '../../testing/stripeEvents.ts';
import { balanceUrl, renewBalanceLinks } from '../payLink.ts';
import { balanceRequestsOf, balanceStateOf } from './requests.ts';

test('the desk names the cents of the parts that are overdue, or of the next one', () => {
  const [one, two] = twoInstalments.map((part) => ({ ...part, left: part.amount, pending: 0 })) as [
    OpenInstalment,
    OpenInstalment,
  ];
  const on = (today: string, parts = [one, two]) => balanceStateOf(parts, today);
  expect(on('2026-12-01')).toEqual({ state: 'requested', dueOn: '2026-12-01', amount: 58_400 });
  expect(on('2026-12-02', [{ ...one, left: 8_400 }, two])).toEqual({
    state: 'overdue',
    dueOn: '2026-12-01',
    amount: 8_400,
  });
  expect(on('2027-01-11')).toEqual({ state: 'overdue', dueOn: '2026-12-01', amount: 158_400 });
  expect(on('2026-12-02', [])).toEqual({ state: 'requested', dueOn: null, amount: 0 });
});

describe('requesting a balance', async () => {
  const desk = await balanceTests();
  const { placeOrder, readOrder, request, mails, linkOf } = desk;
  const withdraw = (id: string, version: number) =>
    desk.daniel.post(`/api/staff/orders/${id}/balance/withdraw`, { version });
  const undo = (entry: unknown) => desk.daniel.post('/api/staff/undo', { entry });
  const pageOf = async (link: string) => {
    const page = await fetch(link);
    return { status: page.status, text: await page.text(), headers: page.headers };
  };

  test('shows the e-mail first, then sends it with a link to a page that shows what is due', async () => {
    const id = await placeOrder('ann@example.ie');
    const before = (await mails(id)).length;
    const shown = await desk.daniel.post(`/api/staff/orders/${id}/balance/preview`, { instalments: oneInstalment });
    expect(shown).toMatchObject({ status: 200, body: { to: 'ann@example.ie' } });
    expect(shown.body.text).toContain('/balance/…');
    expect((await mails(id)).length).toBe(before);
    expect((await request(id)).status).toBe(200);
    const [sent] = (await mails(id)).slice(before);
    expect(sent).toMatchObject({ held: 15_000, toAgency: false, subject: shown.body.subject });
    const link = await linkOf(id);
    expect(sent?.text.replace(link, '')).toBe(String(shown.body.text).replace(/http\S+\/balance\/…/, ''));
    const page = await pageOf(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Pay €1,584');
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await readOrder(id)).toMatchObject({
      version: 1,
      balance: { state: 'requested', dueOn: null },
      balanceRequest: { amount: balance, instalments: [{ left: balance }] },
      isRequestable: false,
    });
    expect((await readOrder(id)).events.at(-1)).toMatchObject({
      what: 'Balance of €1,584 requested',
      who: 'Daniel Roche',
    });
    expect((await fetch(`${link}x`)).status).toBe(404);
    const stored = await desk.server.database.selectFrom('balance_requests').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(link.split('/').at(-1));
  });

  test('the parts must add up to what is due, to the cent', async () => {
    const id = await placeOrder('parts@example.ie');
    const [first, second] = twoInstalments;
    if (!first || !second) throw new Error('two instalments');
    const less = await request(id, [first, { ...second, amount: 99_999 }]);
    expect(less).toMatchObject({ status: 409, body: { code: 'not-what-is-due' } });
    expect(less.body.message).toContain('€1,584');
    expect(await request(id, [{ amount: balance, dueOn: '2026-11-19' }])).toMatchObject({ status: 400 });
    expect((await request(id, [second, first])).status).toBe(400);
    const five = Array.from({ length: 5 }, () => ({ amount: 31_680, dueOn: '2026-12-01' }));
    expect((await request(id, five)).status).toBe(400);
    expect(await readOrder(id)).toMatchObject({ version: 0, balanceRequest: null });
    await request(id, twoInstalments);
    expect((await readOrder(id)).balance).toEqual({ state: 'requested', dueOn: '2026-12-01', amount: 58_400 });
    const { text } = await pageOf(await linkOf(id));
    expect(text).toContain('Part 1, by Tuesday 1 December 2026');
    expect(text).toContain('Pay €584');
    expect((await mails(id)).at(-1)?.text).toMatch(/in two parts.+\nPart 1, by.+\nPart 2, by/s);
  });

  test('is sent once when two members request it at the same time', async () => {
    const other = await placeOrder('race@example.ie');
    const race = await Promise.all([request(other, oneInstalment), request(other, twoInstalments)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(race.find(({ status }) => status === 409)?.body.code).toBe('outdated');
    expect(await request(other, twoInstalments, 1)).toMatchObject({ status: 409, body: { code: 'already-requested' } });
    const rows = await rowsOf(desk.server, 'balance_requests', { order_id: other });
    expect(rows).toHaveLength(1);
  });

  test('is undone within seconds: the e-mail is never sent, and the link doesn’t work', async () => {
    const id = await placeOrder('undone@example.ie');
    const { body } = await request(id);
    const link = await linkOf(id);
    const status = (is: 'sent' | 'waiting') => desk.server.database.updateTable('outbox').set({ status: is }).execute();
    await status('sent');
    expect((await undo(body.entry)).body.code, 'they have the link').toBe('too-late');
    expect((await pageOf(link)).status).toBe(200);
    await status('waiting');
    expect((await undo(body.entry)).status).toBe(200);
    expect(await linkOf(id)).toBe('none');
    expect(await pageOf(link)).toMatchObject({ status: 410, text: expect.stringContaining('withdrawn') });
    expect(await readOrder(id)).toMatchObject({ balance: null, balanceRequest: null, isRequestable: true });

    // Withdrawn before its e-mail is sent, and restored: it is sent.
    expect((await request(id, twoInstalments, 2)).status).toBe(200);
    const restored = await linkOf(id);
    await undo((await withdraw(id, 3)).body.entry);
    expect(await linkOf(id)).toBe(restored);

    // Withdrawn after that, and restored: it isn't sent again.
    await desk.server.database.updateTable('outbox').set({ status: 'sent' }).execute();
    const count = (await mails(id)).length;
    const { version } = await readOrder(id);
    const withdrawn = await withdraw(id, version);
    expect((await pageOf(restored)).status).toBe(410);
    expect(await withdraw(id, version + 1)).toMatchObject({ status: 409, body: { code: 'not-requested' } });
    expect((await undo(withdrawn.body.entry)).status).toBe(200);
    expect((await pageOf(restored)).status).toBe(200);
    expect((await mails(id)).length).toBe(count);
  });

  test('once withdrawn, tells the customer who has its link that nothing is to be paid', async () => {
    const id = await placeOrder('told@example.ie');
    await request(id, twoInstalments);
    const early = await withdraw(id, 1);
    expect((await mails(id)).map(({ subject }) => subject).join(), 'nobody has the link').not.toMatch(/withdrawn/);
    expect(early.status).toBe(200);
    expect((await readOrder(id)).events.at(-1)?.what).toBe('Request for €1,584 withdrawn before it was sent');
    await request(id, twoInstalments, 2);
    await desk.server.database.updateTable('outbox').set({ status: 'sent' }).execute();
    const { body } = await withdraw(id, 3);
    expect((await readOrder(id)).events.at(-1)?.what).toBe(
      'Request for €1,584 withdrawn, with an e-mail to the customer',
    );
    const mail = (await mails(id)).at(-1);
    expect(mail).toMatchObject({ held: 15_000, toAgency: false, status: 'waiting' });
    expect(mail?.subject).toContain('Our request for €1,584 is withdrawn');
    expect(mail?.text).toMatch(/request for €1,584 .*you no longer need to pay it.*counts for your order/s);
    await desk.server.database.updateTable('outbox').set({ status: 'sent' }).execute();
    expect((await undo(body.entry)).body.code, 'they were told').toBe('too-late');
    expect((await readOrder(id)).balanceRequest).toBeNull();
  });

  test('once withdrawn, says that a payment on its way counts, on the desk and to the customer', async () => {
    const id = await placeOrder('slow@example.ie');
    await request(id);
    const { session } = await desk.submitPayment(await linkOf(id));
    await desk.server.database.updateTable('outbox').set({ status: 'sent' }).execute();
    await desk.pay(session, { payment_status: 'unpaid' });
    await withdraw(id, 1);
    expect(moneyWords(await readOrder(id)).text).toBe('Balance on its way');
    expect((await mails(id)).at(-1)?.text).toContain('Your payment of €1,584, which is on its way, counts');
  });

  test('isn’t possible for an order that is unpaid, fully paid, or has payments that don’t match', async () => {
    const id = await placeOrder('paid@example.ie');
    await desk.transfer(id, balance, 0);
    expect(await request(id, oneInstalment, 1)).toMatchObject({ status: 409, body: { code: 'nothing-due' } });
    await desk.transfer(id, 100_000, 1, true);
    await desk.transfer(id, 100_000, 2, true);
    expect(await readOrder(id)).toMatchObject({ status: 'paid-twice', isRequestable: false });
    expect(await request(id, oneInstalment, 3)).toMatchObject({ status: 409, body: { code: 'not-payable' } });
  });

  test('asks for the whole balance after a deposit was paid twice and refunded once', async () => {
    const session = String((await order(desk.server, { email: 'twice@example.ie' })).body.id);
    const { id } = await orderOf(desk.server, 'twice@example.ie');
    await desk.transfer(id, 39_600, 0);
    await desk.pay(session);
    expect(await readOrder(id)).toMatchObject({ status: 'paid-twice', isRequestable: false });
    await sendStripeEvent(desk.server, 'charge.refunded', { payment_intent: `pi_${session}`, amount_refunded: 39_600 });
    expect(await readOrder(id)).toMatchObject({ status: 'paid', money: { due: balance }, isRequestable: true });
    const due = await desk.daniel.get('/api/staff/orders?view=balance-due&search=twice@');
    expect(due.body.rows).toHaveLength(1);
    expect((await request(id, oneInstalment, 1)).status).toBe(200);
  });

  test('shows in the customer’s account with its link, until it is withdrawn', async () => {
    const id = await placeOrder('account@example.ie');
    await request(id, twoInstalments);
    const customer = await visitor(desk.server, 'account@example.ie');
    const orders = async () => (await customer.get('/api/account')).body.orders;
    const link = new URL(await linkOf(id)).pathname;
    expect(await orders()).toMatchObject([
      { due: balance, balance: { url: desk.server.url + link, amount: 58_400, dueOn: '2026-12-01' } },
    ]);
    expect((await customer.get('/api/account/export')).body).toMatchObject({
      orders: [{ balanceRequests: [{ amountCents: balance, instalments: twoInstalments, paidAt: null }] }],
    });
    await withdraw(id, 1);
    expect(await orders()).toMatchObject([{ due: balance, balance: null }]);
  });

  test('can be paid by a new link once the server’s secret has changed', async () => {
    const id = await placeOrder('secret@example.ie');
    await request(id);
    const { database, settings, url } = desk.server;
    const [{ id: requestId } = { id: '' }] = await balanceRequestsOf(database, [id]);
    const other = { secret: 'another-secret-of-more-than-32-characters' };
    await changeSecret(database, other, renewBalanceLinks);
    expect((await fetch(await linkOf(id))).status).toBe(404);
    expect((await fetch(balanceUrl(requestId, other, url))).status).toBe(200);
    await changeSecret(database, settings, renewBalanceLinks);
    expect((await fetch(await linkOf(id))).status).toBe(200);
  });
});
