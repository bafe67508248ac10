import { describe, expect, test } from 'vitest';
import type { LogRow } from '../../src/domain/contract/staff/log.ts';
import type { CreatedWebhook, Delivery, Webhooks } from '../../src/domain/contract/staff/webhooks.ts';
import { deleteExpired } from '../people/deleteExpired.ts';
import { book } from '../testing/booking.ts';
import { openDesk, todayOf } from '../testing/desk.ts';
import { openReceiver } from '../testing/openTestServer.ts';
import { webhookSecret } from './webhook.ts';

describe('webhooks on the desk', async () => {
  const receiver = await openReceiver();
  const { server, aoife: owner } = await openDesk({ aoife: 'owner' }, { WEBHOOK_TARGETS: 'any' });
  let added: CreatedWebhook;

  const list = async () => ((await owner.get('/api/staff/webhooks')).body as unknown as Webhooks).webhooks;
  const deliveries = async () => {
    const { body } = await owner.get(`/api/staff/webhooks/${added.id}/deliveries`);
    return body.rows as unknown as Delivery[];
  };
  const needs = async () => {
    const { needs } = await todayOf(owner);
    return needs.filter(({ kind }) => kind === 'webhook').map(({ title }) => title);
  };
  const resend = (id = '') => owner.post(`/api/staff/webhooks/deliveries/${id}/resend`, { resentAt: null });

  test('one is added once, and its secret shown once and stored nowhere', async () => {
    const wanted = { url: receiver.url, events: ['booking.created', 'booking.cancelled'] };
    const headers = { 'idempotency-key': 'a-webhook' };
    added = (await owner.post('/api/staff/webhooks', wanted, headers)).body as unknown as CreatedWebhook;
    expect(added.secret).toBe(webhookSecret(added.id, server.settings));
    expect((await owner.post('/api/staff/webhooks', wanted, headers)).body.code).toBe('shown-before');
    expect(await list()).toMatchObject([{ ...wanted, createdBy: 'Aoife Nolan', state: 'active', version: 0 }]);
    const rows = await server.database.selectFrom('webhooks').selectAll().execute();
    const log = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([await list(), rows, log])).not.toContain(added.secret.slice('whsec_'.length));
    for (const body of [
      { ...wanted, events: [] },
      { ...wanted, events: ['order.unknown'] },
      { ...wanted, events: ['order.paid', 'order.paid'] },
      { ...wanted, secret: 'mine' },
    ]) {
      expect((await owner.post('/api/staff/webhooks', body)).status).toBe(400);
    }
    expect((await owner.post('/api/staff/webhooks', { ...wanted, url: 'ftp://files.example' })).status).toBe(422);
  });

  test('one that fails is on Today until it is sent again, under its old id', async () => {
    receiver.answer = { status: 503, body: 'Closed for lunch' };
    await book(server);
    await server.context.wakeWebhookWorker();
    const [failing] = await deliveries();
    expect(failing).toMatchObject({ type: 'booking.created', status: 'waiting', answer: 'HTTP 503: Closed for lunch' });
    expect(await list()).toMatchObject([{ state: 'failing', waiting: 1, failed: 0 }]);
    expect(await needs()).toEqual([]);
    await server.database.updateTable('webhook_deliveries').set({ status: 'failed' }).execute();
    const host = new URL(receiver.url).host;
    expect(await needs()).toEqual([`The webhook to ${host} didn’t take 1 event`]);
    receiver.answer = { status: 200, body: 'ok' };
    expect((await resend(failing?.id)).status).toBe(200);
    expect((await resend(failing?.id)).body.code).toBe('outdated');
    await server.context.wakeWebhookWorker();
    const [again] = await deliveries();
    expect(again).toMatchObject({ id: failing?.id, status: 'delivered', attempts: 1, answer: 'HTTP 200: ok' });
    expect(receiver.received.map((each) => each.headers['webhook-id'])).toEqual([failing?.id, failing?.id]);
    expect(await needs()).toEqual([]);
    expect((await resend('msg_unknown')).status).toBe(404);
  });

  test('one that was paused after days of failure is on Today; waiting deliveries are sent when it is resumed', async () => {
    const at = server.clock.now.toISOString();
    await server.database.updateTable('webhooks').set({ paused_at: at, failing_since: at }).execute();
    expect(await needs()).toEqual([`The webhook to ${new URL(receiver.url).host} is paused: it kept failing`]);
    expect(await list()).toMatchObject([{ state: 'gave-up' }]);
    const before = receiver.received.length;
    const { body } = await book(server, { date: '2026-11-24T10:30:00.000Z' });
    expect(body.id).toEqual(expect.any(String));
    await server.context.wakeWebhookWorker();
    expect(receiver.received).toHaveLength(before);
    const change = { events: ['booking.created', 'message.received'], paused: false, version: 0 };
    const url = `/api/staff/webhooks/${added.id}/change`;
    expect((await owner.post(url, change)).status).toBe(200);
    expect(await owner.post(url, change)).toMatchObject({ status: 409, body: { code: 'outdated' } });
    await server.context.wakeWebhookWorker();
    expect(receiver.received).toHaveLength(before + 1);
    expect(await list()).toMatchObject([{ state: 'active', version: 1, events: change.events, waiting: 0 }]);
    expect(await needs()).toEqual([]);
    expect((await owner.post(url, { ...change, paused: true, version: 1 })).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'paused' }]);
    expect(await needs()).toEqual([]);
  });

  test('deliveries are deleted after 30 days, and with their webhook', async () => {
    const { now } = server.clock;
    const leftAfter = async (days: number) => {
      const then = new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
      await server.database.updateTable('webhook_deliveries').set({ created_at: then }).execute();
      await deleteExpired(server.database, now, now.toISOString().slice(0, 10));
      return (await deliveries()).length;
    };
    expect(await leftAfter(29)).toBe(2);
    expect(await leftAfter(31)).toBe(0);
    await server.database.updateTable('webhooks').set({ paused_at: now.toISOString() }).execute();
    await book(server, { date: '2026-11-24T11:30:00.000Z' });
    expect(await deliveries()).toMatchObject([{ status: 'waiting' }]);
  });

  test('one is removed, and the log records it without addresses', async () => {
    expect((await owner.post(`/api/staff/webhooks/${added.id}/remove`)).status).toBe(200);
    expect((await owner.post(`/api/staff/webhooks/${added.id}/remove`)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await server.database.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    const host = new URL(receiver.url).host;
    const { rows } = (await owner.get('/api/staff/log?limit=100')).body as unknown as { rows: LogRow[] };
    const words = rows.filter(({ action }) => action.startsWith('webhook.')).map(({ what }) => what);
    expect(words).toEqual([
      `Webhook to ${host} removed`,
      `Webhook to ${host} paused: booking.created message.received`,
      `Webhook to ${host} active: booking.created message.received`,
      `Webhook booking.created sent again to ${host}`,
      `Webhook to ${host} added: booking.created booking.cancelled`,
    ]);
  });
});
