import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/booking/day.ts';
import { latePaymentDays, retention } from '../../src/domain/retention.ts';
import { quoteValidityDays } from '../../src/orders/saved-quote/validity.ts';
import { timeToConfirm } from '../newsletter/subscribers.ts';
import type { OrderStatus } from '../orders/table.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { databaseFile } from '../platform/settings/settings.ts';
import { browser, member, password, tokenTo } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { insertMessage } from '../testing/contact.ts';
import { openDesk } from '../testing/desk.ts';
import { bill, cardPayment, documentsOf, orderRow } from '../testing/invoices.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { newEmail } from '../testing/outbox.ts';
import { order, send } from '../testing/request.ts';
import { saveQuote } from '../testing/savedQuotes.ts';
import { changeRows } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { newFolder } from '../testing/temporaryFolder.ts';
import { deleteEarlierDatabases, deleteExpired, retentionJob } from './deleteExpired.ts';

/** Milliseconds. */
const day = 24 * 3_600_000;

/** Opens a server whose jobs run once at start only. */
const openIdleServer = () => openTestServer({ timing: { outboxInterval: 3_600_000 } });

/** So many days after the server's start. */
const daysLater = ({ clock }: TestServer, days: number) => new Date(clock.now.getTime() + days * day);

/** Runs the retention rules at that time. */
const runAfter = (server: TestServer, days: number) => {
  const now = daysLater(server, days);
  return deleteExpired(server.database, now, now.toISOString().slice(0, 10));
};

const idsOf = async (
  server: TestServer,
  table: 'outbox' | 'saved_quotes' | 'subscribers' | 'messages' | 'bookings' | 'orders',
) => (await server.database.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

describe('retention', () => {
  test('deletes sent and undelivered e-mails after their period, and never waiting ones', async () => {
    const server = await openIdleServer();
    const at = server.clock.now.toISOString();
    // Not due yet: the server may still be sending what is due at its start.
    const later = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
    await server.database.transaction().execute((transaction) =>
      enqueueEmails(
        transaction,
        ['gone', 'hopeless', 'waiting'].map((id) => newEmail({ id })),
        later,
      ),
    );
    const become = (id: string, status: 'sent' | 'undelivered') =>
      changeRows(server, 'outbox', { status, sent_at: status === 'sent' ? at : null }, { id });
    await become('gone', 'sent');
    await become('hopeless', 'undelivered');
    await runAfter(server, retention.mails.days);
    expect(await idsOf(server, 'outbox')).toEqual(['gone', 'hopeless', 'waiting']);
    await runAfter(server, retention.mails.days + 1);
    expect(await idsOf(server, 'outbox')).toEqual(['waiting']);
  });

  test('deletes a quote a year after its last day, and its e-mail counters after a day', async () => {
    const server = await openIdleServer();
    const { body } = await saveQuote(server);
    await send(`${server.url}/api/quotes/${String(body.token)}/mail`, { email: 'ann@example.ie' });
    const counted = () => server.database.selectFrom('daily_counts').select('what').execute();
    await runAfter(server, 0);
    expect(await counted()).toHaveLength(3);
    await runAfter(server, 1);
    expect(await counted()).toEqual([]);
    await runAfter(server, quoteValidityDays + retention.savedQuotes.days);
    expect(await idsOf(server, 'saved_quotes')).toHaveLength(1);
    await runAfter(server, quoteValidityDays + retention.savedQuotes.days + 1);
    expect(await idsOf(server, 'saved_quotes')).toEqual([]);
  });

  test('deletes unconfirmed newsletter subscriptions', async () => {
    const server = await openIdleServer();
    await send(`${server.url}/api/auth/addSubscriber`, { email: 'ann@example.ie' });
    await runAfter(server, timeToConfirm / day - 1);
    expect(await idsOf(server, 'subscribers')).toHaveLength(1);
    await runAfter(server, timeToConfirm / day);
    expect(await idsOf(server, 'subscribers')).toEqual([]);
  });

  test('deletes unpaid orders after their days, and paid ones after the years of bookkeeping', async () => {
    const server = await openIdleServer();
    const become = async (email: string, values: { status?: OrderStatus; paid_at?: string }) => {
      await order(server, { email });
      await server.database.updateTable('orders').set(values).where('email', '=', email).execute();
    };
    const at = server.clock.now.toISOString();
    await become('open@example.ie', { status: 'open' });
    await become('failed@example.ie', { status: 'failed' });
    await become('cancelled@example.ie', { status: 'cancelled' });
    await become('processing@example.ie', { status: 'processing' });
    await become('paid@example.ie', { status: 'paid', paid_at: at });
    // An order with any payment is kept, whatever its status.
    await become('wrong@example.ie', { status: 'open' });
    await server.database
      .updateTable('payments')
      .set({ status: 'paid' })
      .where('order_id', 'in', (orders) =>
        orders.selectFrom('orders').select('id').where('email', '=', 'wrong@example.ie'),
      )
      .execute();
    for (const status of ['refunded', 'partly-refunded', 'disputed', 'needs-attention', 'paid-twice'] as const) {
      await become(`${status}@example.ie`, { status });
    }
    const left = async () =>
      (await server.database.selectFrom('orders').select('email').orderBy('email').execute()).map(
        ({ email }) => email.split('@')[0],
      );
    await runAfter(server, retention.unpaidOrders.days);
    expect(await left()).toHaveLength(11);
    await runAfter(server, retention.unpaidOrders.days + 2);
    const kept = 'disputed needs-attention paid paid-twice partly-refunded processing refunded wrong'.split(' ');
    expect((await left()).sort()).toEqual(kept);
    const year = server.clock.now.getUTCFullYear() + retention.paidOrders.years;
    await deleteExpired(server.database, new Date(`${year}-12-31T12:00:00Z`), `${year}-12-31`);
    expect(await left()).toHaveLength(kept.length);
    await deleteExpired(server.database, new Date(`${year + 1}-01-01T12:00:00Z`), `${year + 1}-01-01`);
    expect(await left()).toEqual([]);
  });

  test('keeps invoices for as long as the law says, also without their order', async () => {
    const server = await openIdleServer();
    const order = orderRow(server.clock.now);
    const after = cardPayment(order, 'session', order.deposit_cents, server.clock.now);
    await bill(server, { order, before: undefined, after, payments: [after] });
    const left = async () => (await documentsOf(server, order.id)).length;
    const year = server.clock.now.getUTCFullYear() + retention.invoices.years;
    await deleteExpired(server.database, new Date(`${year}-12-31T12:00:00Z`), `${year}-12-31`);
    expect(await left()).toBe(1);
    await deleteExpired(server.database, new Date(`${year + 1}-01-01T12:00:00Z`), `${year + 1}-01-01`);
    expect(await left()).toBe(0);
  });

  test('deletes bookings after their time, and messages after they were sent', async () => {
    const server = await openIdleServer();
    const { body } = await book(server, { date: '2026-11-24T09:30:00.000Z' });
    const days = retention.bookings.days;
    await insertMessage(server);
    const runAt = (instant: string, later: number) => {
      const now = new Date(Date.parse(instant) + later * day);
      return deleteExpired(server.database, now, now.toISOString().slice(0, 10));
    };
    await runAt('2026-11-24T10:00:00.000Z', days);
    expect(await idsOf(server, 'bookings')).toEqual([body.id]);
    await runAt('2026-11-24T10:00:01.000Z', days);
    expect(await idsOf(server, 'bookings')).toEqual([]);
    await runAfter(server, retention.messages.days);
    expect(await idsOf(server, 'messages')).toHaveLength(1);
    await runAfter(server, retention.messages.days + 1);
    expect(await idsOf(server, 'messages')).toEqual([]);
  });

  test('runs at start, by the date in the agency’s time zone, and logs failures', async () => {
    const server = await openIdleServer();
    await saveQuote(server);
    const earlier = `${databaseFile(server.context.settings)}.replaced-2026-11-19T10-00-00-000Z`;
    writeFileSync(earlier, '');
    const errors: unknown[] = [];
    const begin = (now: Date) => {
      const job = retentionJob({
        ...server.context,
        now: () => now,
        opening: { ...server.context.opening, timeZone: 'Pacific/Auckland' },
        log: { error: (...words: unknown[]) => errors.push(words.at(-1)), info: () => {} },
      });
      job.start();
      return job.stop();
    };
    const lastDay = addDays('2026-11-20', quoteValidityDays + retention.savedQuotes.days);
    await begin(new Date(`${lastDay}T10:59:00Z`));
    expect(await idsOf(server, 'saved_quotes')).toHaveLength(1);
    // Midnight in Auckland, in summer time.
    await begin(new Date(`${lastDay}T11:01:00Z`));
    expect(await idsOf(server, 'saved_quotes')).toEqual([]);
    expect(existsSync(earlier)).toBe(false);
    expect(errors).toEqual([]);
    await server.database.destroy();
    await begin(new Date('2026-11-20T10:00:00Z'));
    expect(errors).toEqual(['expired records cannot be deleted']);
  });
});

describe('retention of an erased account', () => {
  async function eraseAccount(server: TestServer, email: string) {
    const owner = await member(server, email);
    await owner.post('/api/account/delete', { password });
    const token = await tokenTo(server, email, 'delete-account');
    expect((await owner.post('/api/account/delete/confirm', { token })).status).toBe(200);
  }
  const bookingOf = (server: TestServer, id: unknown) =>
    server.database.selectFrom('bookings').selectAll().where('id', '=', String(id)).executeTakeFirst();
  const blank = { name: '', email: '', fingerprint: '', time_zone: null, about: '' };

  test('keeps an upcoming consultation changeable, and clears it once it is over', async () => {
    const server = await openIdleServer();
    const email = 'leaves@example.ie';
    const [kept, dropped, moved] = await Promise.all(
      ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z', '2026-11-24T11:00:00.000Z'].map((date) =>
        book(server, { email, date }),
      ),
    );
    await eraseAccount(server, 'leaves@example.ie');
    const change = (booking: typeof kept, body: object) =>
      send(String(booking?.body.manageUrl).replace('/booking/', '/api/meeting/'), body);
    expect((await change(moved, { action: 'move', date: '2026-11-25T09:00:00.000Z' })).status).toBe(200);
    await runAfter(server, 0);
    expect(await bookingOf(server, dropped?.body.id)).toMatchObject({ name: 'Ann Byrne', email });
    expect((await change(dropped, { action: 'cancel' })).status).toBe(200);
    await deleteExpired(server.database, new Date('2026-11-24T09:29:59Z'), '2026-11-24');
    expect(await bookingOf(server, dropped?.body.id)).toMatchObject(blank);
    expect(await bookingOf(server, kept?.body.id)).toMatchObject({ name: 'Ann Byrne', email });
    await deleteExpired(server.database, new Date('2026-11-24T12:00:00Z'), '2026-11-24');
    expect(await bookingOf(server, kept?.body.id)).toMatchObject({ ...blank, status: 'booked' });
    expect(await bookingOf(server, moved?.body.id)).toMatchObject({ name: 'Ann Byrne', email });
    await deleteExpired(server.database, new Date('2026-11-25T09:30:00Z'), '2026-11-25');
    expect(await bookingOf(server, moved?.body.id)).toMatchObject(blank);
  });

  test('deletes an unpaid order once it can no longer be paid, and keeps a paid one', async () => {
    const server = await openIdleServer();
    const email = 'leaves@example.ie';
    for (let times = 0; times < 3; times += 1) await order(server, { email });
    const [over, payable, paid] = await idsOf(server, 'orders');
    const set = (id: string | undefined, values: { status?: OrderStatus; paid_at?: string; expires_at?: string }) =>
      server.database.updateTable('orders').set(values).where('id', '=', String(id)).execute();
    const longAgo = daysLater(server, -latePaymentDays - 1).toISOString();
    await set(over, { status: 'cancelled', expires_at: longAgo });
    await set(paid, { status: 'paid', paid_at: longAgo, expires_at: longAgo });
    const other = await order(server, { email: 'other@example.ie' });
    await eraseAccount(server, email);
    const others = (await server.database.selectFrom('orders').select('id').where('email', '!=', email).execute()).map(
      ({ id }) => id,
    );
    expect(other.status).toBe(200);
    expect(await idsOf(server, 'orders')).toEqual([payable, paid, ...others].sort());
    await runAfter(server, latePaymentDays + 2);
    expect(await idsOf(server, 'orders')).toEqual([paid, ...others].sort());
  });

  test('deletes e-mails except those about a payment, an upcoming consultation and the erasure', async () => {
    const server = await openIdleServer();
    const email = 'leaves@example.ie';
    const to = (recipient: string) => ({ recipient, replyTo: null, subject: 'Hello', text: 'Hello', html: '' });
    const agency = 'agency@example.ie';
    const booking = String((await book(server, { email, date: '2026-11-24T09:00:00.000Z' })).body.id);
    const over = String((await book(server, { email, date: '2026-11-24T10:00:00.000Z' })).body.id);
    const past = '2026-11-19T10:00:00.000Z';
    await changeRows(server, 'bookings', { starts_at: past, ends_at: past }, { id: over });
    await order(server, { email });
    const [unpaid = ''] = await idsOf(server, 'orders');
    await order(server, { email });
    const paid = (await idsOf(server, 'orders')).find((id) => id !== unpaid) ?? '';
    const at = server.clock.now.toISOString();
    await server.database.updateTable('orders').set({ status: 'paid', paid_at: at }).where('id', '=', paid).execute();
    await server.database.deleteFrom('outbox').execute();
    const emails = [
      { id: `${booking}-visitor-1`, ...to('Leaves@example.ie') },
      { id: `${booking}-agency-1`, ...to(agency), replyTo: email },
      { id: `${paid}-receipt`, ...to(email) },
      { id: `${over}-visitor-1`, ...to('Leaves@example.ie') },
      { id: `${unpaid}-reminder`, ...to(email) },
      { id: 'message-1-agency', ...to(agency), replyTo: 'LEAVES@example.ie' },
      { id: 'issue-12', ...to(email) },
      { id: 'other-1', ...to('other@example.ie') },
      { id: `${paid}-sent`, ...to(email) },
    ];
    // Not due yet, so that none is sent in the meantime.
    const due = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
    await server.database.transaction().execute((transaction) => enqueueEmails(transaction, emails, due));
    await changeRows(server, 'outbox', { status: 'sent', sent_at: at }, { id: `${paid}-sent` });
    await eraseAccount(server, email);
    const left = await server.database.selectFrom('outbox').select(['id', 'subject', 'status']).execute();
    expect(left.map(({ id, subject }) => (id.startsWith('account-') ? subject : id)).sort()).toEqual(
      [
        `${booking}-visitor-1`,
        `${booking}-agency-1`,
        `${paid}-receipt`,
        'other-1',
        expect.stringContaining('is deleted'),
      ].sort(),
    );
  });
});

describe('what the desk stores for a time', async () => {
  const { server, aoife } = await openDesk({ aoife: 'owner' });
  beforeAll(async () => {
    // A login that waits for its code, and a challenge for a passkey.
    await browser(server).post('/api/staff/login', { email: 'aoife@agency.example', password });
    await aoife.get('/api/staff/login/passkey');
    await aoife.post('/api/staff/team', { email: 'daniel@agency.example', role: 'staff' });
  });

  const tables = ['staff_sessions', 'account_verifications', 'audit_log'] as const;
  /** How many rows are left some time from now. The auth library tells the time by the system clock. */
  async function left(milliseconds: number) {
    const later = new Date(Date.now() + milliseconds);
    await deleteExpired(server.database, later, later.toISOString().slice(0, 10));
    const rows = await Promise.all(tables.map((table) => server.database.selectFrom(table).select('id').execute()));
    return rows.map(({ length }) => length);
  }

  test('is deleted: challenges after minutes, logins after twelve hours, the log after two years', async () => {
    const [logins = 0, challenges = 0, log = 0] = await left(0);
    expect([logins > 0, challenges > 0, log]).toEqual([true, true, 2]);
    expect(await left(day / 24)).toEqual([logins, 0, 2]);
    expect(await left((day * 13) / 24)).toEqual([0, 0, 2]);
    expect(await left(700 * day)).toEqual([0, 0, 2]);
    expect(await left(760 * day)).toEqual([0, 0, 0]);
  });
});

test('databases of before an upgrade or a restore are deleted after 30 days, and nothing else', () => {
  const folder = newFolder();
  const kept = [
    'agency.sqlite',
    'agency.sqlite-wal',
    'agency.sqlite.before-upgrade-0033-2026-10-27T12-00-00-000Z',
    'agency.sqlite.before-upgrade-0033-2026-01-01T12-00-00-000Z.part',
    'agency.sqlite.replaced-2026-11-25T12-00-00-000Z',
    'agency.sqlite.replaced-by-me',
    'other.sqlite.replaced-2026-01-01T12-00-00-000Z',
  ];
  const gone = [
    'agency.sqlite.before-upgrade-0033-2026-10-27T11-59-59-999Z',
    'agency.sqlite.replaced-2025-11-25T12-00-00-000Z',
    'agency.sqlite.replaced-2025-11-25T12-00-00-000Z-wal',
  ];
  for (const file of [...kept, ...gone]) writeFileSync(join(folder, file), '');
  deleteEarlierDatabases(join(folder, 'agency.sqlite'), new Date('2026-11-26T12:00:00Z'));
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});
