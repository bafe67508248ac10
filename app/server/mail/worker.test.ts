import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { outboxFolder } from '../settings.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { MailFailure } from './deliveryFailure.ts';
import { createMailer } from './mailer.ts';
import { type Email, enqueueEmails, rescheduleEmail, takeNextEmail } from './outbox.ts';
import { MailWorker } from './worker.ts';

const newEmail = (change: Partial<Email> = {}): Email => ({
  id: crypto.randomUUID(),
  recipient: 'ann@example.ie',
  replyTo: 'office@agency.example',
  subject: 'Your receipt: €396',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
  ...change,
});

type Stage = 'sender' | 'recipient' | 'data';

/** A mail server that accepts e-mails after a number of rejections. */
async function mailServer(refusals: { at: Stage; code: number; times: number; words?: string } | null = null) {
  const taken: ParsedMail[] = [];
  let left = refusals?.times ?? 0;
  const refusal = (at: Stage) => {
    if (refusals?.at !== at || left <= 0) return null;
    left -= 1;
    return Object.assign(new Error(refusals.words ?? 'Not now'), { responseCode: refusals.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        const error = refusal('data');
        if (!error) taken.push(mail);
        done(error);
      }, done);
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

const until = async (done: () => boolean | Promise<boolean>) => {
  for (let tries = 1000; tries > 0 && !(await done()); tries -= 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
};

describe.each(databaseKinds)('an e-mail in the outbox, on $name', ({ create }) => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  /** A server with its own worker turned off, and a worker to test. */
  async function start(smtp?: { url: string }, environment: Record<string, string> = {}) {
    const server = await startTestServer({
      environment: {
        ...(await create()),
        ...(smtp ? { SMTP_URL: smtp.url, MAIL_FROM: 'Trinity Works <hello@agency.example>' } : {}),
        ...environment,
      },
      timing: { cardProviderTimeout: 1_000, outboxInterval: 3_600_000 },
    });
    open.push(server.close);
    const worker = (pause = 3_600_000) => {
      const made = new MailWorker(server.context, createMailer(server.settings), pause);
      open.push(() => made.stop());
      return made;
    };
    return { server, worker };
  }

  const put = (server: TestServer, ...emails: Email[]) =>
    server.database
      .transaction()
      .execute((transaction) => enqueueEmails(transaction, emails, server.clock.now.toISOString()));
  const rows = (server: TestServer) => server.database.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const later = (server: TestServer, milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };

  test('is sent completely with its headers', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
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

  test('is retried with a growing back-off while the mail server is busy', async () => {
    const smtp = await mailServer({ at: 'data', code: 451, times: 2 });
    open.push(smtp.close);
    const { server, worker } = await start(smtp);
    const own = worker();
    await put(server, newEmail());
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      own.wake();
      await until(async () => (await rows(server))[0]?.attempts === attempt && (await dueIn()) < 120_000);
      pauses.push(await dueIn());
      later(server, pauses.at(-1) ?? 0);
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
    const smtp = await mailServer({ at: 'recipient', code: 550, times: 1, words: 'No such mailbox' });
    open.push(smtp.close);
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

  test.each<[string, Parameters<typeof mailServer>[0], Partial<Email>]>([
    ['the sender is rejected', { at: 'sender', code: 553, times: 1 }, {}],
    ['the mail server requires a login', { at: 'recipient', code: 530, times: 1 }, {}],
    ['relaying is denied', { at: 'recipient', code: 554, times: 1, words: '5.7.1 Relay access denied' }, {}],
    ['the recipient is temporarily rejected', { at: 'recipient', code: 451, times: 1 }, {}],
    ['the agency’s address is rejected', { at: 'recipient', code: 550, times: 1 }, { toAgency: true }],
  ])('is retried and sent when %s', async (_what, refusals, change) => {
    const smtp = await mailServer(refusals);
    open.push(smtp.close);
    const { server, worker } = await start(smtp);
    const own = worker();
    await put(server, newEmail(change));
    own.wake();
    await until(async () => (await rows(server))[0]?.failure !== null);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    later(server, 5_000);
    await until(() => {
      own.wake();
      return smtp.taken.length > 0;
    });
    await until(async () => (await rows(server))[0]?.status === 'sent');
    expect(await rows(server)).toMatchObject([{ status: 'sent', failure: null, failure_cause: null }]);
  });

  test('to the agency is sent to the current AGENCY_EMAIL', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, worker } = await start(smtp, { AGENCY_EMAIL: 'office@agency.example' });
    await put(server, newEmail({ recipient: 'ofice@agency.example', toAgency: true }));
    worker().wake();
    await until(() => smtp.taken.length > 0);
    expect(smtp.taken).toMatchObject([{ to: { value: [{ address: 'office@agency.example' }] } }]);
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
      later(server, Date.parse(row?.due_at ?? '') - server.clock.now.getTime());
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
    later(server, 30 * 24 * 3_600_000);
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
    later(server, 365 * 24 * 3_600_000);
    await put(server, newEmail());
    later(server, -365 * 24 * 3_600_000);
    expect(await takeNextEmail(server.database, server.clock.now)).toMatchObject({ attempts: 1 });
  });

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
    const worker = new MailWorker(context, breakingMailer, 3_600_000);
    open.push(() => worker.stop());
    worker.wake();
    await until(() => failed.length > 0);
    await rename('away', 'outbox');
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    later(server, 120_000);
    worker.wake();
    await until(async () => (await rows(server))[0]?.status === 'sent');
    expect(sent).toBe(1);
    expect(await rows(server)).toMatchObject([{ status: 'sent', attempts: 2 }]);
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
    later(server, 5_000);
    await until(async () => {
      own.wake();
      return (await rows(server))[0]?.status === 'sent';
    });
    expect(await server.mails(1)).toMatchObject([{ subject: sent.subject }]);
    expect(await readdir(outboxFolder(server.settings))).toEqual([`${sent.id}.eml`]);
  });

  test('locked by a dead worker is retried after two minutes, with the same Message-ID', async () => {
    const { server, worker } = await start();
    const sent = newEmail();
    await put(server, sent);
    expect(await takeNextEmail(server.database, server.clock.now)).toMatchObject({ id: sent.id });
    later(server, 119_999);
    expect(await takeNextEmail(server.database, server.clock.now)).toBeUndefined();
    later(server, 1);
    worker().wake();
    expect(await server.mails(1)).toMatchObject([{ messageId: `<${sent.id}@localhost>` }]);
  });

  test('is sent by one of five concurrent workers', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, worker } = await start(smtp);
    const emails = Array.from({ length: 20 }, () => newEmail());
    await put(server, ...emails);
    for (const own of Array.from({ length: 5 }, () => worker(20))) own.wake();
    await until(async () => (await rows(server)).every(({ status }) => status === 'sent'));
    expect(smtp.taken.map(({ messageId }) => messageId).sort()).toEqual(
      emails.map(({ id }) => `<${id}@agency.example>`).sort(),
    );
  });

  test('becomes one file without a mail server, also when written twice', async () => {
    const { server, worker } = await start();
    const sent = newEmail();
    await put(server, sent);
    worker().wake();
    await server.mails(1);
    await server.database
      .updateTable('outbox')
      .set({ status: 'waiting', due_at: server.clock.now.toISOString() })
      .execute();
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

  test('is queued once for the same id', async () => {
    const { server } = await start();
    const sent = newEmail();
    await put(server, sent, sent);
    await put(server, sent);
    expect(await rows(server)).toHaveLength(1);
  });

  test.each(['recipient', 'replyTo', 'subject'] as const)('is rejected with a line break in the %s', async (header) => {
    const { server } = await start();
    await expect(put(server, newEmail({ [header]: 'a@b.ie\r\nBcc: all@example.ie' }))).rejects.toThrow(
      /control characters/,
    );
    expect(await rows(server)).toHaveLength(0);
  });
});
