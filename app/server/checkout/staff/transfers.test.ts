import { describe, expect, test } from 'vitest';
import { member as visitor } from '../../testing/accounts.ts';
import { openStripeDesk } from '../../testing/desk.ts';
import { order } from '../../testing/request.ts';
import { mailsTo, orderOf, rowsOf } from '../../testing/serverState.ts';
import { checkPayments } from '../checkPaymentsJob.ts';
import { payUrlOf } from '../payLink.ts';

describe('a payment by transfer', async () => {
  const { server, daniel, fake, ...desk } = await openStripeDesk({ daniel: 'staff' });

  async function place(email: string) {
    const { id, session } = await desk.place(email);
    return { id, session, pay: () => desk.pay(session) };
  }
  const see = (id: string) => desk.see(daniel, id);
  const enter = (id: string, change: object = {}) =>
    daniel.post(`/api/staff/orders/${id}/transfers`, {
      amount: 39_600,
      day: '2026-11-19',
      reference: 'BYRNE BAKERY DEPOSIT',
      version: 0,
      ...change,
    });
  const mailsOf = async (email: string) =>
    (await mailsTo(server, email)).map(({ subject, due_at, created_at, text }) => ({
      subject: subject.replace(/ \(.*/, ''),
      held: Date.parse(due_at) - Date.parse(created_at),
      text,
    }));
  const log = async (id: string) =>
    server.database.selectFrom('audit_log').selectAll().where('subject', '=', `order:${id}`).orderBy('at').execute();

  test('finds its order by the reference, the number of an invoice, or the amount; one press notes it', async () => {
    const { id } = await place('matched@example.ie');
    const other = await place('matched-not@example.ie');
    const match = async (amount: number, text: string) => {
      const query = new URLSearchParams({ amount: String(amount), text });
      const { body } = await daniel.get(`/api/staff/transfers/match?${query}`);
      return (body.matches as { order: { id: string }; version: number; expected: number; by: string[] }[]).map(
        ({ order: { id: found }, by, ...rest }) => ({ id: found, by, ...rest }),
      );
    };
    const reference = id.slice(0, 8).toUpperCase();
    // Banks cut words.
    expect(await match(5_000, `SEPA/${reference.slice(0, 4)} ${reference.slice(4)}DEP`)).toEqual([
      { id, by: ['reference'], version: 0, expected: 198_000 },
    ]);
    const byAmount = await match(39_600, 'thank you');
    expect(byAmount).toContainEqual({ id, by: ['amount'], version: 0, expected: 198_000 });
    expect(byAmount).toContainEqual({ id: other.id, by: ['amount'], version: 0, expected: 198_000 });
    await server.database.updateTable('orders').set({ name: 'Seán Ó Sé' }).where('id', '=', id).execute();
    expect((await match(39_600, 'SEAN O SE'))[0]).toMatchObject({ id, by: ['amount', 'name'] });
    expect((await match(39_600, `for ${reference}`))[0]).toMatchObject({ id, by: ['reference', 'amount'] });
    expect((await enter(id)).status).toBe(200);
    const [{ number = '' } = {}] = (await see(id)).invoices;
    expect((await match(158_400, `rest of ${number.replace('-', '')}`))[0]).toEqual({
      id,
      by: ['invoice', 'amount'],
      version: 1,
      expected: 158_400,
    });
    expect(await match(7_777, number), 'by the invoice alone').toMatchObject([{ id, by: ['invoice'] }]);
    const instalments = [50_000, 108_400].map((amount, at) => ({ amount, dueOn: `2026-12-0${at + 1}` }));
    const requested = await daniel.post(`/api/staff/orders/${id}/balance`, { instalments, version: 1 });
    expect(requested.status).toBe(200);
    expect(await match(108_400, 'thank you')).toEqual([{ id, by: ['amount'], version: 2, expected: 158_400 }]);
    expect(await match(108_401, 'thank you')).toEqual([]);
    await enter(id, { amount: 50_000, version: 2 });
    expect(await match(50_000, 'thank you'), 'this part is paid').toEqual([]);
    // Nothing more is expected.
    await enter(id, { amount: 108_400, version: 3 });
    expect(await match(158_400, number)).toEqual([]);
    for (const end of [id, other.id]) await server.database.deleteFrom('orders').where('id', '=', end).execute();
  });

  test('of the deposit marks the order as paid for both sides; the receipt waits until it can no longer be undone', async () => {
    const { id, session } = await place('transfer@example.ie');
    const customer = await visitor(server, 'transfer@example.ie');
    expect((await enter(id)).status).toBe(200);
    const seen = await see(id);
    expect(seen).toMatchObject({
      status: 'paid',
      version: 1,
      money: { total: 198_000, received: 39_600, due: 158_400 },
      payments: [
        { provider: 'stripe', status: 'open', isDeposit: true },
        { provider: 'transfer', isDeposit: true, amount: 39_600, transfer: { day: '2026-11-19', reversed: null } },
      ],
    });
    expect(seen.events.slice(1)).toMatchObject([{ what: '€396 received by transfer', who: 'Daniel Roche' }]);
    expect((await customer.get('/api/account')).body).toMatchObject({ orders: [{ status: 'paid' }] });
    expect((await customer.get('/api/account/export')).body).toMatchObject({
      orders: [{ transfers: [{ amountCents: 39_600, day: '2026-11-19', reference: 'BYRNE BAKERY DEPOSIT' }] }],
    });
    const receipt = (await mailsOf('transfer@example.ie')).find(({ subject }) => subject.includes('receipt'));
    expect(receipt).toMatchObject({ held: 15_000, text: expect.stringContaining('Still to pay: €1,584') });
    expect(JSON.stringify(await log(id))).not.toContain('BYRNE');
    // The card session is ended within a round, so that the deposit isn't paid twice.
    await checkPayments(server.context);
    expect(fake.sessions.get(session)).toMatchObject({ status: 'expired' });
    expect((await see(id)).status).toBe('paid');
  });

  test('that concludes the contract has what a receipt has: what follows, the terms and how to withdraw', async () => {
    const { id } = await place('concluded@example.ie');
    await enter(id, { amount: 10_000 });
    await enter(id, { amount: 29_600, version: 1 });
    await enter(id, { amount: 10_000, version: 2 });
    const receipts = await mailsTo(server, 'concluded@example.ie');
    const concluding = receipts.filter(({ terms }) => terms !== null);
    expect([receipts.length, concluding.length]).toEqual([3, 1]);
    expect(concluding[0]?.text).toMatch(
      /Paid by transfer: +€296[\s\S]+You have the right to withdraw[\s\S]+\/withdraw\?order=/,
    );
    expect(receipts.filter(({ text }) => text.includes('right to withdraw'))).toEqual(concluding);

    const email = 'call@example.ie';
    const selection = { version: 1, wizard: 'consultation' } as const;
    await order(server, { email, price: 83, serviceType: 'consultation', selection });
    await enter((await orderOf(server, email)).id, { amount: 8_300 });
    const [receipt] = await mailsTo(server, email);
    const token = /\/booking\?paid=(\S+)/.exec(receipt?.text ?? '')?.[1];
    expect((await fetch(`${server.url}/api/meeting/paid/${token}`)).status).toBe(200);
  });

  test('of more than what is due needs an explicit confirmation', async () => {
    const { id, pay } = await place('more@example.ie');
    await pay();
    const refused = await enter(id, { amount: 158_401 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'more-than-due' } });
    expect(refused.body.message).toContain('€0.01 more than the €1,584');
    expect(await see(id)).toMatchObject({ version: 0, money: { received: 39_600 } });
    expect(await enter(id, { day: '2026-11-21' })).toMatchObject({ status: 400, body: { code: 'in-future' } });
    expect((await enter(id, { day: '2026-02-30' })).status).toBe(400);
    expect((await enter(id, { amount: -1 })).status).toBe(400);
    expect((await enter(id, { amount: 158_401, moreThanDue: true })).status).toBe(200);
    expect(await see(id)).toMatchObject({ status: 'paid', money: { received: 198_001, due: 0 } });
  });

  test('entered on an older version is refused', async () => {
    const { id, pay } = await place('once@example.ie');
    await pay();
    await enter(id, { amount: 100 });
    expect(await enter(id)).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect((await see(id)).money.received).toBe(39_700);
  });

  test('undone within seconds never was: no payment, receipt or invoice is left, and the next invoice has its number', async () => {
    const { id } = await place('undone@example.ie');
    const { body } = await enter(id);
    const status = (is: 'sent' | 'waiting') =>
      server.database.updateTable('outbox').set({ status: is }).where('recipient', '=', 'undone@example.ie').execute();
    await status('sent');
    expect((await daniel.post('/api/staff/undo', { entry: body.entry })).body.code, 'they have it').toBe('too-late');
    expect((await see(id)).money.received).toBe(39_600);
    await status('waiting');
    expect((await daniel.post('/api/staff/undo', { entry: body.entry })).status).toBe(200);
    expect(await see(id)).toMatchObject({
      status: 'open',
      money: { received: 0, due: 198_000 },
      payments: [{ provider: 'stripe' }],
      invoices: [],
    });
    expect(await mailsOf('undone@example.ie')).toEqual([]);
    expect((await orderOf(server, 'undone@example.ie')).paid_at).toBeNull();
    const numberOf = async (of: string) => (await see(of)).invoices.map(({ number }) => number);
    const last = async () => await server.database.selectFrom('invoice_numbers').select(['kind', 'last']).execute();
    const before = await last();
    const [first, other] = [await place('undone-first@example.ie'), await place('undone-other@example.ie')];
    const entered = await enter(first.id);
    await enter(other.id);
    expect((await daniel.post('/api/staff/undo', { entry: entered.body.entry })).status).toBe(200);
    // The other one's invoice has the next number, so this one's number stays.
    expect((await see(first.id)).payments.at(-1)).toMatchObject({
      status: 'reversed',
      transfer: { reversed: 'Undone' },
    });
    expect((await mailsOf('undone-first@example.ie')).map(({ subject }) => subject)).toEqual([]);
    expect([await numberOf(first.id), await numberOf(other.id)]).toEqual([
      [expect.stringMatching(/^2026-/), expect.stringMatching(/^CN-2026-/)],
      [expect.stringMatching(/^2026-/)],
    ]);
    const invoices = (rows: Awaited<ReturnType<typeof last>>) =>
      Number(rows.find(({ kind }) => kind === 'invoice')?.last ?? 0);
    expect(invoices(await last()) - invoices(before)).toBe(2);
  });

  test('is reversed later by a counter-entry with a reason, once; nothing is erased', async () => {
    const { id, pay } = await place('reversed@example.ie');
    await pay();
    await enter(id, { amount: 158_400 });
    const [, payment] = (await see(id)).payments;
    server.clock.pass(86_400_000);
    await server.database.updateTable('outbox').set({ status: 'sent' }).where('id', 'like', `${id}-%`).execute();
    const path = `/api/staff/orders/${id}/transfers/${payment?.id}/reverse`;
    expect((await daniel.post(path, { reason: 'Another customer’s', version: 1 })).status).toBe(200);
    expect((await daniel.post(path, { reason: 'Again', version: 2 })).status).toBe(404);
    expect(await see(id)).toMatchObject({ version: 2, status: 'paid', money: { received: 39_600, due: 158_400 } });
    const told = (await mailsOf('reversed@example.ie')).filter(({ subject }) => subject.includes('mistake'));
    expect(told).toMatchObject([
      { subject: 'Your receipt for €1,584 was a mistake', text: expect.stringContaining('Still to pay: €1,584') },
    ]);
    const credit = (await see(id)).invoices.find(({ kind }) => kind === 'credit-note');
    const attached = server.database.selectFrom('outbox').select('invoice').where('id', 'like', `${id}-%-reversed`);
    expect(await attached.execute()).toEqual([{ invoice: credit?.id }]);
    const entries = await rowsOf(server, 'transfers', { payment_id: payment?.id ?? '' });
    entries.sort((one, other) => one.amount_cents - other.amount_cents);
    expect(entries).toMatchObject([
      { amount_cents: -158_400, day: '2026-11-21', reference: 'Another customer’s' },
      { amount_cents: 158_400, day: '2026-11-19', reference: 'BYRNE BAKERY DEPOSIT' },
    ]);
    const card = (await see(id)).payments.find(({ provider }) => provider === 'stripe');
    const ofCard = path.replace(String(payment?.id), String(card?.id));
    expect((await daniel.post(ofCard, { reason: 'x', version: 2 })).status).toBe(404);
  });

  test('of the deposit beside a card payment is reported as paid twice; a part of the deposit doesn’t count as the deposit', async () => {
    const twice = await place('both@example.ie');
    await enter(twice.id);
    await twice.pay();
    expect(await see(twice.id)).toMatchObject({ status: 'paid-twice' });
    expect((await mailsOf('both@example.ie')).map(({ subject }) => subject)).toContain(
      'You paid twice: we’ll refund one payment',
    );
    const part = await place('part@example.ie');
    await enter(part.id, { amount: 10_000 });
    expect(await see(part.id)).toMatchObject({ status: 'open', money: { received: 10_000, due: 188_000 } });
    const payer = await visitor(server, 'part@example.ie');
    expect((await payer.get('/api/account')).body.orders).toMatchObject([{ checkout: null, missing: 29_600 }]);
    // In a window that was open before.
    await part.pay();
    expect(await see(part.id)).toMatchObject({ status: 'paid', money: { received: 49_600, due: 148_400 } });
  });

  test('of a part of the deposit ends the card checkout: the rest is awaited by transfer, however late', async () => {
    const email = 'rest-of-part@example.ie';
    const session = String((await order(server, { email }, 'tab-left-open')).body.id);
    const { id } = await orderOf(server, email);
    await enter(id, { amount: 10_000 });
    /** The wizard in a tab that was left open sends its order again. */
    const again = async () => {
      expect(await order(server, { email }, 'tab-left-open')).toMatchObject({
        status: 409,
        body: {
          code: 'part-paid',
          message: expect.stringMatching(/received €100 of €396 .* the other €296 in the same/),
        },
      });
    };
    await again();
    await checkPayments(server.context);
    await again();
    expect([...fake.sessions.values()].filter((each) => each.client_reference_id === id)).toHaveLength(1);
    expect(fake.sessions.get(session)).toMatchObject({ status: 'expired' });
    const row = await orderOf(server, 'rest-of-part@example.ie');
    const old = new Date(Date.parse(row.created_at) - 100 * 24 * 3_600_000).toISOString();
    await server.database.updateTable('orders').set({ created_at: old }).where('id', '=', id).execute();
    const { body } = await server.app.inject({ url: new URL(payUrlOf(row, server.settings)).pathname });
    expect(body).toContain('Please transfer the other €296');
  });
});
