import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fulfil } from '../../checkout/fulfil.ts';
import { freeTimes, retryWhileBusy } from '../../testing/booking.ts';
import { postgresKinds, sqlite, withRowLocks } from '../../testing/databases.ts';
import { todayOf } from '../../testing/desk.ts';
import { openMember, openTestServer } from '../../testing/openTestServer.ts';
import { order, send } from '../../testing/request.ts';
import { mailsAbout, mailsTo, orderOf, rowOf, rowsOf, sendForm } from '../../testing/serverState.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { changeBooking } from '../bookings.ts';
import type { BookingRow } from '../table.ts';
import { paidCallToken } from './hasPaidCall.ts';

/** A paid consultation: its order, and the token to choose its time. */
interface TestPaidCall {
  orderId: string;
  session: string;
  token: string;
}

/** Buys a consultation in the demo checkout. */
async function buyCall(server: TestServer, email = 'ann@example.ie'): Promise<TestPaidCall> {
  const selection = { version: 1, wizard: 'consultation' } as const;
  const placed = await order(server, { email, price: 83, serviceType: 'consultation', selection });
  const session = String(placed.body.id);
  await sendForm(server, `/demo-checkout/${session}`, { choice: 'pay' });
  const status = await server.app.inject({ method: 'GET', url: `/api/checkout-session/${session}` });
  const token = String(status.json().paidCall);
  return { orderId: token.split('.')[0] ?? '', session, token };
}

/** Chooses the time of a paid consultation. */
const chooseTime = ({ url }: Pick<TestServer, 'url'>, { token }: Pick<TestPaidCall, 'token'>, date: string) =>
  send(`${url}/api/meeting/paid/${token}`, { date });

async function paidTests({ create } = sqlite) {
  const server = await openTestServer({ environment: await create() });
  /** Reports that an order has been refunded up to a sum, in cents. */
  async function refundOf(orderId: string, refunded: number) {
    const { intent_id } = await rowOf(server, 'payments', { order_id: orderId });
    const id = `refund of ${refunded} for ${orderId}`;
    const refund = {
      id,
      kind: 'refund',
      intentId: intent_id ?? '',
      at: server.clock.now,
      refunded,
      failed: [],
      made: null,
    } as const;
    return fulfil(server.context, refund);
  }
  const bookingsOf = (orderId: string) =>
    server.database.selectFrom('bookings').selectAll().where('order_id', '=', orderId).execute();
  return { server, refundOf, bookingsOf };
}

describe.each(withRowLocks)('the time of a paid consultation, on $name,', async (kind) => {
  const { server, refundOf, bookingsOf } = await paidTests(kind);

  test('is booked once, however many concurrent requests name whatever times', async () => {
    const call = await buyCall(server, 'eager@example.ie');
    const times = ['10:00', '10:30', '11:00', '10:00', '10:30', '11:00', '10:00', '11:30'];
    const answers = await Promise.all(
      times.map((time) => retryWhileBusy(() => chooseTime(server, call, `2026-11-25T${time}:00Z`))),
    );
    const [booked, ...others] = await bookingsOf(call.orderId);
    expect(others).toEqual([]);
    const expected = times.map((time) =>
      `2026-11-25T${time}:00.000Z` === booked?.starts_at ? '200 ' : '409 booking-changed',
    );
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`)).toEqual(expected);
  });

  test('chosen while it is refunded is either refused or cancelled', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const call = await buyCall(server, `hasty-${n}@example.ie`);
      await Promise.all([
        retryWhileBusy(() => chooseTime(server, call, `2026-12-03T1${n}:00:00Z`)),
        refundOf(call.orderId, 8_300),
      ]);
      const rows = await bookingsOf(call.orderId);
      expect(rows.filter(({ status }) => status === 'booked')).toEqual([]);
    }
  });
});

test.each(postgresKinds)('a call that is changed while its order is refunded is cancelled, on $name', async (kind) => {
  const { server, refundOf, bookingsOf } = await paidTests(kind);
  const { database } = server;
  const call = await buyCall(server, 'moved@example.ie');
  await chooseTime(server, call, '2026-11-24T09:30:00Z');
  const [booked] = await bookingsOf(call.orderId);
  const { refund } = await database.transaction().execute(async (transaction) => {
    await changeBooking(
      transaction,
      booked as BookingRow,
      { meeting_url: 'https://meet.example/new' },
      server.clock.now,
    );
    const refund = refundOf(call.orderId, 8_300);
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting.execute(database)).rows.length).toBe(1);
    return { refund };
  });
  await refund;
  expect(await bookingsOf(call.orderId)).toMatchObject([{ status: 'cancelled', sequence: 2 }]);
});

describe('the time of a paid consultation', async () => {
  const { server, refundOf, bookingsOf } = await paidTests();
  const desk = await openMember(server, 'read-only');
  const daniel = await openMember(server, 'staff', 'Daniel Roche');
  const look = async (path: string) => (await fetch(`${server.url}${path}`)).json();
  const manage = (manageUrl: unknown, body: object) =>
    send(`${server.url}/api/meeting/manage/${String(manageUrl).split('/').at(-1)}`, body);

  test('is booked under the name and address of its order', async () => {
    const call = await buyCall(server, 'first@example.ie');
    const about = { name: 'Ann Byrne', email: 'f…@example.ie', reference: call.orderId.slice(0, 8).toUpperCase() };
    expect(await look(`/api/meeting/paid/${call.token}`)).toEqual({ ...about, booking: null });
    const { status, body } = await chooseTime(server, call, '2026-11-24T09:30:00Z');
    const booking = { date: '2026-11-24T09:30:00.000Z', duration: 30, changeable: true };
    expect([status, body]).toEqual([200, { ...about, booking: { ...booking, manageUrl: expect.any(String) } }]);
    expect(await look(`/api/meeting/paid/${call.token}`)).toEqual(body);
    expect(await bookingsOf(call.orderId)).toMatchObject([{ email: 'first@example.ie', status: 'booked' }]);
    const mails = await mailsTo(server, server.settings.agencyEmail);
    const agency = mails.find(({ subject }) => subject.startsWith('Booked:'));
    expect(agency?.text).toMatch(new RegExp(`Paid with order:? +${about.reference}`));
  });

  test('is chosen without scripts, on pages that don’t reveal the link to other sites', async () => {
    const { token, orderId } = await buyCall(server, 'plain@example.ie');
    const visit = (url: string, fields?: Record<string, string>) =>
      fields ? sendForm(server, url, fields) : server.app.inject({ url, headers: { host: 'localhost' } });
    const start = await visit(`/booking?paid=${token}`, {});
    expect([start.statusCode, start.headers.location]).toEqual([303, `/booking/plain?paid=${token}`]);
    expect((await visit('/booking', {})).headers.location).toBe('/booking/plain');
    const days = await visit(`/booking/plain?paid=${token}`);
    expect(days.headers['referrer-policy']).toBe('no-referrer');
    const day = `/booking/plain?date=2026-11-24&paid=${token}`;
    expect(days.body).toContain(`href="${day.replace('&', '&amp;')}"`);
    const times = await visit(day);
    expect(times.body).toContain('value="2026-11-24T14:00:00.000Z"');
    expect(times.body).not.toContain('name="email"');
    expect((await visit(day, {})).statusCode).toBe(422);
    const booked = await visit(day, { slot: '2026-11-24T14:00:00.000Z' });
    const own = String(booked.headers.location);
    expect([booked.statusCode, (await visit(own)).body]).toEqual([303, expect.stringContaining('Booking Confirmed!')]);
    expect(await bookingsOf(orderId)).toMatchObject([
      { email: 'plain@example.ie', starts_at: '2026-11-24T14:00:00.000Z' },
    ]);
    // From then on the link leads to the booking.
    const again = await visit(`/booking/plain?paid=${token}`);
    expect([again.statusCode, `${again.headers.location}?new`]).toEqual([303, own]);
    expect((await visit('/booking/plain?paid=forged.token')).statusCode).toBe(404);
  });

  test('can’t be taken from another booking', async () => {
    const [one, other] = [await buyCall(server, 'one@example.ie'), await buyCall(server, 'other@example.ie')];
    const date = '2026-11-26T10:00:00Z';
    const answers = await Promise.all([one, other].map((call) => chooseTime(server, call, date)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'slot-taken' });
  });

  test('is chosen again after a cancellation, and moved by the link of its booking', async () => {
    const call = await buyCall(server, 'again@example.ie');
    const first = await chooseTime(server, call, '2026-11-27T10:00:00Z');
    const url = (first.body.booking as { manageUrl: string }).manageUrl;
    const moved = await manage(url, { action: 'move', date: '2026-11-27T11:00:00Z' });
    expect(moved.body).toMatchObject({ date: '2026-11-27T11:00:00.000Z' });
    expect((await look(`/api/meeting/paid/${call.token}`)).booking.date).toBe('2026-11-27T11:00:00.000Z');
    const cancelled = await manage(url, { action: 'cancel' });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', againUrl: `${server.url}/booking?paid=${call.token}` });
    const mail = (await mailsTo(server, 'again@example.ie')).find(({ subject }) => subject.startsWith('Cancelled:'));
    expect(mail?.text).toContain(`${server.url}/booking?paid=${call.token}`);
    // Once the order has ended, its link leads nowhere.
    const at = '2026-11-20T10:00:00.000Z';
    const setEnd = (consumer_withdrew_at: string | null) =>
      server.database.updateTable('orders').set({ consumer_withdrew_at }).where('id', '=', call.orderId).execute();
    await setEnd(at);
    expect((await manage(url, { action: 'cancel' })).body).toMatchObject({ againUrl: `${server.url}/booking` });
    await setEnd(null);
    expect((await chooseTime(server, call, '2026-11-27T10:00:00Z')).status).toBe(200);
    expect((await bookingsOf(call.orderId)).map(({ status }) => status).sort()).toEqual(['booked', 'cancelled']);
  });

  test('is refused for a wrong link, and for an order that isn’t a paid consultation', async () => {
    const call = await buyCall(server, 'refunded@example.ie');
    expect(await look(`/api/meeting/paid/${call.orderId}.forged`)).toMatchObject({ code: 'unknown-order' });
    await server.database.updateTable('orders').set({ status: 'refunded' }).where('id', '=', call.orderId).execute();
    const refused = await chooseTime(server, call, '2026-11-30T10:00:00Z');
    expect([refused.status, refused.body.code]).toEqual([410, 'not-paid']);
    expect(await look(`/api/checkout-session/${call.session}`)).not.toHaveProperty('paidCall');
    const other = await order(server, { email: 'package@example.ie' });
    expect(await look(`/api/checkout-session/${other.body.id}`)).not.toHaveProperty('paidCall');
  });

  test('isn’t chosen by the link of one that was cancelled and paid nevertheless: its money is on Today', async () => {
    const selection = { version: 1, wizard: 'consultation' } as const;
    const email = 'too-late@example.ie';
    const placed = await order(server, { email, price: 83, serviceType: 'consultation', selection });
    const sessionId = String(placed.body.id);
    const { id } = await orderOf(server, email);
    expect((await daniel.post(`/api/staff/orders/${id}/cancel`, { version: 0 })).status).toBe(200);
    const paid = { kind: 'paid', sessionId, orderId: id, intentId: 'pi_late', amount: 8_300, currency: 'eur' } as const;
    await fulfil(server.context, { id: 'late', ...paid });
    const status = await look(`/api/checkout-session/${sessionId}`);
    expect(status).toMatchObject({ status: 'paid', ended: 'cancelled' });
    expect(status).not.toHaveProperty('paidCall');
    const call = { token: paidCallToken({ id }, server.settings) };
    expect(await chooseTime(server, call, '2026-12-04T10:00:00Z')).toMatchObject({
      status: 410,
      body: { code: 'not-paid' },
    });
    const { needs } = await todayOf(desk);
    expect(needs.filter((need) => need.id === id)).toMatchObject([
      { kind: 'money', title: expect.stringContaining('Paid after it was cancelled') },
    ]);
    const [receipt] = (await mailsTo(server, email)).filter(({ subject }) => subject.includes('receipt'));
    expect(receipt?.text).toContain('The order has ended, so we’ll write to you about returning your payment.');
  });

  test('is cancelled by a full refund of its order, which frees the time and tells both sides', async () => {
    const call = await buyCall(server, 'given-back@example.ie');
    await chooseTime(server, call, '2026-11-30T11:00:00Z');
    const refund = (refunded: number) => refundOf(call.orderId, refunded);
    await refund(4_000);
    expect(await bookingsOf(call.orderId)).toMatchObject([{ status: 'booked' }]);
    expect(await freeTimes(server, '2026-11-30')).not.toContain('11:00');
    await refund(8_300);
    const [booking] = await bookingsOf(call.orderId);
    expect(booking).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await freeTimes(server, '2026-11-30')).toContain('11:00');
    const mails = (await mailsAbout(server, `${booking?.id}-`))
      .filter(({ id }) => id.endsWith('-1'))
      .sort((one, other) => one.to_agency - other.to_agency);
    expect(mails.map(({ calendar_method }) => calendar_method)).toEqual(['CANCEL', 'CANCEL']);
    expect(mails[0]?.text).toContain('Its price was refunded, so its time is free again.');
    expect(mails[0]?.text).toMatch(/here: \S+\/booking\n/);
    expect(mails[1]?.text).toMatch(/Cancelled by: +The full refund of its order/);
    const [logged] = await rowsOf(server, 'audit_log', { subject: `booking:${booking?.id}` });
    expect(logged).toMatchObject({ actor: 'refund' });
    await refund(8_300);
    expect((await chooseTime(server, call, '2026-11-30T11:00:00Z')).body.code).toBe('not-paid');
  });

  test.each(['reversed', 'undone'])('is cancelled once the transfer that paid for it is %s', async (how) => {
    const email = `${how}@example.ie`;
    const selection = { version: 1, wizard: 'consultation' } as const;
    await order(server, { email, price: 83, serviceType: 'consultation', selection });
    const { id } = await orderOf(server, email);
    const token = paidCallToken({ id }, server.settings);
    const entered = { amount: 8_300, day: '2026-11-19', reference: 'BYRNE', version: 0 };
    const { body } = await daniel.post(`/api/staff/orders/${id}/transfers`, entered);
    expect((await chooseTime(server, { token }, '2026-11-30T15:00:00Z')).status).toBe(200);
    const payment = await rowOf(server, 'payments', { order_id: id, status: 'paid' });
    const undoing =
      how === 'undone'
        ? daniel.post('/api/staff/undo', { entry: body.entry })
        : daniel.post(`/api/staff/orders/${id}/transfers/${payment.id}/reverse`, { reason: 'Another’s', version: 1 });
    expect((await undoing).status).toBe(200);
    const [booking] = await bookingsOf(id);
    expect(booking).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await freeTimes(server, '2026-11-30')).toContain('15:00');
    const mails = (await mailsAbout(server, `${booking?.id}-`)).filter((mail) => mail.id.endsWith('-1'));
    expect(mails.find(({ to_agency }) => to_agency === 0)?.text).toContain('Its payment no longer counts, so its time');
    expect(mails.find(({ to_agency }) => to_agency === 1)?.text).toMatch(/Cancelled by: +The reversal of its payment/);
    expect(await rowsOf(server, 'audit_log', { actor: 'reversal', subject: `booking:${booking?.id}` })).toHaveLength(1);
  });

  test('is cancelled once its buyer withdraws from the order', async () => {
    const email = 'withdrew@example.ie';
    const call = await buyCall(server, email);
    await chooseTime(server, call, '2026-11-30T16:00:00Z');
    const fields = { name: 'Ann Byrne', reference: call.orderId.slice(0, 8), email };
    const { body } = await sendForm(server, '/withdraw', fields);
    const formToken = /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await sendForm(server, '/withdraw', { ...fields, formToken })).headers.location).toBe('/withdraw/sent');
    const [booking] = await bookingsOf(call.orderId);
    expect(booking).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await freeTimes(server, '2026-11-30')).toContain('16:00');
    const mails = (await mailsAbout(server, `${booking?.id}-`)).filter((mail) => mail.id.endsWith('-1'));
    expect(mails.find(({ to_agency }) => to_agency === 0)?.text).toContain('You withdrew from its order, so its time');
    expect(mails.find(({ to_agency }) => to_agency === 1)?.text).toMatch(/by: +The withdrawal from its order/);
    await refundOf(call.orderId, 8_300);
    expect(await bookingsOf(call.orderId)).toEqual([booking]);
  });

  test('isn’t counted among the free consultations of an address', async () => {
    for (const time of ['12:00', '12:30', '13:00', '13:30']) {
      const call = await buyCall(server, 'often@example.ie');
      expect((await chooseTime(server, call, `2026-12-01T${time}:00Z`)).status).toBe(200);
    }
  });

  test('is missed on the desk until it is chosen', async () => {
    const call = await buyCall(server, 'later@example.ie');
    const missed = async () => {
      const { needs, counts } = await todayOf(desk);
      const ids = needs.filter(({ kind }) => kind === 'unpicked').map(({ id }) => id);
      expect(counts.unpicked).toBe(ids.length);
      return ids;
    };
    expect(await missed()).toContain(call.orderId);
    await chooseTime(server, call, '2026-12-02T10:00:00Z');
    expect(await missed()).not.toContain(call.orderId);
    const [booking] = await bookingsOf(call.orderId);
    const { body } = await desk.get(`/api/staff/bookings/${booking?.id}`);
    expect(body.order).toEqual({ id: call.orderId, reference: call.orderId.slice(0, 8).toUpperCase() });
  });
});
