import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { recordBackup } from '../../backup/recordBackup.ts';
import { book } from '../../testing/booking.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { order } from '../../testing/request.ts';
import type { TestServer } from '../../testing/startTestServer.ts';

const token = 'a-token-for-prometheus';

/** The metrics of a server, as text and as values by name with labels. */
async function metricsOf({ app }: TestServer) {
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const lines = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return { answer, values, names: new Set([...values.keys()].map((key) => key.split('{')[0] ?? '')) };
}

describe('metrics', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@agency.example' };
  const server = await openTestServer({ environment: { ...smtp, METRICS_TOKEN: token } });
  beforeAll(async () => {
    await order(server, { email: 'secretperson@example.ie' });
    await book(server, { name: 'Secret Person', email: 'secretperson@example.ie' });
    await server.app.inject('/api/checkout-session/9f1c6a9e-0000-4000-8000-000000000000');
    await server.app.inject('/secret-page?email=secretperson@example.ie');
  });

  test('count requests by route pattern, method and status', async () => {
    const { answer, values } = await metricsOf(server);
    expect(answer.headers['content-type']).toContain('text/plain');
    for (const name of [
      'agency_http_requests_total{method="POST",route="/api/create-checkout-session",status="200"}',
      'agency_http_requests_total{method="GET",route="/api/checkout-session/:id",status="404"}',
      'agency_http_request_duration_seconds_count{method="POST",route="/api/create-checkout-session"}',
    ])
      expect(values.get(name), name).toBe(1);
  });

  test.each([
    ['without a token', {}],
    ['with a wrong token', { authorization: 'Bearer a-token-for-prometheuz' }],
    ['with part of the token', { authorization: 'Bearer a-token' }],
  ])('are refused %s', async (_name, headers) => {
    const answer = await server.app.inject({ url: '/metrics', headers });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.body).not.toContain('agency_');
  });

  test('describe orders, bookings, the queue of e-mails and the age of the backup', async () => {
    const before = await metricsOf(server);
    expect(before.names).not.toContain('agency_backup_age_seconds');
    const at = server.clock.now;
    await recordBackup(server.database, at);
    server.clock.now = new Date(at.getTime() + 3_600_000 + 1_000);
    await server.database.updateTable('orders').set({ status: 'paid-twice' }).execute();
    const { values } = await metricsOf(server);
    expect(values.get('agency_orders{status="paid-twice"}')).toBe(1);
    expect(values.get('agency_orders{status="open"}'), 'the status before').toBeUndefined();
    expect(values.get('agency_payments_unmatched')).toBe(1);
    expect(values.get('agency_bookings{status="booked"}')).toBe(1);
    expect(values.get('agency_mails{status="waiting"}')).toBe(2);
    expect(values.get('agency_mail_oldest_waiting_seconds')).toBe(3_601);
    expect(values.get('agency_backup_age_seconds')).toBe(3_601);
    expect(values.get('agency_problem{status="mail-stuck"}')).toBe(1);
    expect(values.get('agency_problem{status="backup-old"}')).toBe(0);
    expect(values.get('agency_database_up')).toBe(1);
    expect(values.get('agency_disk_free_bytes')).toBeGreaterThan(0);
    expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('hold no personal data and no id', async () => {
    const { answer } = await metricsOf(server);
    const rows = await server.database.selectFrom('orders').select('id').execute();
    for (const text of ['secret', 'Secret', 'example.ie', '9f1c6a9e', ...rows.map(({ id }) => id)]) {
      expect(answer.body).not.toContain(text);
    }
  });

  test('are still there while the database is not', async () => {
    await server.database.destroy();
    const { answer, values } = await metricsOf(server);
    expect(answer.statusCode).toBe(200);
    expect(values.get('agency_database_up')).toBe(0);
    expect(values.get('agency_payments_unmatched'), 'not 0 either').toBeUndefined();
  });
});

test('without the setting there are none', async () => {
  const server = await openTestServer();
  expect((await metricsOf(server)).answer.statusCode).toBe(404);
});

test('every metric of the ten alert rules exists', async () => {
  const { groups } = parse(await readFile(join(import.meta.dirname, '../../../ops/alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(10);
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:1' };
  const bucket = { BACKUP_S3_BUCKET: 'agency-backups', BACKUP_S3_KEY_ID: 'AK1', BACKUP_S3_SECRET: 'hunter2' };
  const server = await openTestServer({ environment: { METRICS_TOKEN: token, ...stripe, ...bucket } });
  await recordBackup(server.database, server.clock.now);
  await recordBackup(server.database, server.clock.now, 'bucket');
  await server.app.inject('/api/health');
  const { names, values } = await metricsOf(server);
  for (const { expr, annotations } of rules) {
    const used = expr.match(/\b(?:agency|nodejs|process)_\w+/g) ?? [];
    expect(
      used.filter((name) => !names.has(name)),
      expr,
    ).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
    const problems = [...expr.matchAll(/agency_problem\{[^}]+\}/g)].map(([problem]) => problem);
    expect(problems.filter((problem) => !values.has(problem))).toEqual([]);
    expect(annotations.summary && annotations.action).toBeTruthy();
  }
});
