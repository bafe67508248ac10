import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { ResolveHost } from '../platform/http/safeAddress.ts';
import { databaseKinds } from '../testing/databases.ts';
import { closeAfter, openReceiver, openTestServer } from '../testing/openTestServer.ts';
import { until } from '../testing/outbox.ts';
import { addRows } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { newWebhook } from '../testing/webhookReceiver.ts';
import { enqueueWebhooks, takeNextDelivery } from './deliveries.ts';
import { signedHeaders, webhookSecret } from './webhook.ts';
import { createWebhookWorker } from './worker.ts';

const event = { type: 'message.received', data: { message: 'm1' } } as const;
const hour = 3_600_000;

describe('webhooks', () => {
  async function start(environment: Record<string, string> = {}, resolveHost?: ResolveHost) {
    const receiver = await openReceiver();
    const server = await openTestServer({
      environment: { WEBHOOK_TARGETS: 'any', ...environment },
      timing: { outboxInterval: hour },
      ...(resolveHost ? { resolveHost } : {}),
    });
    const hook = newWebhook(server.clock.now.toISOString(), ['order.paid', 'message.received']);
    await addRows(server, 'webhooks', { ...hook, url: receiver.url });
    return { server, receiver };
  }
  const put = (server: TestServer) =>
    server.database
      .transaction()
      .execute((transaction) => enqueueWebhooks(transaction, event, 'message:m1', server.clock.now.toISOString()));
  const rows = (server: TestServer) =>
    server.database.selectFrom('webhook_deliveries').selectAll().orderBy('created_at').execute();
  const hook = (server: TestServer) => server.database.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();

  test('are delivered once, signed, with nothing but ids', async () => {
    const { server, receiver } = await start();
    await put(server);
    await server.context.wakeWebhookWorker();
    await server.context.wakeWebhookWorker();
    expect(receiver.received).toHaveLength(1);
    const { headers, body } = receiver.received[0] ?? { headers: {} as IncomingHttpHeaders, body: '' };
    const [row] = await rows(server);
    expect(JSON.parse(body)).toEqual({ id: row?.id, timestamp: server.clock.now.toISOString(), ...event });
    const secret = webhookSecret('hook', server.settings);
    const signed = signedHeaders(secret, row?.id ?? '', body, server.clock.now);
    expect(headers).toMatchObject({ 'content-type': 'application/json', ...signed });
    expect(row).toMatchObject({ status: 'delivered', attempts: 1, answer: 'HTTP 204' });
  });

  test('are stored neither for an event that no webhook subscribes to, nor for a change that failed', async () => {
    const { server } = await start();
    await server.database.updateTable('webhooks').set({ events: 'order.paid' }).execute();
    await put(server);
    await server.database.updateTable('webhooks').set({ events: 'message.received' }).execute();
    const failing = server.database.transaction().execute(async (transaction) => {
      await enqueueWebhooks(transaction, event, 'message:m1', server.clock.now.toISOString());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows(server)).toEqual([]);
  });

  test('are tried again for three days, with the same id, and then given up', async () => {
    const { server, receiver } = await start();
    receiver.answer = { status: 500, body: `Out of\norder ${'x'.repeat(10_000)}` };
    await put(server);
    const started = server.clock.now.getTime();
    const pauses: number[] = [];
    for (;;) {
      await server.context.wakeWebhookWorker();
      const [row] = await rows(server);
      if (row?.status !== 'waiting') break;
      pauses.push((Date.parse(row.due_at) - server.clock.now.getTime()) / 1000);
      server.clock.pass(Date.parse(row.due_at) - server.clock.now.getTime());
    }
    expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(server.clock.now.getTime() - started).toBeGreaterThan(72 * hour);
    const [row] = await rows(server);
    expect(row).toMatchObject({ status: 'failed', attempts: 10 });
    expect(row?.answer).toMatch(/^HTTP 500: Out of order x+…$/);
    expect(row?.answer?.length).toBeLessThanOrEqual(300);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(10);
    expect(await hook(server)).toMatchObject({ failing_since: expect.any(String), paused_at: null });
  });

  test('are paused when they fail for five days or answer 410; a success restarts the count', async () => {
    const { server, receiver } = await start();
    const tryOne = async (status: number) => {
      receiver.answer = { status };
      await server.database.deleteFrom('webhook_deliveries').execute();
      await put(server);
      await server.context.wakeWebhookWorker();
    };
    await tryOne(500);
    server.clock.pass(119 * hour);
    await tryOne(200);
    expect(await hook(server)).toMatchObject({ failing_since: null, paused_at: null });
    await tryOne(500);
    server.clock.pass(119 * hour);
    await tryOne(500);
    expect(await hook(server)).toMatchObject({ paused_at: null });
    server.clock.pass(hour);
    await tryOne(500);
    expect(await hook(server)).toMatchObject({ paused_at: server.clock.now.toISOString() });
    const count = receiver.received.length;
    await put(server);
    await server.context.wakeWebhookWorker();
    expect(receiver.received).toHaveLength(count);
    await server.database.updateTable('webhooks').set({ paused_at: null, failing_since: null }).execute();
    await tryOne(410);
    expect(await hook(server)).toMatchObject({ paused_at: server.clock.now.toISOString() });
  });

  test.each(databaseKinds)(
    'are sent by one of several workers, and by another one a minute after that one died, on $name',
    async ({ create }) => {
      const { server, receiver } = await start(await create());
      for (let n = 0; n < 12; n += 1) await put(server);
      const workers = [1, 2, 3].map(() => createWebhookWorker(server.context, 20));
      for (const worker of workers) {
        closeAfter(() => worker.stop());
        void worker.wake();
      }
      await until(async () => (await rows(server)).every(({ status }) => status === 'delivered'));
      expect(receiver.received).toHaveLength(12);
      for (const worker of workers) await worker.stop();
      await put(server);
      expect(await takeNextDelivery(server.database, server.clock.now)).toMatchObject({ attempts: 1 });
      server.clock.pass(59_999);
      expect(await takeNextDelivery(server.database, server.clock.now)).toBeUndefined();
      server.clock.pass(1);
      expect(await takeNextDelivery(server.database, server.clock.now)).toMatchObject({ attempts: 2 });
    },
  );

  test('don’t follow a redirect', async () => {
    const { server, receiver } = await start();
    receiver.answer = { status: 302, headers: { location: `http://127.0.0.1:${receiver.port}/elsewhere` } };
    await put(server);
    await server.context.wakeWebhookWorker();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', answer: 'HTTP 302' }]);
  });

  test('don’t reach a private network, also when DNS leads there later', async () => {
    const asked: string[] = [];
    const { server, receiver } = await start({ WEBHOOK_TARGETS: 'public' }, async (hostname) => {
      asked.push(hostname);
      return [{ address: '127.0.0.1', family: 4 }];
    });
    for (const url of [
      `https://rebound.example:${receiver.port}/`,
      `https://127.0.0.1:${receiver.port}/`,
      receiver.url,
    ]) {
      await server.database.updateTable('webhooks').set({ url }).execute();
      await server.database.deleteFrom('webhook_deliveries').execute();
      await put(server);
      await server.context.wakeWebhookWorker();
      const words = url === receiver.url ? 'has to begin with https' : 'private network';
      expect(await rows(server)).toMatchObject([{ status: 'waiting', answer: expect.stringContaining(words) }]);
    }
    expect(asked).toEqual(['rebound.example']);
    expect(receiver.received).toEqual([]);
  });
});
