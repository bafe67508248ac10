import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestServer } from '../../testing/openTestServer.ts';
import { newEmail } from '../../testing/outbox.ts';
import { runCommand } from '../../testing/runCommand.ts';
import { emptyTables } from '../../testing/serverState.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { CommandError } from '../cli/command.ts';
import { type Email, enqueueEmails, rescheduleEmail, takeNextEmail } from './outbox.ts';
import { listEmails, resendEmails, showEmail } from './outboxCommands.ts';

const asleep = { outboxInterval: 3_600_000 };

const refused = {
  id: 'refused',
  recipient: 'typo@example.ie',
  replyTo: 'hello@agency.example',
  text: 'Hello Ann\u001b[2J,\n\nthank you.',
};

/** Queues one undelivered and one waiting e-mail. */
async function fill(server: TestServer) {
  const at = server.clock.now.toISOString();
  const put = (change: Partial<Email>) =>
    server.database.transaction().execute((own) => enqueueEmails(own, [newEmail({ ...refused, ...change })], at));
  await put({});
  const mail = await takeNextEmail(server.database, server.clock.now);
  const failure = { cause: 'recipient', isPermanent: true, message: '550 5.1.1 No such mailbox' } as const;
  if (mail) await rescheduleEmail(server.database, mail, failure, server.clock.now);
  await put({ id: 'waits', toAgency: true, recipient: 'old@agency.example', subject: 'Paid: Trinity Core' });
}

describe('pnpm mails', async () => {
  const server = await openTestServer({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@agency.example' },
    timing: asleep,
  });
  beforeEach(async () => {
    await emptyTables(server, 'outbox');
    server.clock.now = new Date('2026-11-20T10:00:00.000Z');
    await fill(server);
  });

  const context = () => ({ ...server, now: () => server.clock.now });
  const states = async () =>
    (await server.database.selectFrom('outbox').selectAll().orderBy('id').execute()).map(
      ({ id, status, attempts, resent_at }) => [id, status, attempts, resent_at],
    );

  test('lists e-mails with status and last answer', async () => {
    expect(await listEmails(context(), false)).toBe(
      `2 e-mails: 1 undelivered, 1 waiting.

refused
  undelivered since 2026-11-20 10:00 UTC, 1 try
  to typo@example.ie: Your receipt: €396
  550 5.1.1 No such mailbox

waits
  waiting since 2026-11-20 10:00 UTC, 0 tries
  to hello@agency.example: Paid: Trinity Core

See one with: pnpm mails show <id>. Send again with: pnpm mails resend <id…>, or --undelivered for all of these.`,
    );
    const undelivered = await listEmails(context(), true);
    expect(undelivered).toMatch(/^1 e-mail: 1 undelivered\.\n\nrefused\n/);
    expect(undelivered).not.toContain('waits');
    await server.database.deleteFrom('outbox').execute();
    expect(await listEmails(context(), false)).toBe('There are no waiting or undelivered e-mails.');
    expect(await listEmails(context(), true)).toBe('There are no undelivered e-mails.');
  });

  test('shows an e-mail without terminal control characters', async () => {
    expect(await showEmail(context(), 'refused')).toBe(
      `To:          typo@example.ie
Reply to:    hello@agency.example
Subject:     Your receipt: €396
Status:      undelivered
Tries:       1
Written:     2026-11-20 10:00 UTC
Last answer: 550 5.1.1 No such mailbox

Hello Ann[2J,

thank you.`,
    );
    await expect(showEmail(context(), 'other')).rejects.toThrow(new CommandError('There is no e-mail other.'));
  });

  test('queues all or some undelivered e-mails again as if they were new', async () => {
    server.clock.now = new Date('2026-11-21T10:00:00.000Z');
    const at = server.clock.now.toISOString();
    expect(await resendEmails(context(), 'undelivered')).toBe(
      '1 e-mail queued again. The running server sends it within seconds.',
    );
    expect(await states()).toEqual([
      ['refused', 'waiting', 0, at],
      ['waits', 'waiting', 0, null],
    ]);
    // The health check counts from the resend.
    expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ oldestUnsentMail: 86_400 });
    expect(await resendEmails(context(), 'undelivered')).toBe('There are no undelivered e-mails.');
    await resendEmails(context(), ['waits']);
    expect((await states())[1]).toEqual(['waits', 'waiting', 0, at]);
    expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ oldestUnsentMail: 0 });
  });

  test('queues all or none again', async () => {
    const before = await states();
    await expect(resendEmails(context(), ['refused', 'other'])).rejects.toThrow(
      new CommandError('There is no e-mail other. Nothing was changed.'),
    );
    expect(await states()).toEqual(before);
  });
});

test('prints the result, and exits with 0, 1 or 2', async () => {
  const server = await openTestServer({ timing: asleep });
  const run = async (...words: string[]) => {
    const program = join(import.meta.dirname, 'mails.cli.ts');
    const { code, output } = await runCommand(program, { DATA_DIR: server.settings.dataDir }, ...words);
    return [code, output];
  };
  expect(await run()).toEqual([0, 'There are no waiting or undelivered e-mails.\n']);
  await fill(server);
  expect(await run('--undelivered')).toEqual([0, expect.stringContaining('refused\n')]);
  expect(await run('show', 'refused')).toEqual([0, expect.stringContaining('thank you.')]);
  expect(await run('show', 'other')).toEqual([1, 'There is no e-mail other.\n']);
  expect(await run('resend', 'refused')).toEqual([0, expect.stringContaining('1 e-mail queued again.')]);
  for (const wrong of [['show', 'one', 'other'], ['resend'], ['resend', 'one', '--undelivered'], ['delete', 'one']]) {
    expect(await run(...wrong)).toEqual([2, expect.stringMatching(/\n\nUsage: pnpm mails \[show id \| resend id…\]/)]);
  }
});
