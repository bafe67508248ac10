import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { closeAfter } from '../../testing/openTestServer.ts';
import { newEmail, outboxTests, until } from '../../testing/outbox.ts';
import { changeRows } from '../../testing/serverState.ts';
import { outboxFolder } from '../settings/settings.ts';
import { takeNextEmail } from './outbox.ts';
import { MailWorker } from './worker.ts';

describe.each(databaseKinds)('an e-mail in the outbox, on $name', (kind) => {
  const { start, startMailServer, put, rows } = outboxTests(kind);

  test('is sent by one of five concurrent workers', async () => {
    const smtp = await startMailServer();
    const { server, worker } = await start(smtp);
    const emails = Array.from({ length: 20 }, () => newEmail());
    await put(server, ...emails);
    for (const own of Array.from({ length: 5 }, () => worker(20))) own.wake();
    await until(async () => (await rows(server)).every(({ status }) => status === 'sent'));
    expect(smtp.taken.map(({ messageId }) => messageId).sort()).toEqual(
      emails.map(({ id }) => `<${id}@agency.example>`).sort(),
    );
  });

  test('is queued once for the same id', async () => {
    const { server } = await start();
    const sent = newEmail();
    await put(server, sent, sent);
    await put(server, sent);
    expect(await rows(server)).toHaveLength(1);
  });
});

describe('an e-mail in the outbox', () => {
  const { start, startMailServer, put, rows } = outboxTests();

  test('that was sent while the database was unreachable is not sent again', async () => {
    const { server } = await start();
    const rename = (from: string, to: string) => server.database.schema.alterTable(from).renameTo(to).execute();
    await put(server, newEmail());
    let sent = 0;
    const failed: unknown[] = [];
    const context = { ...server.context, log: { error: (error: unknown) => failed.push(error), info: () => {} } };
    const breakingMailer = {
      async send() {
        sent += 1;
        await rename('outbox', 'away');
      },
      close() {},
    };
    const worker = new MailWorker(context, breakingMailer, async () => [], 3_600_000);
    closeAfter(() => worker.stop());
    worker.wake();
    await until(() => failed.length > 0);
    await rename('away', 'outbox');
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    server.clock.pass(120_000);
    worker.wake();
    await until(async () => (await rows(server))[0]?.status === 'sent');
    expect(sent).toBe(1);
    expect(await rows(server)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  test('locked by a dead worker is retried after two minutes, with the same Message-ID', async () => {
    const { server, worker } = await start();
    const sent = newEmail();
    await put(server, sent);
    expect(await takeNextEmail(server.database, server.clock.now)).toMatchObject({ id: sent.id });
    server.clock.pass(119_999);
    expect(await takeNextEmail(server.database, server.clock.now)).toBeUndefined();
    server.clock.pass(1);
    worker().wake();
    expect(await server.mails(1)).toMatchObject([{ messageId: `<${sent.id}@localhost>` }]);
  });

  test('is sent completely with its headers', async () => {
    const smtp = await startMailServer();
    const { server, worker } = await start(smtp);
    const sent = newEmail();
    await put(server, sent);
    worker().wake();
    await until(() => smtp.taken.length > 0);
    expect(smtp.taken).toMatchObject([
      {
        from: { text: '"Trinity Works" <hello@agency.example>' },
        to: { value: [{ address: 'ann@example.ie' }] },
        replyTo: { value: [{ address: 'office@agency.example' }] },
        subject: 'Your receipt: €396',
        messageId: `<${sent.id}@agency.example>`,
        date: server.clock.now,
        text: expect.stringContaining('Hello Ann'),
        html: expect.stringContaining('<p>Hello Ann</p>'),
        attachments: [],
      },
    ]);
    await until(async () => (await rows(server))[0]?.status === 'sent');
    expect(await rows(server)).toMatchObject([
      { status: 'sent', attempts: 1, sent_at: server.clock.now.toISOString() },
    ]);
  });

  test('to the agency is sent to the current AGENCY_EMAIL', async () => {
    const smtp = await startMailServer();
    const { server, worker } = await start(smtp, { AGENCY_EMAIL: 'office@agency.example' });
    await put(server, newEmail({ recipient: 'ofice@agency.example', toAgency: true }));
    worker().wake();
    await until(() => smtp.taken.length > 0);
    expect(smtp.taken).toMatchObject([{ to: { value: [{ address: 'office@agency.example' }] } }]);
  });

  test('waits while its file can’t be written, and leaves no partial file', async () => {
    const { server, worker } = await start();
    const sent = newEmail();
    // A folder with the file's name: writing works, renaming fails.
    const place = join(outboxFolder(server.settings), `${sent.id}.eml`);
    await mkdir(place, { recursive: true });
    const own = worker();
    await put(server, sent);
    own.wake();
    await until(async () => (await rows(server))[0]?.failure !== null);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1, failure_cause: 'transport' }]);
    expect(await readdir(outboxFolder(server.settings))).toEqual([`${sent.id}.eml`]);
    await rm(place, { recursive: true });
    await writeFile(join(outboxFolder(server.settings), `.${sent.id}.eml.part`), 'A server died');
    server.clock.pass(5_000);
    await until(async () => {
      own.wake();
      return (await rows(server))[0]?.status === 'sent';
    });
    expect(await server.mails(1)).toMatchObject([{ subject: sent.subject }]);
    expect(await readdir(outboxFolder(server.settings))).toEqual([`${sent.id}.eml`]);
  });

  test('becomes one file without a mail server, also when written twice', async () => {
    const { server, worker } = await start();
    const sent = newEmail();
    await put(server, sent);
    worker().wake();
    await server.mails(1);
    await changeRows(server, 'outbox', { status: 'waiting', due_at: server.clock.now.toISOString() });
    worker().wake();
    await until(async () => (await rows(server))[0]?.attempts === 2 && (await rows(server))[0]?.status === 'sent');
    expect(await readdir(outboxFolder(server.settings))).toEqual([`${sent.id}.eml`]);
  });

  test('is found by the worker’s next check', async () => {
    const { server, worker } = await start();
    worker(20).wake();
    await put(server, newEmail());
    expect(await server.mails(1)).toHaveLength(1);
  });

  test.each(['recipient', 'replyTo', 'subject'] as const)('is rejected with a line break in the %s', async (header) => {
    const { server } = await start();
    await expect(put(server, newEmail({ [header]: 'a@b.ie\r\nBcc: all@example.ie' }))).rejects.toThrow(
      /control characters/,
    );
    expect(await rows(server)).toHaveLength(0);
  });
});
