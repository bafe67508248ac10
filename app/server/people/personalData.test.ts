import { describe, expect, test } from 'vitest';
import { browser, emailsTo, member, password, tokenTo } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { insertMessage } from '../testing/contact.ts';
import { later } from '../testing/later.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { brief, exampleSelection, order, send } from '../testing/request.ts';
import { saveRequest, tokenOfNewQuote } from '../testing/savedQuotes.ts';
import { mailsTo } from '../testing/serverState.ts';

const nothing = { bookings: [], orders: [], quotes: [], newsletter: 'none' };
const hour = 3_600_000;
const day = 24 * hour;

describe('the data of an account', async () => {
  const environment = { MAIL_FROM: 'Trinity Works <hello@agency.example>' };
  const server = await openTestServer({ environment });

  const write = (email: string, message: string) => insertMessage(server, { email, message, idempotency_key: email });
  const rowsOf = (table: 'bookings' | 'orders' | 'messages', email: string) =>
    server.database.selectFrom(table).selectAll().where('email', '=', email).execute();

  test('is empty for a new account', async () => {
    const owner = await member(server, 'new@example.ie');
    expect(await owner.get('/api/account')).toMatchObject({ status: 200, body: nothing });
  });

  test('includes a guest’s bookings, orders and quotes once the address is verified, in this account only', async () => {
    const email = 'Guest@Example.ie';
    const booked = await book(server, { email, date: '2026-11-24T09:00:00Z' });
    await order(server, { email, brief });
    const token = await tokenOfNewQuote(server);
    await send(`${server.url}/api/quotes/${token}/mail`, { email });
    const [owner, other] = [await member(server, 'guest@example.ie'), await member(server, 'other@example.ie')];
    const { body } = await owner.get('/api/account');
    const { id, reference } = (body.orders as { id: string; reference: string }[])[0] ?? {};
    expect(reference).toBe(id?.slice(0, 8).toUpperCase());
    expect(body).toMatchObject({
      bookings: [
        {
          id: booked.body.id,
          start: '2026-11-24T09:00:00.000Z',
          end: '2026-11-24T09:30:00.000Z',
          status: 'booked',
          changeable: true,
          manageUrl: booked.body.manageUrl,
        },
      ],
      orders: [
        {
          status: 'open',
          total: 198_000,
          deposit: 39_600,
          answers: [
            { name: 'Industry', value: 'Retail' },
            { name: 'Goals', value: 'Scale Your Business' },
          ],
        },
      ],
      quotes: [
        {
          url: `${server.url}/quote/${token}`,
          total: 198_000,
          savedOn: '2026-11-20',
          validUntil: '2026-12-20',
          state: 'valid',
        },
      ],
      newsletter: 'none',
    });
    expect((await other.get('/api/account')).body).toMatchObject(nothing);
  });

  test('offers to pay an order while its checkout is open; then the order has expired', async () => {
    const email = 'pays.later@example.ie';
    const until = new Date(server.clock.now.getTime() + 23 * hour).toISOString();
    const placed = await order(server, { email });
    const owner = await member(server, email);
    const orders = async () => (await owner.get('/api/account')).body.orders;
    const page = String(placed.body.url);
    const open = {
      status: 'open',
      wizard: 'quote',
      checkout: { session: placed.body.id, url: page, until },
      again: null,
    };
    expect(await orders()).toMatchObject([open]);
    expect(await later(server, 23 * hour, orders)).toMatchObject([
      { status: 'cancelled', checkout: null, again: { selection: exampleSelection, about: {} } },
    ]);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
    expect(await orders()).toMatchObject([{ status: 'paid', checkout: null, again: null }]);
  });

  test('offers to repeat an expired order by its ids, if all are still available', async () => {
    const email = 'again@example.ie';
    await order(server, { email, brief });
    const owner = await member(server, email);
    const set = (values: { status: 'cancelled' } | { selection: string }) =>
      server.database.updateTable('orders').set(values).where('email', '=', email).execute();
    const again = async () => ((await owner.get('/api/account')).body.orders as { again: unknown }[])[0]?.again;
    await set({ status: 'cancelled' });
    expect(await again()).toEqual({ selection: exampleSelection, about: brief.about });
    await set({ selection: JSON.stringify({ ...exampleSelection, tier: 'golden' }) });
    expect(await again()).toBeNull();
    await set({ selection: JSON.stringify({ version: 1, wizard: 'consultation' }) });
    expect(await again()).toBeNull();
  });

  test('offers the embedded card form for an order with an embedded session, and no payment without a session', async () => {
    const email = 'paid.within@example.ie';
    await order(server, { email });
    const owner = await member(server, email);
    const becomes = async (client_secret: string | null) => {
      const values = { checkout_url: null, client_secret };
      await server.database.updateTable('orders').set(values).where('email', '=', email).execute();
      return (await owner.get('/api/account')).body.orders;
    };
    const checkout = { clientSecret: 'cs_1_secret', until: expect.any(String) };
    expect(await becomes('cs_1_secret')).toMatchObject([{ status: 'open', checkout, again: null }]);
    expect(JSON.stringify((await owner.get('/api/account/export')).body)).not.toContain('cs_1_secret');
    expect(await becomes(null)).toMatchObject([
      { status: 'open', checkout: null, again: { selection: exampleSelection } },
    ]);
  });

  test('excludes the data of an unverified address', async () => {
    await book(server, { email: 'target@example.ie', date: '2026-11-24T10:00:00Z' });
    const eve = browser(server);
    await eve.post('/api/auth/sign-up/email', { name: 'Eve', email: 'target@example.ie', password });
    expect((await eve.get('/api/account')).status).toBe(401);
    const thief = await member(server, 'thief@example.ie');
    await thief.post('/api/auth/change-email', { newEmail: 'target@example.ie' });
    await thief.post('/api/auth/verify-email', { token: await tokenTo(server, 'thief@example.ie', 'verify-email') });
    expect((await thief.get('/api/account')).body).toMatchObject(nothing);
  });

  test('includes a quote saved while signed in, stored without the address, until it expires', async () => {
    const owner = await member(server, 'keeper@example.ie');
    const { body } = await owner.post('/api/quotes', saveRequest());
    const quotes = async () => (await owner.get('/api/account')).body.quotes;
    expect(await quotes()).toMatchObject([{ url: `${server.url}/quote/${body.token}`, state: 'valid' }]);
    const keepers = await server.database.selectFrom('quote_owners').selectAll().execute();
    expect(JSON.stringify(keepers)).not.toContain('example.ie');
    expect(await later(server, 31 * day, quotes)).toMatchObject([{ state: 'expired' }]);
  });

  test('stays with an account that changes its address, until another account verifies it', async () => {
    const [old, next] = ['moves@example.ie', 'moved@example.ie'];
    const owner = await member(server, old);
    await book(server, { email: old, date: '2026-11-24T11:00:00Z' });
    await owner.post('/api/auth/change-email', { newEmail: next });
    for (const address of [old, next]) {
      await owner.post('/api/auth/verify-email', { token: await tokenTo(server, address, 'verify-email') });
    }
    expect((await owner.get('/api/account')).body).toMatchObject({ bookings: [{ status: 'booked' }] });
    const heir = await member(server, old);
    expect((await heir.get('/api/account')).body).toMatchObject({ bookings: [{ status: 'booked' }] });
    expect((await owner.get('/api/account')).body).toMatchObject(nothing);
  });

  test('subscribes to the newsletter without a confirmation, with a welcome e-mail, and unsubscribes', async () => {
    const email = 'reader@example.ie';
    await send(`${server.url}/api/auth/addSubscriber`, { email });
    const owner = await member(server, email);
    const state = async () => (await owner.get('/api/account')).body.newsletter;
    expect(await state()).toBe('waiting');
    for (let times = 0; times < 2; times += 1) {
      const on = await owner.post('/api/account/newsletter', { subscribed: true });
      expect(on).toMatchObject({ status: 200, body: { newsletter: 'subscribed' } });
    }
    expect(await state()).toBe('subscribed');
    const welcomes = (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('You are subscribed'));
    expect(welcomes).toHaveLength(1);
    const off = await owner.post('/api/account/newsletter', { subscribed: false });
    expect(off.body).toEqual({ newsletter: 'none' });
    expect(await state()).toBe('none');
  });

  test('can be exported as a file without tokens', async () => {
    const email = 'exports@example.ie';
    await order(server, { email, brief });
    const owner = await member(server, email);
    const file = await owner.get('/api/account/export');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(file.body).toMatchObject({
      account: { email, emailVerified: true, addresses: [email] },
      signedInAt: [{ current: true }],
      orders: [
        { selection: exampleSelection, brief, description: { notes: expect.stringContaining('Keywords: bread') } },
      ],
    });
    const text = JSON.stringify(file.body);
    const { token } = await server.database
      .selectFrom('account_sessions')
      .select('token')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    for (const door of [token, 'argon2', 'token=', server.settings.secret]) expect(text).not.toContain(door);
  });

  test('is deleted by an e-mail link; orders and upcoming bookings stay', async () => {
    const email = 'leaves@example.ie';
    await book(server, { email, date: '2026-11-25T09:00:00Z' });
    await order(server, { email });
    await write(email, 'Hello');
    const owner = await member(server, email);
    const { body: kept } = await owner.post('/api/quotes', saveRequest());
    await owner.post('/api/account/newsletter', { subscribed: true });

    const response = await owner.post('/api/account/delete', { password });
    expect(response).toMatchObject({ status: 200, body: { message: expect.stringContaining('Check your inbox') } });
    const token = await tokenTo(server, email, 'delete-account');
    const deleted = await owner.post('/api/account/delete/confirm', { token });
    expect(deleted).toMatchObject({
      status: 200,
      body: { user: null, message: expect.stringContaining('Orders you paid for stay in our books for 6 years') },
    });
    expect(owner.cookies.size).toBe(0);

    expect(await rowsOf('orders', email)).toHaveLength(1);
    expect(await rowsOf('bookings', email)).toMatchObject([{ status: 'booked', name: 'Ann Byrne' }]);
    expect((await fetch(`${server.url}/api/quotes/${kept.token}`)).status).toBe(200);
    expect((await emailsTo(server, email)).at(-1)?.subject).toBe('Your account at Trinity Works is deleted');
    const login = { email, password, rememberMe: true };
    expect((await browser(server).post('/api/auth/sign-in/email', login)).status).toBe(401);
    const again = await member(server, email);
    expect((await again.get('/api/account')).body).toMatchObject({ quotes: [], orders: [{}], newsletter: 'none' });
  });
});
