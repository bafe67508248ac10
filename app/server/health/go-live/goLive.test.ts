import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type MailServer, mailServer } from '../../testing/mailServer.ts';
import { closeAfter, openMember, openTestServer } from '../../testing/openTestServer.ts';
import { healthyOutside } from '../../testing/outside.ts';
import { runCommand } from '../../testing/runCommand.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { outside } from './outside.ts';

let server: TestServer;
let mail: MailServer;
beforeEach(async () => {
  server = await openTestServer({ outside: healthyOutside(new Date('2026-11-20T10:00:00.000Z')) });
  mail = await mailServer();
  closeAfter(mail.close);
});

function goLive(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { dataDir } = server.settings;
  const program = join(import.meta.dirname, 'goLive.cli.ts');
  return runCommand(program, { INIT_CWD: dataDir, DATA_DIR: dataDir, ...environment }, ...words);
}

test('pnpm go-live prints each finding with its remedy, and exits with 1 while there is a danger', async () => {
  const { code, out, stderr } = await goLive([]);
  expect([code, stderr]).toEqual([1, '']);
  expect(out).toMatch(/^ok {7}Database: SQLite can be read and written\.\n/);
  expect(out).toContain(
    'DANGER   Payments: Orders are marked as paid without a payment.\n         → Set STRIPE_SECRET_KEY',
  );
  expect(out).toMatch(/Not ready\. \d dangers, \d+ warnings?, \d unknown\.\n$/);
});

test('--mail-to sends a test e-mail through the mail server, whose login it has verified', async () => {
  const { out } = await goLive(['--mail-to', 'ann@example.ie'], { SMTP_URL: mail.url, MAIL_FROM: 'hello@localhost' });
  expect(out).toMatch(/Mail server: 127\.0\.0\.1:\d+ accepts the login/);
  expect(out).toContain('A test e-mail is on its way to ann@example.ie.');
  expect(mail.taken.map(({ subject }) => subject)).toEqual(['Trinity Works: a test']);
});

test('a database that can’t be opened is a danger, in words', async () => {
  const { code, out } = await goLive(['--json'], { DATABASE_URL: 'postgres://agency:hunter2@127.0.0.1:1/agency' });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ findings: [{ check: 'database', verdict: 'danger' }] });
  expect(out).not.toContain('hunter2');
});

test('the mail server is really asked', async () => {
  await expect(outside.verifyMail({ ...server.settings, smtpUrl: mail.url })).resolves.toBeUndefined();
  await expect(outside.verifyMail({ ...server.settings, smtpUrl: 'smtp://127.0.0.1:1' })).rejects.toThrow(
    /ECONNREFUSED/,
  );
});

test('the desk shows the same findings', async () => {
  const aoife = await openMember(server, 'read-only');
  const { body } = await aoife.get('/api/staff/health');
  expect(body.at).toBe(server.clock.now.toISOString());
  const payments = { check: 'payments', verdict: 'danger', places: [] };
  expect(body.findings).toContainEqual(expect.objectContaining(payments));
  // What can be put right on the desk says where.
  const vat = {
    check: 'company',
    remedy: 'Set Prices and VAT to included, excluded or none.',
    places: [{ to: '/settings/vat', name: 'Prices and VAT' }],
  };
  expect(body.findings).toContainEqual(expect.objectContaining(vat));
  // Those of the last day will do for the menu; the page has those of the last minute.
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  expect((await aoife.get('/api/staff/health?within=day')).body.at).toBe(body.at);
  expect((await aoife.get('/api/staff/health')).body.at).toBe(server.clock.now.toISOString());
  expect((await fetch(`${server.url}/api/staff/health`)).status).toBe(401);
});
