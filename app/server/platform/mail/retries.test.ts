import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Refusals } from '../../testing/mailServer.ts';
import { newEmail, outboxTests, until } from '../../testing/outbox.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { MailFailure } from './deliveryFailure.ts';
import { type Email, rescheduleEmail, takeNextEmail } from './outbox.ts';

describe('an e-mail that fails', () => {
  const { start, startMailServer, put, rows } = outboxTests();

  test('is retried with a growing back-off while the mail server is busy', async () => {
    const smtp = await startMailServer({ at: 'data', code: 451, times: 2 });
    const { server, worker } = await start(smtp);
    const own = worker();
    await put(server, newEmail());
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      own.wake();
      await until(async () => (await rows(server))[0]?.attempts === attempt && (await dueIn()) < 120_000);
      pauses.push(await dueIn());
      server.clock.pass(pauses.at(-1) ?? 0);
    }
    async function dueIn() {
      return Date.parse((await rows(server))[0]?.due_at ?? '') - server.clock.now.getTime();
    }
    expect(pauses).toEqual([5_000, 10_000]);
    own.wake();
    await until(() => smtp.taken.length > 0);
    expect(smtp.taken).toHaveLength(1);
  });

  test('waits while the mail server is unreachable', async () => {
    const probe = createServer();
    const port = await new Promise<number>((resolve) => {
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await new Promise((resolve) => probe.close(resolve));
    const { server, worker } = await start({ url: `smtp://127.0.0.1:${port}` });
    await put(server, newEmail());
    worker().wake();
    const due = new Date(server.clock.now.getTime() + 5_000).toISOString();
    await until(async () => (await rows(server))[0]?.due_at === due);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1, due_at: due }]);
  });

  test('to a visitor is undelivered at once when the address is permanently rejected', async () => {
    const smtp = await startMailServer({ at: 'recipient', code: 550, times: 1, words: 'No such mailbox' });
    const { server, worker } = await start(smtp);
    await put(server, newEmail());
    worker().wake();
    await until(async () => (await rows(server))[0]?.status === 'undelivered');
    expect(await rows(server)).toMatchObject([
      {
        status: 'undelivered',
        attempts: 1,
        due_at: server.clock.now.toISOString(),
        failure: expect.stringContaining('No such mailbox'),
        failure_cause: 'recipient',
      },
    ]);
  });

  test.each<[string, Refusals, Partial<Email>]>([
    ['the sender is rejected', { at: 'sender', code: 553, times: 1 }, {}],
    ['the mail server requires a login', { at: 'recipient', code: 530, times: 1 }, {}],
    ['relaying is denied', { at: 'recipient', code: 554, times: 1, words: '5.7.1 Relay access denied' }, {}],
    ['the recipient is temporarily rejected', { at: 'recipient', code: 451, times: 1 }, {}],
    ['the agency’s address is rejected', { at: 'recipient', code: 550, times: 1 }, { toAgency: true }],
  ])('is retried and sent when %s', async (_what, refusals, change) => {
    const smtp = await startMailServer(refusals);
    const { server, worker } = await start(smtp);
    const own = worker();
    await put(server, newEmail(change));
    own.wake();
    await until(async () => (await rows(server))[0]?.failure !== null);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    server.clock.pass(5_000);
    await until(() => {
      own.wake();
      return smtp.taken.length > 0;
    });
    await until(async () => (await rows(server))[0]?.status === 'sent');
    expect(await rows(server)).toMatchObject([{ status: 'sent', failure: null, failure_cause: null }]);
  });

  /** For how many hours an e-mail is retried until it is undelivered. */
  async function hoursTried(server: TestServer, change: Partial<Email>, failure: Omit<MailFailure, 'message'>) {
    await put(server, newEmail(change));
    const start = server.clock.now.getTime();
    for (;;) {
      const mail = await takeNextEmail(server.database, server.clock.now);
      if (!mail) throw new Error('Nothing is due.');
      await rescheduleEmail(server.database, mail, { ...failure, message: 'No' }, server.clock.now);
      const [row] = await rows(server);
      if (row?.status === 'undelivered') return (server.clock.now.getTime() - start) / 3_600_000;
      server.clock.pass(Date.parse(row?.due_at ?? '') - server.clock.now.getTime());
    }
  }

  test.each<[string, number, Partial<Email>, Omit<MailFailure, 'message'>]>([
    ['three days while the mail server is busy', 72, {}, { cause: 'transport', isPermanent: false }],
    ['three days for a temporarily rejected recipient', 72, {}, { cause: 'recipient', isPermanent: false }],
    ['a day for the agency itself', 24, { toAgency: true }, { cause: 'recipient', isPermanent: true }],
  ])('is retried for %s', async (_what, hours, change, failure) => {
    const { server } = await start();
    const tried = await hoursTried(server, change, failure);
    expect(tried).toBeGreaterThanOrEqual(hours);
    expect(tried).toBeLessThanOrEqual(hours + 1);
  });

  test('is not undelivered after one try when the server was off for days', async () => {
    const { server } = await start();
    await put(server, newEmail());
    server.clock.pass(30 * 24 * 3_600_000);
    const mail = await takeNextEmail(server.database, server.clock.now);
    if (mail)
      await rescheduleEmail(
        server.database,
        mail,
        { cause: 'transport', isPermanent: false, message: '' },
        server.clock.now,
      );
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  });

  test('is sent after the clock was set back', async () => {
    const { server } = await start();
    server.clock.pass(365 * 24 * 3_600_000);
    await put(server, newEmail());
    server.clock.pass(-365 * 24 * 3_600_000);
    expect(await takeNextEmail(server.database, server.clock.now)).toMatchObject({ attempts: 1 });
  });
});
