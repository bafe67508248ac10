import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountOrder } from '../../src/domain/contract/account.ts';
import type { Invoice } from '../../src/domain/invoice/invoice.ts';
import { toCents } from '../../src/domain/money.ts';
import { largestOffer, type Offer, offerProblem, priceOffer } from '../../src/domain/offer.ts';
import { sendReminders } from '../checkout/balance/reminders.ts';
import { checkPayments } from '../checkout/checkPaymentsJob.ts';
import { invoiceXml } from '../invoices/ubl.ts';
import { linesOf } from '../orders/order.ts';
import { paymentsOf } from '../orders/payments.ts';
import { deleteExpired } from '../people/deleteExpired.ts';
import { erasePerson, personOf } from '../people/person.ts';
import { cookieOf, member } from '../testing/accounts.ts';
import { newToken } from '../testing/contact.ts';
import { todayOf } from '../testing/desk.ts';
import { brokenRules } from '../testing/en16931.ts';
import { bill, companySettings, documentsOf, moneyHistories, playMoney } from '../testing/invoices.ts';
import { later } from '../testing/later.ts';
import { customerOf, offerOf, offerSite, sampleOffer, sendNewOffer, writeOffer } from '../testing/offers.ts';
import { openMember, openStripe, openTestServer } from '../testing/openTestServer.ts';
import { business } from '../testing/request.ts';
import { changeRows, mailsTo, orderOf, sendForm } from '../testing/serverState.ts';
import { keepLogins, type Member } from '../testing/staff.ts';
import { acceptedEmail } from './emails.ts';
import { acceptOffer } from './offers.ts';

/** Notes a payment by transfer. */
const transfer = (by: Member, order: string, amount: number, day = '2026-11-20') =>
  by.post(`/api/staff/orders/${order}/transfers`, { amount, day, reference: 'BYRNE', version: 0 });

describe('an offer', async () => {
  const server = await openTestServer({
    siteFolder: await offerSite(),
    environment: { ...companySettings, IBAN: 'IE64IRCE92050112345678' },
    timing: { outboxInterval: 3_600_000 },
  });
  const owner = await openMember(server, 'owner');
  const daniel = await openMember(server, 'staff', 'Daniel Roche');
  const { database, url } = server;
  const start = server.clock.now;
  beforeEach(async () => {
    server.clock.now = start;
    await keepLogins(server);
  });

  const { open, accept } = customerOf(url);
  const mailsAbout = (id: string) =>
    database.selectFrom('outbox').selectAll().where('id', 'like', `${id}-%`).orderBy('id').execute();
  const ordersOf = (email: string) => database.selectFrom('orders').selectAll().where('email', '=', email).execute();

  test('is written, sent, paid and becomes an order like any other', async () => {
    const { id, path } = await sendNewOffer(owner);
    const [mail] = await mailsAbout(id);
    expect(mail).toMatchObject({ recipient: 'ann@example.ie', status: 'waiting', to_agency: 0 });
    expect(mail?.text).toContain(path);
    expect(mail?.text).toContain('€1,100');
    expect((await open(path)).view).toMatchObject({ state: 'sent', offer: sampleOffer, sent: 1, order: null });

    const paying = await accept(path, { pay: 'card', begin: 'yes' });
    expect(paying.status).toBe(303);
    expect(paying.to).toContain('/demo-checkout/');
    // Again, from another tab: the same order and session.
    expect((await accept(path, { pay: 'card' })).to).toBe(paying.to);
    const [order, ...others] = await ordersOf('ann@example.ie');
    if (!order) throw new Error('There is no order.');
    expect(others).toEqual([]);
    expect(order).toMatchObject({ total_cents: 110_000, deposit_cents: 33_000, deposit_percent: 30, status: 'open' });
    expect(order.begin_requested_at).not.toBeNull();
    expect((await mailsAbout(order.id)).map(({ recipient }) => recipient)).toEqual([
      'ann@example.ie',
      'office@agency.example',
    ]);
    expect((await mailsAbout(order.id))[0]).toMatchObject({ terms: order.terms });
    expect((await open(path)).view).toMatchObject({
      state: 'accepted',
      order: { payUrl: expect.stringMatching('/pay/') },
    });

    await open(new URL(paying.to).pathname, { choice: 'pay' });
    const paid = await owner.get(`/api/staff/orders/${order.id}`);
    expect(paid.body).toMatchObject({
      status: 'paid',
      money: { received: 33_000, due: 77_000 },
      isRequestable: true,
      offer: id,
    });
    expect((await documentsOf(server, order.id))[0]).toMatchObject({ total: 33_000, paid: { amount: 33_000 } });
    expect((await open(path)).view).toMatchObject({ state: 'accepted', order: { payUrl: null } });
    expect(await offerOf(owner, id)).toMatchObject({ state: 'accepted', order: order.id });
  });

  test('is asked about on its page: the customer stays there, the desk shows it, and the answer links it', async () => {
    const email = 'asks@example.ie';
    const { id, path } = await sendNewOffer(owner, { email });
    const { view } = await open(path);
    const question = { name: 'Ann Byrne', email, offer: String(view?.token), formToken: newToken(server) };
    const post = (message: string, change = {}) => open('/contact-us', { ...question, message, ...change });
    // The form comes again, and still knows the offer.
    const empty = await server.app.inject({
      method: 'POST',
      url: '/contact-us',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...question, message: ' ' }).toString(),
    });
    expect([empty.statusCode, empty.body.includes(`name="offer" value="${question.offer}"`)]).toEqual([422, true]);
    const sent = await post('Do you train us?');
    expect([sent.status, sent.to]).toEqual([303, `${path}?asked`]);
    expect((await open(sent.to)).view).toMatchObject({
      state: 'sent',
      asked: expect.stringMatching(/^We’ll answer by/),
    });
    expect(view?.asked).toBeNull();
    const reloaded = await later(server, 11 * 60_000, () => open(sent.to));
    expect(reloaded.view?.asked, 'of an address that was kept').toBeNull();
    // Nobody leads elsewhere by an offer that isn't ours.
    const forged = { offer: '//evil.example', formToken: newToken(server) };
    expect((await post('Hello', forged)).to).toBe('/contact-us/sent');

    const [asked, ...others] = (await offerOf(owner, id)).questions;
    // What it says is only for who may read messages.
    expect([asked, others]).toEqual([{ id: expect.any(String), status: 'unanswered', at: expect.any(String) }, []]);
    const [notice] = await mailsTo(server, 'office@agency.example').then((mails) =>
      mails.filter((mail) => mail.id === `${asked?.id}-agency`),
    );
    expect(notice?.text).toContain(`Offer: ${sampleOffer.title} (${view?.reference})`);
    const message = `/api/staff/messages/${asked?.id}`;
    expect((await owner.get(message)).body).toMatchObject({ offer: { id, title: sampleOffer.title } });
    const answer = { text: 'Yes, for a day.', quote: true };
    expect((await owner.post(`${message}/answer/preview`, answer)).body.text).toContain('/offer/…');
    expect((await owner.post(`${message}/answer`, { ...answer, version: 0 })).status).toBe(200);
    const [answered] = (await mailsTo(server, email)).filter((mail) => mail.id.includes('-answer-'));
    expect(answered?.text).toContain(`Open the offer: ${url}${path}`);
    expect(answered?.html).toContain(`href="${url}${path}"`);
    expect((await offerOf(owner, id)).questions[0]?.status).toBe('answered');
  });

  test('that is accepted without paying waits for a transfer, and doesn’t expire', async () => {
    const { path } = await sendNewOffer(owner, { email: 'later@example.ie', payLater: true });
    const answer = await accept(path, { pay: 'later' });
    expect([answer.status, new URL(answer.to, url).pathname]).toEqual([303, path]);
    const order = await orderOf(server, 'later@example.ie');
    const seen = async () => (await owner.get(`/api/staff/orders/${order.id}`)).body;
    server.clock.pass(3 * 24 * 3_600_000);
    expect(await seen()).toMatchObject({ status: 'open', money: { due: 110_000 } });
    // A year later it is still in the books.
    await deleteExpired(database, new Date('2027-12-01T10:00:00Z'), '2027-12-01');
    expect((await transfer(owner, order.id, 33_000)).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 'paid', money: { received: 33_000, due: 77_000 } });
    // The contract was concluded before, with an e-mail that had the terms.
    const receipts = (await mailsTo(server, 'later@example.ie')).filter(({ id }) => id.includes('-transfer'));
    expect(receipts).toMatchObject([{ terms: null, text: expect.not.stringContaining('right to withdraw') }]);
  });

  test('that is accepted names the account and the day, and its first payment is reminded of until it arrives', async () => {
    const email = 'reminded@example.ie';
    const { path } = await sendNewOffer(owner, { email, payLater: true });
    await accept(path, { pay: 'later' });
    const order = await orderOf(server, email);
    expect(order.due_on).toBe('2026-12-04');
    const bank = ['IBAN', 'IE64 IRCE 9205 0112 3456 78'];
    expect((await open(path)).view?.order).toMatchObject({
      dueOn: '2026-12-04',
      bank: [expect.anything(), bank, expect.anything()],
    });
    expect((await mailsAbout(order.id))[0]?.text).toContain(bank.join(': '));
    const ann = await member(server, email);
    expect((await ann.get('/api/account')).body.orders).toMatchObject([
      { balance: { url: expect.stringContaining('/pay/'), amount: 33_000, dueOn: '2026-12-04' } },
    ]);
    const on = async (day: string) => {
      server.clock.now = new Date(`${day}T10:00:00Z`);
      await keepLogins(server);
      await sendReminders(server.context);
      await sendReminders(server.context);
      return (await mailsAbout(order.id)).flatMap(({ subject }) =>
        /reminder/i.test(subject) ? subject.replace(/ \(.*/, '') : [],
      );
    };
    const [before, after] = ['is', 'was'].map((verb) => `Reminder: €330 ${verb} due on Friday 4 December 2026`);
    expect(await on('2026-11-30')).toEqual([]);
    expect(await on('2026-12-01')).toEqual([before]);
    expect((await on('2026-12-05')).sort()).toEqual([before, after]);
    const { needs } = await todayOf(owner);
    expect(needs.filter((need) => need.id === order.id)).toMatchObject([
      { kind: 'overdue', title: `€330: ${sampleOffer.title}`, at: '2026-12-04T00:00:00.000Z' },
    ]);
    await database.updateTable('outbox').set({ status: 'waiting' }).where('id', 'like', `${order.id}-first%`).execute();
    expect((await transfer(owner, order.id, 33_000, '2026-12-05')).status).toBe(200);
    // Those that hadn't gone yet don't.
    const locks = vi.spyOn(database, 'transaction');
    expect(await on('2026-12-12')).toEqual([]);
    expect(locks, 'of an order that is paid').not.toHaveBeenCalled();
    locks.mockRestore();
  });

  test('isn’t asked to be paid from who withdrew or was erased; a reminder that comes late is the first; after a part, of what is missing', async () => {
    const [accepted, paths] = [new Map<string, string>(), new Map<string, string>()];
    for (const who of ['withdrew', 'erased', 'late', 'part']) {
      const email = `${who}@offer.example.ie`;
      const { path } = await sendNewOffer(owner, { email, payLater: true });
      await accept(path, { pay: 'later' });
      accepted.set(who, (await ordersOf(email))[0]?.id ?? '');
      paths.set(who, path);
    }
    const orderOf = (who: string) => accepted.get(who) ?? '';
    const withdraw = (who: string, consumer_withdrew_at: string) =>
      changeRows(server, 'orders', { consumer_withdrew_at }, { id: orderOf(who) });
    const offerOfWithdrawn = async () => (await open(paths.get('withdrew') ?? '')).view?.order;
    const payUrl = (await offerOfWithdrawn())?.payUrl ?? '';
    await withdraw('withdrew', '2026-11-21T10:00:00.000Z');
    expect(await offerOfWithdrawn()).toMatchObject({ payUrl: null, ended: 'withdrawn' });
    expect((await fetch(payUrl)).status).toBe(410);
    expect((await fetch(payUrl, { method: 'POST', redirect: 'manual' })).headers.get('location')).toBe(
      new URL(payUrl).pathname,
    );
    const erased = await personOf(database, 'erased@offer.example.ie');
    await database.transaction().execute((of) => erasePerson(server.context, of, erased));
    expect((await transfer(owner, orderOf('part'), 100)).status).toBe(200);
    const payer = await member(server, 'part@offer.example.ie');
    const [{ balance, ...seen }] = (await payer.get('/api/account')).body.orders as [AccountOrder];
    expect([seen.due, balance?.amount]).toEqual([109_900, 32_900]);
    const page = await fetch(balance?.url ?? '');
    expect(await page.text()).toContain(
      'Please transfer the other €329 to Knot and Sons Limited, IBAN IE64 IRCE 9205 0112 3456 78, with the reference',
    );
    const press = await fetch(balance?.url ?? '', { method: 'POST', redirect: 'manual' });
    expect(press.headers.get('location')).toBe(new URL(balance?.url ?? '').pathname);
    expect((await open(paths.get('part') ?? '')).view?.order).toMatchObject({ payUrl: null, missing: 32_900 });
    expect((await accept(paths.get('part') ?? '', { pay: 'card' })).to).toBe(paths.get('part'));
    const [receipt] = await mailsAbout(`${orderOf('part')}`).then((mails) =>
      mails.filter((mail) => mail.id.includes('-transfer')),
    );
    expect(receipt?.text).toContain(
      'Still to pay of the first payment, by Friday 4 December 2026: €329\nStill to pay in all: €1,099',
    );
    server.clock.now = new Date('2026-12-12T10:00:00Z');
    await sendReminders(server.context);
    await sendReminders(server.context);
    const remindersOf = async (who: string) =>
      (await mailsAbout(orderOf(who))).filter(({ subject }) => /reminder/i.test(subject));
    for (const who of ['withdrew', 'erased']) expect(await remindersOf(who), who).toEqual([]);
    const part = await remindersOf('part');
    expect(part).toMatchObject([{ subject: expect.stringMatching(/^Reminder: €329 was due/) }]);
    expect(part[0]?.text).toContain('Paid so far: €1');
    const late = await remindersOf('late');
    expect(late).toMatchObject([{ subject: expect.stringMatching(/^Reminder: €330 was due/) }]);
    // What came for an order that ends is to go back, although it is less than the first payment.
    const needs = async () => {
      await keepLogins(server);
      return (await todayOf(owner)).needs.filter(({ id }) => id === orderOf('part'));
    };
    expect(await needs()).toMatchObject([{ kind: 'overdue' }]);
    await withdraw('part', '2026-12-01T10:00:00.000Z');
    expect(await needs()).toMatchObject([{ kind: 'money' }]);
    expect((await open(paths.get('part') ?? '')).view?.order).toMatchObject({ ended: 'withdrawn', isPaid: true });
    expect(late[0]?.text).not.toContain('We’ve reminded you once');
  });

  test('to a business is opened, saved and sent with its VAT number, however it was typed', async () => {
    const buyer = { ...business, company: 'Byrne Ltd', vatNumber: 'ie 9z54321q' };
    const id = await writeOffer(owner, { email: 'vat@example.ie', business: buyer });
    const stored = { ...buyer, vatNumber: 'IE9Z54321Q' };
    const { draft, version } = await offerOf(owner, id);
    expect(draft).toMatchObject({ business: stored });
    expect((await owner.post(`/api/staff/offers/${id}`, { ...draft, version })).status).toBe(200);
    expect((await owner.post(`/api/staff/offers/${id}/send`, { version: version + 1 })).status).toBe(200);
    expect((await offerOf(owner, id)).sent).toMatchObject([{ offer: { business: stored } }]);
  });

  test('that must be paid by card isn’t accepted without', async () => {
    const { path } = await sendNewOffer(owner, { email: 'first@example.ie' });
    expect(await accept(path, { pay: 'later' })).toMatchObject({ status: 409, view: { state: 'sent' } });
    expect(await ordersOf('first@example.ie')).toEqual([]);
  });

  test('keeps each version: what the customer didn’t see isn’t accepted, and what is accepted stays', async () => {
    const { id, path } = await sendNewOffer(owner, { email: 'versions@example.ie', payLater: true });
    const { view } = await open(path);
    const seen = { sent: String(view?.sent), terms: view?.terms.version ?? '', pay: 'later' };
    const saving = { ...sampleOffer, email: 'versions@example.ie', payLater: true, title: 'A shop', version: 1 };
    expect((await daniel.post(`/api/staff/offers/${id}`, saving)).status).toBe(200);
    expect((await open(path)).view).toMatchObject({ offer: { title: sampleOffer.title } });
    expect(await offerOf(owner, id)).toMatchObject({ state: 'sent', isChanged: true });
    // Its link is with this customer: another one would show them theirs.
    const elsewhere = { ...saving, email: 'else@example.ie', version: 2 };
    expect((await daniel.post(`/api/staff/offers/${id}`, elsewhere)).body).toMatchObject({ code: 'sent' });
    expect((await owner.post(`/api/staff/offers/${id}/send`, { version: 2 })).status).toBe(200);
    expect(await open(path, { ...seen, begin: 'yes' })).toMatchObject({
      status: 409,
      view: { sent: 2, offer: { title: 'A shop' }, error: expect.stringContaining('changed'), beginAtOnce: true },
    });
    await accept(path, { pay: 'later' });
    const { sent, version, order } = await offerOf(owner, id);
    expect(sent.map(({ number, offer }) => [number, offer.title])).toEqual([
      [1, sampleOffer.title],
      [2, 'A shop'],
    ]);
    expect(order).not.toBeNull();
    for (const [action, body] of [
      ['', { ...sampleOffer, version }],
      ['/send', { version }],
      ['/withdraw', { version }],
    ] as const)
      expect((await owner.post(`/api/staff/offers/${id}${action}`, body)).body.code, action).toBe('accepted');
    await expect(database.updateTable('offer_versions').set({ document: '{}' }).execute()).rejects.toThrow(
      'never changed',
    );
  });

  test('is withdrawn, sent again, taken back, and expires', async () => {
    const { id, path } = await sendNewOffer(owner, { email: 'states@example.ie' });
    const act = async (action: string) => {
      const { version } = await offerOf(owner, id);
      return owner.post(`/api/staff/offers/${id}/${action}`, { version });
    };
    const mail = async () => (await mailsAbout(id))[0]?.status;
    const withdrawn = await act('withdraw');
    expect(await mail()).toBe('stopped');
    expect(await open(path)).toMatchObject({ status: 410, view: { state: 'withdrawn' } });
    expect((await act('withdraw')).body.code).toBe('withdrawn');
    // No one can accept it, also not from a page that is still open.
    expect((await accept(path, { pay: 'card' })).status).toBe(303);
    expect(await ordersOf('states@example.ie')).toEqual([]);
    expect((await owner.post('/api/staff/undo', { entry: withdrawn.body.entry })).status).toBe(200);
    expect((await open(path)).view?.state).toBe('sent');
    expect(await mail()).toBe('waiting');
    const tried = await act('send');
    const attempt = (attempts: number) =>
      database.updateTable('outbox').set({ attempts }).where('id', '=', `${id}-offer-2`).execute();
    // Its link may be on its way.
    await attempt(1);
    expect((await owner.post('/api/staff/undo', { entry: tried.body.entry })).body.code).toBe('too-late');
    await attempt(0);
    expect((await owner.post('/api/staff/undo', { entry: tried.body.entry })).status).toBe(200);
    expect((await offerOf(owner, id)).sent).toHaveLength(1);
    const list = async (view: string) =>
      ((await owner.get(`/api/staff/offers?view=${view}&search=states`)).body as { rows: { id: string }[] }).rows.map(
        (row) => row.id,
      );
    expect([await list('sent'), await list('expired')]).toEqual([[id], []]);
    server.clock.now = new Date('2026-12-21T10:00:00Z');
    expect((await open(path)).view?.state).toBe('expired');
    expect((await accept(path, { pay: 'card' })).status).toBe(303);
    expect([await list('sent'), await list('expired'), await list('draft')]).toEqual([[], [id], []]);
    expect(await ordersOf('states@example.ie')).toEqual([]);
  });

  test('withdrawn, it is told to the customer who has it, once it can’t be undone, and to no one else', async () => {
    const email = 'told@example.ie';
    const { id, path } = await sendNewOffer(owner, { email });
    const act = async (action: string) =>
      owner.post(`/api/staff/offers/${id}/${action}`, { version: (await offerOf(owner, id)).version });
    const undo = ({ body }: { body: { entry?: unknown } }) => owner.post('/api/staff/undo', { entry: body.entry });
    const told = async () => (await mailsAbout(id)).filter(({ subject }) => subject.includes('withdrawn'));
    const lastEvent = async () => (await offerOf(owner, id)).events.at(-1)?.what;
    // It never left.
    await undo(await act('withdraw'));
    expect([await told(), await lastEvent()]).toEqual([[], 'Withdrawal taken back']);
    expect((await offerOf(owner, id)).events.at(-2)?.what).toBe('Offer withdrawn before it was sent');
    const leave = (mail: string) =>
      database.updateTable('outbox').set({ status: 'sent', attempts: 1 }).where('id', '=', mail).execute();
    await leave(`${id}-offer-1`);
    const withdrawn = await act('withdraw');
    const [mail] = await told();
    expect(mail).toMatchObject({ recipient: email, status: 'waiting', text: expect.stringContaining('no longer') });
    expect(Date.parse(mail?.due_at ?? '') - server.clock.now.getTime()).toBe(15_000);
    expect(await lastEvent()).toBe('Offer withdrawn, with an e-mail to the customer');
    const status = (is: 'sent' | 'waiting') =>
      changeRows({ database }, 'outbox', { status: is }, { id: mail?.id ?? '' });
    await status('sent');
    expect((await undo(withdrawn)).body.code).toBe('too-late');
    expect((await offerOf(owner, id)).state).toBe('withdrawn');
    await status('waiting');
    await undo(withdrawn);
    expect(await told()).toEqual([]);
    // A new version follows before they are told, and is taken back.
    await act('withdraw');
    const again = await act('send');
    expect((await told()).map(({ status }) => status)).toEqual(['stopped']);
    await undo(again);
    expect((await told()).map(({ status }) => status)).toEqual(['waiting']);
    // The second version never left, but they have the first one.
    await act('send');
    await act('withdraw');
    expect((await told()).map(({ status }) => status)).toEqual(['stopped', 'waiting']);
    expect((await open(path)).view?.state).toBe('withdrawn');
  });

  test('the list follows what was sent last, or the draft before, and finds by it', async () => {
    const id = await writeOffer(owner, { title: 'Of a total', email: 'total@example.ie' });
    const found = async (query: string) =>
      ((await owner.get(`/api/staff/offers?search=total&${query}`)).body as { rows: { total: number }[] }).rows.map(
        ({ total }) => total,
      );
    const offer = { ...sampleOffer, title: 'Of a total', email: 'total@example.ie' };
    const save = async (amount: number) => {
      const { version } = await offerOf(owner, id);
      const lines = [{ label: 'Website', amount }];
      return owner.post(`/api/staff/offers/${id}`, { ...offer, lines, version });
    };
    const send = async () =>
      owner.post(`/api/staff/offers/${id}/send`, { version: (await offerOf(owner, id)).version });
    expect(await found('most=110000')).toEqual([110_000]);
    expect((await save(70_000)).status).toBe(200);
    expect([await found('most=70000'), await found('least=70001')]).toEqual([[70_000], []]);
    await send();
    await save(90_000);
    expect(await found('sort=largest')).toEqual([70_000]);
    const { entry } = (await send()).body;
    expect(await found('least=90000')).toEqual([90_000]);
    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(await found('sort=smallest')).toEqual([70_000]);
    const refused = await owner.get('/api/staff/offers?from=2026-11-02&until=2026-11-01');
    expect(refused).toMatchObject({ status: 400, body: { message: 'The last day is before the first one.' } });
  });

  test('is begun once by a repeated request; bad input is named, and what is incomplete isn’t sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [
      await owner.post('/api/staff/offers', sampleOffer, headers),
      await owner.post('/api/staff/offers', sampleOffer, headers),
    ];
    expect(one.body).toEqual(two.body);
    for (const [field, value] of [
      ['email', 'ann'],
      ['title', ''],
      ['lines', [{ label: 'Free', amount: 0 }]],
      ['validUntil', '2026-02-30'],
      ['deposit', { of: 'percent', value: 101 }],
    ] as const) {
      const answer = await owner.post('/api/staff/offers', { ...sampleOffer, [field]: value });
      expect([answer.status, field]).toEqual([400, field]);
    }
    const id = await writeOffer(owner, { lines: [] });
    expect((await owner.post(`/api/staff/offers/${id}/send`, { version: 0 })).body).toMatchObject({
      code: 'not-ready',
    });
    expect((await offerOf(owner, id)).preview).toBeNull();
    const late = await daniel.post(`/api/staff/offers/${id}`, { ...sampleOffer, version: 7 });
    expect(late.body).toMatchObject({ code: 'outdated', message: expect.stringContaining('Aoife Nolan') });
  });

  test.each([1, -1])('isn’t saved with a total beyond the most that can be charged, times %d', async (sign) => {
    const lines = Array.from({ length: 25 }, () => ({ label: 'Line', amount: sign * largestOffer }));
    const id = await writeOffer(owner);
    for (const [path, change] of [
      ['/api/staff/offers', {}],
      [`/api/staff/offers/${id}`, { version: 0 }],
    ] as const) {
      const { status, body } = await owner.post(path, { ...sampleOffer, lines, ...change });
      expect([status, body.message]).toEqual([400, 'The lines may add up to at most €999,999.99.']);
    }
    const raised = { ...sampleOffer, lines: [...lines.slice(0, 1), { label: 'Other', amount: -sign }] };
    expect((await owner.post('/api/staff/offers', raised)).status).toBe(200);
  });

  test('accepted on the phone is an order: the customer gets the terms and the right to withdraw, and the history says by whom', async () => {
    const email = 'phone@example.ie';
    const { id, path } = await sendNewOffer(owner, { email });
    const saved = { ...sampleOffer, email, title: 'As agreed on the phone', version: 1 };
    expect((await daniel.post(`/api/staff/offers/${id}`, saved)).status).toBe(200);
    const accepted = { by: 'Ann Byrne', on: '2026-11-19', beginAtOnce: true, version: 2 };
    const post = (change: object, headers = {}) =>
      daniel.post(`/api/staff/offers/${id}/accept`, { ...accepted, ...change }, headers);
    expect((await post({ on: '2026-11-21' })).body.code).toBe('in-future');
    expect((await post({ version: 1 })).body.code).toBe('outdated');
    expect(await ordersOf(email)).toEqual([]);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [await post({}, headers), await post({}, headers)];
    expect([one.status, two.body]).toEqual([200, one.body]);
    const [order, ...others] = await ordersOf(email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ id: one.body.order, title: saved.title, due_on: '2026-12-04', status: 'open' });
    expect(order?.terms).toBe(server.context.terms.version);
    expect(order?.begin_requested_at).not.toBeNull();
    const placed = await owner.get(`/api/staff/orders/${order?.id}`);
    const event = { what: 'Order placed, as accepted on the phone: €1,100', who: 'Daniel Roche' };
    expect((placed.body.events as object[])[0]).toMatchObject(event);
    const { needs } = await todayOf(owner);
    expect(needs.filter((need) => need.id === order?.id)).toMatchObject([{ kind: 'new-order', alarm: false }]);
    // The earlier version wasn't e-mailed yet, and isn't now.
    expect((await mailsAbout(id))[0]?.status).toBe('stopped');
    const mails = await mailsAbout(String(order?.id));
    expect(mails).toMatchObject([{ recipient: email, terms: order?.terms }]);
    expect(mails[0]?.text).toContain('On Thursday 19 November 2026, you accepted our offer on the phone');
    if (!order) throw new Error('There is no order.');
    const ofOther = acceptedEmail({ ...order, name: 'Conor Byrne' }, server.settings, { onPhone: accepted });
    expect(ofOther.text).toContain('Ann Byrne accepted our offer on the phone');
    expect(mails[0]?.text).toContain('Withdraw from the contract: http');
    const seen = await offerOf(owner, id);
    expect(seen).toMatchObject({
      state: 'accepted',
      sent: [{ number: 1 }, { number: 2, offer: { title: saved.title } }],
    });
    expect(seen.events.at(-1)).toMatchObject({
      what: 'Offer accepted on the phone for €1,100, by Ann Byrne on 19 November 2026',
      who: 'Daniel Roche',
    });
    expect((await open(path)).view).toMatchObject({ state: 'accepted', offer: { title: saved.title } });
    expect((await post({ version: seen.version })).body.code).toBe('accepted');
    const unready = await writeOffer(owner, { email, lines: [] });
    const early = await daniel.post(`/api/staff/offers/${unready}/accept`, { ...accepted, version: 0 });
    expect(early.body.code).toBe('not-ready');
  });

  test('extends an order: an order of its own, shown on both', async () => {
    const email = 'extras@example.ie';
    const { path } = await sendNewOffer(owner, { email, payLater: true });
    await accept(path, { pay: 'later' });
    const [main] = await ordersOf(email);
    const extrasOf = async (order: string) => (await owner.get(`/api/staff/orders/${order}/extras`)).body;
    const extended = { id: main?.id, reference: main?.id.slice(0, 8).toUpperCase() };

    const extra = await sendNewOffer(owner, { email, title: 'More photos', payLater: true, forOrder: main?.id });
    expect((await mailsAbout(extra.id))[0]?.text).toContain(`Extra to your order: ${extended.reference}`);
    expect((await open(extra.path)).view).toMatchObject({ state: 'sent', extraTo: extended.reference });
    expect(await extrasOf(String(main?.id))).toMatchObject({
      extraTo: null,
      extras: [{ offer: { title: 'More photos', state: 'sent', extraTo: extended }, order: null }],
    });
    const ann = await member(server, email);
    const account = async () => (await ann.get('/api/account')).body.orders;
    expect(await account()).toMatchObject([
      { extras: [{ title: 'More photos', url: url + extra.path, isAccepted: false }] },
    ]);

    await accept(extra.path, { pay: 'later' });
    const made = (await ordersOf(email)).find(({ title }) => title === 'More photos');
    if (!made) throw new Error('There is no order.');
    expect(await extrasOf(String(main?.id))).toMatchObject({ extras: [{ order: { id: made.id } }] });
    expect(await extrasOf(made.id)).toEqual({ extraTo: extended, extras: [] });
    expect((await mailsAbout(made.id)).map(({ text }) => text.includes(String(extended.reference)))).toEqual([
      true,
      true,
    ]);
    const seenByAnn = await account();
    expect(seenByAnn).toContainEqual(expect.objectContaining({ extraTo: extended.reference }));
    expect(seenByAnn).toContainEqual(
      expect.objectContaining({ extras: [expect.objectContaining({ isAccepted: true })] }),
    );
    // Its money is its own.
    await transfer(owner, made.id, 33_000);
    const seen = async (id: unknown) => (await owner.get(`/api/staff/orders/${id}`)).body;
    expect(await seen(main?.id)).toMatchObject({ money: { received: 0, due: 110_000 } });
    expect(await seen(made.id)).toMatchObject({ money: { received: 33_000, due: 77_000 } });
    const statement = `/api/staff/person/statement`;
    expect((await owner.get(`${statement}?email=${email}`)).body.lines).toMatchObject([
      { what: sampleOffer.title, charged: 110_000, balance: 110_000 },
      { what: 'More photos', charged: 110_000, balance: 220_000 },
      { what: expect.stringMatching(/^Paid by transfer, 2026-/), paid: 33_000, balance: 187_000 },
    ]);
    const csv = await fetch(`${url}${statement}.csv?email=${email}`, { headers: { cookie: cookieOf(owner) } });
    expect((await csv.text()).split('\r\n')[2]).toMatch(
      /^2026-11-20,More photos,[0-9A-F]{8},EUR,1100.00,0.00,2200.00$/,
    );
    // An offer to someone else is shown to nobody but them, even if it was begun as an extra to this order.
    const another = { email: 'other@example.ie', title: 'For another', forOrder: main?.id };
    const { path: elsewhere } = await sendNewOffer(owner, { ...another, payLater: true });
    await accept(elsewhere, { pay: 'later' });
    expect(JSON.stringify(await account())).not.toContain('For another');
    // An extra to the extra extends the first order.
    const third = await writeOffer(owner, { email, forOrder: made.id });
    expect(await offerOf(owner, third)).toMatchObject({ extraTo: extended });
    // It ends with the order, also for the customer and the books.
    const reference = String(extended.reference);
    const fields = { name: 'Ann Byrne', reference, email };
    const { body: confirm } = await sendForm(server, '/withdraw', fields);
    const formToken = /name="formToken" value="([^"]+)"/.exec(confirm)?.[1] ?? '';
    const withdrawn = await sendForm(server, '/withdraw', { ...fields, formToken });
    expect(withdrawn.headers.location).toBe('/withdraw/sent');
    for (const { id } of [main ?? made, made])
      expect(await seen(id)).toMatchObject({ ended: 'withdrawn', money: { due: 0 } });
    expect(await ordersOf(another.email)).toMatchObject([{ consumer_withdrew_at: null }]);
    const receipt = (await mailsTo(server, email)).find(({ subject }) => subject.startsWith('Your withdrawal'));
    expect(receipt?.text).toContain(`With its extras: ${made.id.slice(0, 8).toUpperCase()}`);
  });

  test('extends no order that there isn’t, or that has ended', async () => {
    const email = 'ended@example.ie';
    const { path } = await sendNewOffer(owner, { email, payLater: true });
    await accept(path, { pay: 'later' });
    const [main] = await ordersOf(email);
    const extra = await sendNewOffer(owner, { email, forOrder: main?.id });
    expect((await owner.post(`/api/staff/orders/${main?.id}/cancel`, { version: 0 })).status).toBe(200);
    expect((await open(extra.path)).view?.state).toBe('order-ended');
    const { version } = await offerOf(owner, extra.id);
    expect((await owner.post(`/api/staff/offers/${extra.id}/send`, { version })).body.code).toBe('order-ended');
    const payer = await member(server, email);
    const [seen] = (await payer.get('/api/account')).body.orders as [AccountOrder];
    expect([seen.ended, seen.extras]).toEqual(['cancelled', undefined]);
    expect(await accept(extra.path, { pay: 'card' })).toMatchObject({
      status: 409,
      view: { error: expect.stringContaining('has ended') },
    });
    expect(await ordersOf(email)).toHaveLength(1);
    for (const [forOrder, status] of [
      [main?.id, 409],
      ['nothing', 404],
    ] as const)
      expect((await owner.post('/api/staff/offers', { ...sampleOffer, forOrder })).status).toBe(status);
  });

  test.each(['0', 'x'.repeat(60), '..%2f..%2fetc'])('has no page at %s', async (token) =>
    expect(await open(`/offer/${token}`)).toMatchObject({ status: 404, view: null }),
  );

  test('has a page only once it is sent, which is not indexed, cached or named to others', async () => {
    const id = await writeOffer(owner);
    const { path } = await sendNewOffer(owner);
    expect((await open(path.replace(/\/offer\/[^.]+/, `/offer/${id}`))).status).toBe(404);
    const { headers } = await open(path);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://checkout.stripe.com");
  });

  const cents = (least: number, most: number) => fc.integer({ min: least, max: most });
  const offers = fc
    .record({
      lines: fc.array(
        fc.record({
          label: fc.constantFrom('Website', 'Photos', 'Text & more'),
          amount: fc.oneof(cents(1, 2_000_000), cents(-50_000, -1)),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      deposit: fc.oneof(
        fc.record({ of: fc.constant('percent' as const), value: cents(1, 100) }),
        fc.record({ of: fc.constant('amount' as const), value: cents(50, 2_000_000) }),
      ),
      business: fc.constantFrom(null, { ...business, company: 'Byrne Ltd' }),
    })
    .map((given): Offer => ({ ...sampleOffer, ...given }))
    .filter((offer) => offerProblem(offer, null, '2026-11-20') === null);

  // What its invoices add up to: see billChange.test.ts.
  test('has sums that agree to the cent, and invoices by the rules, for all settings of VAT', async () => {
    let extended: { id: string; documents: readonly Invoice[] } | undefined;
    await fc.assert(
      fc.asyncProperty(
        offers,
        fc.constantFrom('included' as const, 'excluded' as const, 'none' as const),
        moneyHistories,
        async (offer, vat, history) => {
          const { price, due } = priceOffer(offer);
          const total = offer.lines.reduce((sum, { amount }) => sum + amount, 0);
          expect(toCents(price.total)).toBe(total);
          expect(toCents(due.amount) + toCents(due.later)).toBe(total);
          const { id } = await sendNewOffer(owner, { ...offer, forOrder: extended?.id });
          const order = await acceptOffer(server.context, id, {
            sent: 1,
            terms: server.context.terms.version,
            beginAtOnce: false,
            paysLater: false,
            origin: url,
          });
          expect([order.total_cents, order.deposit_cents]).toEqual([total, toCents(due.amount)]);
          expect(linesOf(order).reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(total);
          await playMoney(order, history, server.clock.now, (change) => bill(server, change, { vat }));
          const documents = await documentsOf(server, order.id);
          for (const document of documents) expect(brokenRules(invoiceXml(document))).toEqual([]);
          expect(await paymentsOf(database, [order.id])).toEqual([]);
          // Those after the first are extras to it: their money changes nothing of it.
          extended ??= { id: order.id, documents };
          expect(await documentsOf(server, extended.id)).toEqual(extended.documents);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('the deposit of an offer', async () => {
  const { fake, keys } = await openStripe();
  const server = await openTestServer({ siteFolder: await offerSite(), environment: keys });
  const owner = await openMember(server, 'owner');
  const { accept, open } = customerOf(server.url);

  test('can be paid in another session once one has ended: what was agreed stays open', async () => {
    const { path } = await sendNewOffer(owner);
    const first = await accept(path, { pay: 'card' });
    for (const session of fake.sessions.values()) session.status = 'expired';
    const second = await accept(path, { pay: 'card' });
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.to).not.toBe(first.to);
    expect([...fake.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
    expect((await open(path)).view).toMatchObject({ state: 'accepted', order: { payUrl: expect.any(String) } });
  });

  test('can’t be paid in full in an open session any more, once a part of it has arrived by transfer', async () => {
    const email = 'session@example.ie';
    const { path } = await sendNewOffer(owner, { email });
    await accept(path, { pay: 'card' });
    const order = await orderOf(server, email);
    expect((await transfer(owner, order.id, 10_000)).status).toBe(200);
    const payer = await member(server, email);
    const seen = async () => (await payer.get('/api/account')).body.orders;
    const rest = { status: 'open', checkout: null, balance: { amount: 23_000 } };
    expect(await seen()).toMatchObject([rest]);
    await checkPayments(server.context);
    expect([...fake.sessions.values()].at(-1)?.status).toBe('expired');
    expect(await seen()).toMatchObject([rest]);
  });
});
