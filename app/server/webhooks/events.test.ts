import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookBody, webhookEventTypes } from '../../src/domain/contract/staff/webhookEvents.ts';
import { book } from '../testing/booking.ts';
import { write } from '../testing/contact.ts';
import { openMember, openStripe, openTestServer } from '../testing/openTestServer.ts';
import { order, send } from '../testing/request.ts';
import { linkOf, orderOf } from '../testing/serverState.ts';
import { sendStripeEvent, stripeDispute, webhookSecret } from '../testing/stripeEvents.ts';
import { newWebhook } from '../testing/webhookReceiver.ts';

const { fake, keys } = await openStripe();

describe('events of webhooks', async () => {
  const server = await openTestServer({
    environment: { ...keys, STRIPE_WEBHOOK_SECRET: webhookSecret },
    timing: { outboxInterval: 3_600_000 },
  });
  const daniel = await openMember(server, 'staff', 'Daniel Roche');
  beforeAll(async () => {
    const at = server.clock.now.toISOString();
    // Paused, so that nothing is sent.
    const webhook = { ...newWebhook(at, webhookEventTypes), paused_at: at };
    await server.database.insertInto('webhooks').values(webhook).execute();
  });
  beforeEach(() => server.database.deleteFrom('webhook_deliveries').execute());

  /** The events received since the test began, oldest first; each body fits its description. */
  async function receivedEvents() {
    const rows = await server.database.selectFrom('webhook_deliveries').selectAll().orderBy('created_at').execute();
    return rows.map(({ type, body, subject, due_at, created_at }) => {
      const { data } = webhookBody(type as (typeof webhookEventTypes)[number]).parse(JSON.parse(body));
      expect(body).not.toMatch(/Ann|Byrne|@/);
      return { type, subject, data: { ...data }, wait: Date.parse(due_at) - Date.parse(created_at) };
    });
  }
  async function place(email: string) {
    const session = String((await order(server, { email })).body.id);
    const { id } = await orderOf(server, email);
    const pay = async () => {
      const { payment_intent, ...paid } = fake.pay(session);
      const tell = () =>
        sendStripeEvent(server, 'checkout.session.completed', { ...paid, payment_intent: payment_intent?.id });
      await tell();
      return { intent: payment_intent?.id, tell };
    };
    return { id, session, pay };
  }
  const act = async (path: string, body: object) => {
    const answer = await daniel.post(`/api/staff${path}`, body);
    expect(answer.status).toBe(200);
    return answer.body.entry;
  };
  const undo = (entry: unknown) => act('/undo', { entry });

  test('a card payment, its refund and its dispute, each once', async () => {
    const { id, session, pay } = await place('ann@example.ie');
    expect(await receivedEvents()).toEqual([]);
    const { intent, tell } = await pay();
    await tell();
    const money = {
      order: id,
      reference: id.slice(0, 8).toUpperCase(),
      stage: 'new',
      payment: session,
      currency: 'eur',
    };
    const first = [
      { type: 'order.paid', subject: `order:${id}`, data: { ...money, status: 'paid', amount: 39_600 }, wait: 0 },
    ];
    expect(await receivedEvents()).toEqual(first);
    server.clock.pass(1000);
    const refund = { object: 'charge', payment_intent: intent, amount_refunded: 10_000 };
    await sendStripeEvent(server, 'charge.refunded', refund);
    const refunded = { ...money, status: 'partly-refunded', amount: 10_000 };
    expect(await receivedEvents()).toMatchObject([...first, { type: 'order.refunded', data: refunded }]);
    server.clock.pass(1000);
    const dispute = stripeDispute(intent ?? '', 'needs_response', { amount: 29_600 });
    await sendStripeEvent(server, 'charge.dispute.created', dispute);
    const disputed = { ...money, status: 'disputed', amount: 29_600, dispute: 'open' };
    expect((await receivedEvents()).slice(2)).toMatchObject([{ type: 'order.disputed', data: disputed }]);
  });

  test('a stage, a transfer and a cancellation, unless they are undone', async () => {
    const { id } = await place('bea@example.ie');
    await undo(await act(`/orders/${id}/stage`, { stage: 'in-progress', version: 0 }));
    await undo(await act(`/orders/${id}/cancel`, { version: 2 }));
    const transfer = { amount: 198_000, day: '2026-11-20', reference: 'BEA', moreThanDue: false };
    await undo(await act(`/orders/${id}/transfers`, { ...transfer, version: 4 }));
    expect(await receivedEvents()).toEqual([]);
    await act(`/orders/${id}/stage`, { stage: 'in-progress', version: 6 });
    await act(`/orders/${id}/transfers`, { ...transfer, version: 7 });
    const events = await receivedEvents();
    expect(events).toMatchObject([
      { type: 'order.stage-changed', data: { order: id, stage: 'in-progress', status: 'cancelled' }, wait: 15_000 },
      { type: 'order.paid', data: { amount: 198_000, status: 'paid', currency: 'eur' }, wait: 15_000 },
    ]);
    server.clock.pass(20_000);
    const payment = events[1]?.data && 'payment' in events[1].data ? events[1].data.payment : '';
    await act(`/orders/${id}/transfers/${payment}/reverse`, { reason: 'Wrong order', version: 8 });
    expect((await receivedEvents()).slice(2)).toMatchObject([
      { type: 'order.transfer-reversed', data: { payment, amount: 198_000 }, wait: 0 },
    ]);
  });

  test('a cancellation', async () => {
    const { id } = await place('cara@example.ie');
    await act(`/orders/${id}/cancel`, { version: 0 });
    expect(await receivedEvents()).toMatchObject([
      { type: 'order.cancelled', data: { order: id, status: 'cancelled' } },
    ]);
  });

  test('a call that is booked, moved by the agency, and cancelled; a message', async () => {
    const { body } = await book(server);
    const [start, moved] = ['2026-11-24T09:30:00.000Z', '2026-11-24T10:30:00.000Z'];
    // What is undone, nobody hears of.
    await undo(await act(`/bookings/${body.id}/move`, { date: '2026-11-24T11:30:00.000Z', version: 0 }));
    await act(`/bookings/${body.id}/move`, { date: moved, version: 2 });
    await act(`/bookings/${body.id}/cancel`, { version: 3 });
    await write(server);
    const byHand = { name: 'Ruth Lynch', email: 'ruth@example.ie', date: '2026-11-25T11:00:00.000Z', note: '' };
    await act('/bookings', { ...byHand, outsideHours: false });
    const events = await receivedEvents();
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'booking.created', data: { booking: body.id, start, end: '2026-11-24T10:00:00.000Z' } },
      { type: 'booking.moved', data: { booking: body.id, start: moved, from: start }, wait: 15_000 },
      { type: 'booking.cancelled', data: { booking: body.id, start: moved }, wait: 15_000 },
    ]);
    expect(events.slice(3)).toMatchObject([
      { type: 'message.received', data: { message: expect.any(String) } },
      { type: 'booking.created', data: { start: byHand.date } },
    ]);
    expect((await book(server, { email: 'not an address' })).status).toBe(400);
    expect(await receivedEvents()).toHaveLength(5);
  });

  test('a call that is moved by the agency, and cancelled by its link meanwhile: in this order', async () => {
    const booked = await book(server, { date: '2026-11-26T09:30:00.000Z', email: 'orla@example.ie' });
    await act(`/bookings/${booked.body.id}/move`, { date: '2026-11-26T10:30:00.000Z', version: 0 });
    expect((await send(linkOf(booked), { action: 'cancel' })).status).toBe(200);
    expect(await receivedEvents()).toMatchObject([
      { type: 'booking.created', wait: 0 },
      { type: 'booking.moved', wait: 0 },
      { type: 'booking.cancelled', wait: 0 },
    ]);
  });
});
