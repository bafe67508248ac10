import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../server/platform/cli/command.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { send } from '../server/testing/request.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { newsletterCommand } from '../tools/newsletter/command.ts';
import { issueIn } from '../tools/newsletter/issueFile.ts';

const text = `# Our hours in "December"

We close early on the 24th. See [the calendar](/booking) and <b>note</b> it.

## What else

- one
- **two**
`;

test('parses an issue into subject and text', () => {
  const { name, subject, blocks } = issueIn(
    '/letters/2026-12-hours.md',
    text.replaceAll('\n', '\r\n').replace('<b>note</b>', 'note'),
  );
  expect({ name, subject }).toEqual({ name: '2026-12-hours', subject: 'Our hours in “December”' });
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'heading', 'list']);
});

test.each([
  ['a name that could be confused with another', 'Hours December.md', '# Hours\n\nText', /lowercase letters/],
  ['no subject', 'hours.md', 'Hours\n\nText', /first line is the subject/],
  ['an empty subject', 'hours.md', '# \n\nText', /first line is the subject/],
  ['no text', 'hours.md', '# Hours\n\n', /first line is the subject/],
  [
    'a picture, which a mail would load from elsewhere',
    'hours.md',
    '# Hours\n\n![cat](cat.png)',
    /This image isn’t supported/,
  ],
])('refuses an issue with %s, naming its file', (_what, file, content, why) => {
  expect(() => issueIn(file, content)).toThrow(why);
  expect(() => issueIn(file, content)).toThrow(file);
});

const publicSite = {
  SITE_URL: 'https://agency.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@agency.example',
};

/** What the command prints with these settings, and whether it failed. */
async function printed(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const lines: unknown[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(text)),
    vi.spyOn(console, 'error').mockImplementation((text) => void lines.push(`failed: ${text}`)),
  ];
  await runCommand(
    newsletterCommand(() => readSettings(environment)),
    words,
  );
  for (const spy of spies) spy.mockRestore();
  process.exitCode = undefined;
  return lines.join('\n');
}

async function subscriber(server: TestServer, email: string, status: 'pending' | 'subscribed') {
  await send(`${server.url}/api/auth/addSubscriber`, { email });
  if (status === 'pending') return;
  await server.database
    .updateTable('subscribers')
    .set({ status, expires_at: null })
    .where('email', '=', email)
    .execute();
}

async function writeIssue({ settings }: TestServer): Promise<string> {
  const file = join(settings.dataDir, '2026-12-hours.md');
  await writeFile(file, text.replace('<b>note</b>', 'note'));
  return file;
}

describe('sending an issue', () => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  /** A site with subscribers, and the command run beside it. */
  async function house() {
    const server = await startTestServer({ timing: { outboxInterval: 50 } });
    open.push(server.close);
    // The command uses the machine's clock.
    server.clock.now = new Date(Date.now() + 3_600_000);
    const file = await writeIssue(server);
    const commandWith = (change: Record<string, string>, ...words: string[]) => {
      const { dataDir: DATA_DIR } = server.settings;
      return printed({ DATA_DIR, ...publicSite, ...change }, ...words);
    };
    const command = (...words: string[]) => commandWith({}, ...words);
    return { server, file, command, commandWith };
  }

  const issues = async (server: TestServer, atLeast: number) =>
    (await server.mails(atLeast)).filter(({ subject }) => subject?.includes('December'));

  test('every confirmed subscriber gets it once, with their own unsubscribe link', async () => {
    const { server, file, command } = await house();
    await subscriber(server, 'ann@example.ie', 'subscribed');
    await subscriber(server, 'ben@example.ie', 'subscribed');
    await subscriber(server, 'not-yet@example.ie', 'pending');
    expect(await command(file)).toMatch(/Readers: 2\n.*\nNothing was sent/);
    expect(await command(file, '--send')).toContain('2 e-mails in the outbox');
    const sent = await issues(server, 5);
    expect(sent.map(({ to }) => [to].flat()[0]?.text).sort()).toEqual(['ann@example.ie', 'ben@example.ie']);
    const links = sent.map(
      ({ text: words = '' }) => /Unsubscribe: https:\/\/agency\.example(\S+)/.exec(words)?.[1] ?? '',
    );
    expect(new Set(links).size).toBe(2);
    expect(sent[0]?.text).toContain('the calendar (https://agency.example/booking)');
    expect(sent[0]?.html).toMatch(/<a href="https:\/\/agency\.example\/booking"[^>]*>the calendar<\/a>/);

    expect(await command(file, '--send')).toMatch(/failed: "2026-12-hours" was sent before/);
    expect(await command(file)).toContain('It was sent on');

    const [to] = [sent[0]?.to].flat();
    await fetch(`${server.url}${links[0]}`, { method: 'POST' });
    const left = await server.database
      .selectFrom('subscribers')
      .select('email')
      .where('status', '=', 'subscribed')
      .execute();
    expect(left.map(({ email }) => email)).not.toContain(to?.text);
    expect(left).toHaveLength(1);
  });

  test('a test copy goes to one address, any number of times, and does not count as sent', async () => {
    const { server, file, command } = await house();
    await subscriber(server, 'ann@example.ie', 'subscribed');
    expect(await command(file, '--to', 'office@agency.example')).toContain('to office@agency.example');
    expect(await command(file, '--to', 'office@agency.example')).toContain('to office@agency.example');
    const copies = await issues(server, 3);
    expect(copies.map(({ to, subject }) => [[to].flat()[0]?.text, subject])).toEqual(
      Array(2).fill(['office@agency.example', 'Trial: Our hours in “December”']),
    );
    expect(await server.database.selectFrom('newsletter_issues').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['for a site on this machine', { SITE_URL: 'http://localhost:3000' }, /Set SITE_URL/],
    ['without a mail server', { SMTP_URL: '' }, /Set SMTP_URL/],
  ])('%s nothing is sent, and the issue can still be sent', async (_what, change, why) => {
    const { server, file, command, commandWith } = await house();
    await subscriber(server, 'ann@example.ie', 'subscribed');
    expect(await commandWith(change, file, '--send')).toMatch(why);
    expect(await issues(server, 1)).toEqual([]);
    expect(await command(file, '--send')).toContain('1 e-mail in the outbox');
  });

  test.each([
    ['no file', [], /Usage/],
    ['both at once', ['x.md', '--send', '--to', 'a@b.ie'], /Usage/],
    ['an address that is none', ['', '--to', 'office'], /"office" is not an e-mail address/],
    ['a file that is not there', ['missing.md'], /missing\.md/],
  ])('%s is reported, and nothing is sent', async (_what, words, why) => {
    const { server, file, command } = await house();
    await subscriber(server, 'ann@example.ie', 'subscribed');
    const given = words.map((word) => word || file);
    expect(await command(...given)).toMatch(why);
    expect(await issues(server, 1)).toEqual([]);
  });
});
