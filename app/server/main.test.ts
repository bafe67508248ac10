import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTables } from './platform/db/open.ts';
import { order } from './testing/request.ts';
import { type SiteProcess, startSite } from './testing/siteProcess.ts';

let folder: string;
const running: SiteProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-main-'));
});
afterEach(() => Promise.all(running.splice(0).map((site) => site.kill())));
afterAll(() => rm(folder, { recursive: true }));

function start(environment: Record<string, string>): SiteProcess {
  const site = startSite({ DATA_DIR: join(folder, 'data'), ...environment });
  running.push(site);
  return site;
}

test('starts, prints its settings, and on SIGTERM finishes an open request, accepts no others, and exits with 0', async () => {
  const site = start({ PORT: '0' });
  const { hostname, port } = new URL(await site.url());
  await site.waitForOutput(/Ctrl\+C/);
  expect(site.output.text).toContain('Trinity Works is running.');
  expect(site.output.text).toContain(`SQLite, ${join(folder, 'data', 'agency.sqlite')}`);
  expect(site.output.text).toContain('demo checkout, no card is ever charged');
  expect(site.output.text).toContain(`written to ${join(folder, 'data', 'outbox')}`);
  expect(site.output.text).toMatch(/Not set +COMPANY_NAME, COMPANY_ADDRESS, .*AGENCY_EMAIL/);

  const body = JSON.stringify({ email: 'ann@example.ie' });
  const call = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/auth/addSubscriber',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const responded = new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
  await new Promise<void>((resolve) => call.write(body.slice(0, 5), () => resolve()));
  // Once a later request is answered, the first one is open.
  expect((await fetch(`http://${hostname}:${port}/api/health`)).status).toBe(200);
  site.child.kill('SIGTERM');
  await expect.poll(() => fetch(`http://${hostname}:${port}/`).catch(() => 'refused')).toBe('refused');
  call.end(body.slice(5));
  const { statusCode, headers } = await responded;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect(await site.ended).toBe(0);
});

test('keeps acknowledged orders after SIGKILL', async () => {
  const environment = { PORT: '0', RATE_LIMIT: '0', DATA_DIR: join(folder, 'killed') };
  const first = start(environment);
  const url = await first.url();
  const { body } = await order({ url });
  const pay = await fetch(String(body.url), {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  expect(pay.status).toBe(303);
  await first.kill();
  const second = start(environment);
  const status = await fetch(`${await second.url()}/api/checkout-session/${body.id}`);
  expect(await status.json()).toMatchObject({ status: 'paid' });
});

test('reports a port in use, with what to do', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const site = start({ PORT: String(port) });
  expect(await site.ended).toBe(1);
  expect(site.output.text).toContain(`Port ${port} is in use.`);
  expect(site.output.text).toMatch(new RegExp(`choose another port: PORT=${port + 1}$`, 'm'));
  await new Promise((resolve) => other.close(resolve));
});

test.each([
  { HOST: 'nosuch.invalid', said: /nosuch\.invalid\. HOST must be an address of this machine/ },
  { HOST: '192.0.2.1', said: /192\.0\.2\.1.*HOST must be an address of this machine/ },
])('reports an address that isn’t this machine’s, $HOST, with what to do', async ({ HOST, said }) => {
  const site = start({ PORT: '0', HOST });
  expect(await site.ended).toBe(1);
  expect(site.output.text).toMatch(said);
  expect(site.output.text).not.toContain('    at ');
});

test('a database of a later version keeps it from starting, for good, and names what to do', async () => {
  const DATA_DIR = join(folder, 'later');
  const database = await openTables({ dataDir: DATA_DIR, databaseUrl: null });
  const later = { name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' };
  await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
    database,
  );
  await database.destroy();
  const site = start({ PORT: '0', DATA_DIR });
  expect(await site.ended).toBe(78);
  expect(site.output.text).toMatch(/later version.*\(9999-later\)\. Install that version again\. Or .*"pnpm restore"/);
});

test('reports a DATA_DIR that can’t be written, with what to do', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const site = start({ PORT: '0', DATA_DIR: join(file, 'data') });
  expect(await site.ended).toBe(1);
  expect(site.output.text).toContain(`${file}/data'. DATA_DIR must be a folder that the site’s user can write to`);
  expect(site.output.text).not.toContain('    at ');
});

test('reports invalid settings and doesn’t start', async () => {
  const site = start({ PORT: 'abc', CHECKOUT_UI: 'popup' });
  expect(await site.ended).toBe(78);
  expect(site.output.text).toMatch(/PORT: "abc" is not/);
  expect(site.output.text).toMatch(/CHECKOUT_UI: "popup" is not one of hosted, embedded/);
  expect(site.output.text).not.toContain('    at ');
});

test('doesn’t start with the demo checkout on a public address', async () => {
  const site = start({ PORT: '0', SITE_URL: 'https://agency.example' });
  expect(await site.ended).toBe(78);
  expect(site.output.text).toMatch(/orders would be marked as paid without a payment/);
  expect(site.output.text).not.toContain('    at ');
});

test('prints warnings about unsafe settings at start', async () => {
  const site = start({ PORT: '0', SITE_URL: 'http://demo.example', DEMO_PAYMENTS: 'on' });
  await site.waitForOutput(/Ctrl\+C/);
  expect(site.output.text).toMatch(/WARNING: SITE_URL does not start with https/);
  expect(site.output.text).toMatch(/WARNING: SMTP_URL is not set/);
});

test('reports an unreachable database without its password', async () => {
  const site = start({ PORT: '0', DATABASE_URL: 'postgres://agency:hunter2@127.0.0.1:1/agency' });
  expect(await site.ended).toBe(1);
  expect(site.output.text).toContain('The database cannot be opened (PostgreSQL, 127.0.0.1:1/agency)');
  expect(site.output.text).toContain('correct DATABASE_URL');
  expect(site.output.text).not.toContain('hunter2');
});
