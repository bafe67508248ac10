import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { outboxFolder } from '../settings.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { mailer } from './mailer.ts';
import { type Letter, post, takeNext } from './outbox.ts';
import { Postman } from './postman.ts';

const letter = (change: Partial<Letter> = {}): Letter => ({
  id: crypto.randomUUID(),
  recipient: 'ann@example.ie',
  replyTo: 'office@agency.example',
  subject: 'Your receipt: €396',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
  ...change,
});

/** A mail server that takes what comes, after refusing as often as told. */
async function mailServer(refusals: { at: 'recipient' | 'data'; code: number; times: number } | null = null) {
  const taken: ParsedMail[] = [];
  let left = refusals?.times ?? 0;
  const refusal = (at: 'recipient' | 'data') => {
    if (refusals?.at !== at || left <= 0) return null;
    left -= 1;
    return Object.assign(new Error('Not now'), { responseCode: refusals.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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

  /** A server whose own postman sleeps, and another postman to watch. */
  async function house(smtp?: { url: string }, environment: Record<string, string> = {}) {
    const server = await startTestServer({
      environment: {
        ...(await create()),
        ...(smtp ? { SMTP_URL: smtp.url, MAIL_FROM: 'Trinity Works <hello@agency.example>' } : {}),
        ...environment,
      },
      pace: { cardProvider: 1_000, outbox: 3_600_000 },
    });
    open.push(server.close);
    const postman = (pause = 3_600_000) => {
      const { database, settings, clock } = server;
      const made = new Postman({
        database,
        mailer: mailer(settings),
        now: () => clock.now,
        log: { error: () => {} },
        pause,
      });
      open.push(() => made.stop());
      return made;
    };
    return { server, postman };
  }

  const put = (server: TestServer, ...letters: Letter[]) =>
    server.database.transaction().execute((transaction) => post(transaction, letters, server.clock.now.toISOString()));
  const rows = (server: TestServer) => server.database.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const later = (server: TestServer, milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };

  test('goes to the mail server, whole and with its headers', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, postman } = await house(smtp);
    const sent = letter();
    await put(server, sent);
    postman().call();
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
    const { server, postman } = await house(smtp);
    const carrier = postman();
    await put(server, letter());
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      carrier.call();
      await until(async () => (await rows(server))[0]?.attempts === attempt && (await dueIn()) < 120_000);
      pauses.push(await dueIn());
      later(server, pauses.at(-1) ?? 0);
    }
    async function dueIn() {
      return Date.parse((await rows(server))[0]?.due_at ?? '') - server.clock.now.getTime();
    }
    expect(pauses).toEqual([5_000, 10_000]);
    carrier.call();
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
    const { server, postman } = await house({ url: `smtp://127.0.0.1:${port}` });
    await put(server, letter());
    postman().call();
    const due = new Date(server.clock.now.getTime() + 5_000).toISOString();
    await until(async () => (await rows(server))[0]?.due_at === due);
    expect(await rows(server)).toMatchObject([{ status: 'waiting', attempts: 1, due_at: due }]);
  });

  test('is given up for an address that will never take it, and after three days', async () => {
    const smtp = await mailServer({ at: 'recipient', code: 550, times: 1 });
    open.push(smtp.close);
    const { server, postman } = await house(smtp);
    const carrier = postman();
    await put(server, letter());
    carrier.call();
    await until(async () => (await rows(server))[0]?.status === 'given-up');
    expect(await rows(server)).toMatchObject([{ status: 'given-up', attempts: 1 }]);

    const busy = await mailServer({ at: 'data', code: 451, times: 1 });
    open.push(busy.close);
    const other = await house(busy);
    await put(other.server, letter());
    later(other.server, 3 * 24 * 3_600_000);
    other.postman().call();
    await until(async () => (await rows(other.server))[0]?.status === 'given-up');
    expect(await rows(other.server)).toMatchObject([{ status: 'given-up' }]);
  });

  test('in the hands of a worker that died comes back after two minutes, under the same Message-ID', async () => {
    const { server, postman } = await house();
    const sent = letter();
    await put(server, sent);
    expect(await takeNext(server.database, server.clock.now)).toMatchObject({ id: sent.id });
    later(server, 119_999);
    expect(await takeNext(server.database, server.clock.now)).toBeUndefined();
    later(server, 1);
    postman().call();
    expect(await server.mails(1)).toMatchObject([{ messageId: `<${sent.id}@localhost>` }]);
  });

  test('of five workers at once, each mail is carried by one', async () => {
    const smtp = await mailServer();
    open.push(smtp.close);
    const { server, postman } = await house(smtp);
    const letters = Array.from({ length: 20 }, () => letter());
    await put(server, ...letters);
    for (const carrier of Array.from({ length: 5 }, () => postman(20))) carrier.call();
    await until(async () => (await rows(server)).every(({ status }) => status === 'sent'));
    expect(smtp.taken.map(({ messageId }) => messageId).sort()).toEqual(
      letters.map(({ id }) => `<${id}@agency.example>`).sort(),
    );
  });

  test('without a mail server becomes one file for each mail, also when it is written twice', async () => {
    const { server, postman } = await house();
    const sent = letter();
    await put(server, sent);
    postman().call();
    await server.mails(1);
    await server.database
      .updateTable('outbox')
      .set({ status: 'waiting', due_at: server.clock.now.toISOString() })
      .execute();
    postman().call();
    await until(async () => (await rows(server))[0]?.attempts === 2 && (await rows(server))[0]?.status === 'sent');
    expect(await readdir(outboxFolder(server.settings))).toEqual([`${sent.id}.eml`]);
  });

  test('looks again by itself after a pause', async () => {
    const { server, postman } = await house();
    postman(20).call();
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
