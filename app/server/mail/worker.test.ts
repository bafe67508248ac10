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

const letter = (change: Partial<Email> = {}): Email => ({
  id: crypto.randomUUID(),
  recipient: 'ann@example.ie',
  replyTo: 'office@agency.example',
  subject: 'Your receipt: €396',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
  ...change,
});

type Stage = 'sender' | 'recipient' | 'data';

/** A mail server that takes what comes, after refusing as often as told. */
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

describe.each(databaseKinds)('the outbox, on $name', ({ create }) => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  /** A server whose own worker sleeps, and another worker to watch. */
  async function house(smtp?: { url: string }, environment: Record<string, string> = {}) {
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

  const put = (server: TestServer, ...letters: Email[]) =>
    server.database
      .transaction()
      .execute((transaction) => enqueueEmails(transaction, letters, server.clock.now.toISOString()));
  const rows = (server: TestServer) => server.database.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const later = (server: TestServer, milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };

  test('goes to the mail server, whole and with its headers', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, worker } = await house(smtp);
    const sent = letter();
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

  test('is tried again, later each time, while the mail server is busy', async () => {
    const smtp = await mailServer({ at: 'data', code: 451, times: 2 });
    open.push(smtp.close);
    const { server, worker } = await house(smtp);
    const own = worker();
    await put(server, letter());
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

  test('waits while there is no mail server at all', async () => {
    const probe = createServer();
    const port = await new Promise<number>((resolve) => {
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await new Promise((resolve) => probe.close(resolve));
    const { server, worker } = await house({ url: `smtp://127.0.0.1:${port}` });
    await put(server, letter());
    worker().wake();
    const due = new Date(server.clock.now.getTime() + 5_000).toISOString();
    await until(async () => (await rows(server))[0]?.due_at === due);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1, due_at: due }]);
  });

  test('of a visitor is undelivered at once when the mail server refuses the address for good', async () => {
    const smtp = await mailServer({ at: 'recipient', code: 550, times: 1, words: 'No such mailbox' });
    open.push(smtp.close);
    const { server, worker } = await house(smtp);
    await put(server, letter());
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
    ['the sender is refused', { at: 'sender', code: 553, times: 1 }, {}],
    ['the mail server wants a login first', { at: 'recipient', code: 530, times: 1 }, {}],
    ['it does not relay for us', { at: 'recipient', code: 554, times: 1, words: '5.7.1 Relay access denied' }, {}],
    ['the recipient is told to try later', { at: 'recipient', code: 451, times: 1 }, {}],
    ['a notice goes to an address that is refused', { at: 'recipient', code: 550, times: 1 }, { toAgency: true }],
  ])('waits, and goes out in the end, when %s', async (_what, refusals, change) => {
    const smtp = await mailServer(refusals);
    open.push(smtp.close);
    const { server, worker } = await house(smtp);
    const own = worker();
    await put(server, letter(change));
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

  test('to the agency goes to the address that is set now, not to the one it was written for', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, worker } = await house(smtp, { AGENCY_EMAIL: 'office@agency.example' });
    await put(server, letter({ recipient: 'ofice@agency.example', toAgency: true }));
    worker().wake();
    await until(() => smtp.taken.length > 0);
    expect(smtp.taken).toMatchObject([{ to: { value: [{ address: 'office@agency.example' }] } }]);
  });

  /** For how many hours a mail is tried before it counts as undelivered. */
  async function hoursTried(server: TestServer, change: Partial<Email>, failure: Omit<MailFailure, 'message'>) {
    await put(server, letter(change));
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
    ['three days for a recipient that may take it later', 72, {}, { cause: 'recipient', isPermanent: false }],
    ['a day for the agency itself', 24, { toAgency: true }, { cause: 'recipient', isPermanent: true }],
  ])('is tried for %s', async (_what, hours, change, failure) => {
    const { server } = await house();
    const tried = await hoursTried(server, change, failure);
    expect(tried).toBeGreaterThanOrEqual(hours);
    expect(tried).toBeLessThanOrEqual(hours + 1);
  });

  test('is not given up after one try because the server was off for days', async () => {
    const { server } = await house();
    await put(server, letter());
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

  test('is not held back by a clock that was wrong and is set back', async () => {
    const { server } = await house();
    later(server, 365 * 24 * 3_600_000);
    await put(server, letter());
    later(server, -365 * 24 * 3_600_000);
    expect(await takeNextEmail(server.database, server.clock.now)).toMatchObject({ attempts: 1 });
  });

  test('that went out while the database could not note it is not sent again', async () => {
    const { server } = await house();
    const rename = (from: string, to: string) => server.database.schema.alterTable(from).renameTo(to).execute();
    await put(server, letter());
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

  test('waits while no file can be written, and leaves nothing half-written behind', async () => {
    const { server, worker } = await house();
    const sent = letter();
    // A folder in the place of the file: writing works, and taking the name fails.
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

  test('in the hands of a worker that died comes back after two minutes, under the same Message-ID', async () => {
    const { server, worker } = await house();
    const sent = letter();
    await put(server, sent);
    expect(await takeNextEmail(server.database, server.clock.now)).toMatchObject({ id: sent.id });
    later(server, 119_999);
    expect(await takeNextEmail(server.database, server.clock.now)).toBeUndefined();
    later(server, 1);
    worker().wake();
    expect(await server.mails(1)).toMatchObject([{ messageId: `<${sent.id}@localhost>` }]);
  });

  test('of five workers at once, each mail is carried by one', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, worker } = await house(smtp);
    const letters = Array.from({ length: 20 }, () => letter());
    await put(server, ...letters);
    for (const own of Array.from({ length: 5 }, () => worker(20))) own.wake();
    await until(async () => (await rows(server)).every(({ status }) => status === 'sent'));
    expect(smtp.taken.map(({ messageId }) => messageId).sort()).toEqual(
      letters.map(({ id }) => `<${id}@agency.example>`).sort(),
    );
  });

  test('without a mail server becomes one file for each mail, also when it is written twice', async () => {
    const { server, worker } = await house();
    const sent = letter();
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

  test('looks again by itself after a pause', async () => {
    const { server, worker } = await house();
    worker(20).wake();
    await put(server, letter());
    expect(await server.mails(1)).toHaveLength(1);
  });

  test('takes a letter of the same id once', async () => {
    const { server } = await house();
    const sent = letter();
    await put(server, sent, sent);
    await put(server, sent);
    expect(await rows(server)).toHaveLength(1);
  });

  test.each(['recipient', 'replyTo', 'subject'] as const)('refuses a line break in the %s', async (header) => {
    const { server } = await house();
    await expect(put(server, letter({ [header]: 'a@b.ie\r\nBcc: all@example.ie' }))).rejects.toThrow(
      /control characters/,
    );
    expect(await rows(server)).toHaveLength(0);
  });
});
