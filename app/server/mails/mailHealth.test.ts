import { rm, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MailFailure } from '../platform/mail/deliveryFailure.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { outboxFolder } from '../platform/settings/settings.ts';
import { book } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { newEmail } from '../testing/outbox.ts';
import { changeRows } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const hour = 3_600_000;
const timing = { outboxInterval: 24 * hour };

describe('the health of mail', () => {
  let server: TestServer;
  beforeEach(async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@agency.example' };
    server = await openTestServer({ environment: smtp, timing });
  });

  const health = async () => (await fetch(`${server.url}/api/health`)).json();

  /** Stores an e-mail with a failed try. */
  async function tried(to: 'agency' | 'visitor', cause: MailFailure['cause'], status: 'waiting' | 'undelivered') {
    const at = server.clock.now.toISOString();
    const email = newEmail(to === 'agency' ? { toAgency: true } : {});
    await server.database.transaction().execute((own) => enqueueEmails(own, [email], at));
    const failed = { status, due_at: at, attempts: 1, failure: 'No', failure_cause: cause };
    await changeRows(server, 'outbox', failed, { id: email.id });
  }

  test.each([
    ['agency', 'recipient'],
    ['agency', 'transport'],
    ['visitor', 'transport'],
  ] as const)('reports an undelivered e-mail to the %s for a week (%s)', async (to, cause) => {
    await tried(to, cause, 'undelivered');
    const failed = { status: 'mail-failed', problems: ['mail-failed'], oldestUnsentMail: null, lastBackup: null };
    expect(await health()).toEqual(failed);
    server.clock.pass(7 * 24 * hour);
    expect(await health()).toEqual(failed);
    server.clock.pass(1);
    expect(await health()).toMatchObject({ status: 'ok', problems: [] });
  });

  test('ignores addresses mistyped by visitors', async () => {
    await tried('visitor', 'recipient', 'undelivered');
    await tried('visitor', 'recipient', 'waiting');
    server.clock.pass(2 * hour);
    expect(await health()).toEqual({ status: 'ok', problems: [], oldestUnsentMail: null, lastBackup: null });
  });

  test('lists all problems, the worst first', async () => {
    await tried('agency', 'recipient', 'waiting');
    server.clock.pass(hour - 1);
    expect(await health()).toMatchObject({ status: 'ok', oldestUnsentMail: 3_600 });
    server.clock.pass(hour + 1);
    expect(await health()).toEqual({
      status: 'mail-stuck',
      problems: ['mail-stuck'],
      oldestUnsentMail: 7_200,
      lastBackup: null,
    });
    await tried('agency', 'recipient', 'undelivered');
    expect(await health()).toMatchObject({ status: 'mail-failed', problems: ['mail-failed', 'mail-stuck'] });
  });

  test('covers every notice to the agency', async () => {
    await book(server);
    const notices = await server.database
      .selectFrom('outbox')
      .select(['recipient', 'to_agency'])
      .orderBy('to_agency')
      .execute();
    expect(notices).toEqual([
      { recipient: 'ann@example.ie', to_agency: 0 },
      { recipient: 'hello@agency.example', to_agency: 1 },
    ]);
  });
});

test('reports when the outbox folder is not writable, until it is again', async () => {
  const server = await openTestServer({ timing });
  const status = async () => ((await (await fetch(`${server.url}/api/health`)).json()) as { status: string }).status;
  const folder = outboxFolder(server.settings);
  expect(await status()).toBe('ok');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'in the way');
  // Writing is tested at most every 30 seconds.
  expect(await status()).toBe('ok');
  server.clock.pass(30_000);
  expect(await status()).toBe('mail-not-writable');
  await rm(folder);
  expect(await status()).toBe('ok');
});
