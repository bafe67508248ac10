import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openTables } from './platform/db/open.ts';
import { readSettings } from './platform/settings/settings.ts';
import { openAtStart, startFailure } from './startMessage.ts';
import { order } from './testing/request.ts';
import { type SiteProcess, startSite } from './testing/siteProcess.ts';
import { newFolder } from './testing/temporaryFolder.ts';

const folder = newFolder();
const running: SiteProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((site) => site.kill())));

function start(environment: Record<string, string>): SiteProcess {
  const site = startSite({ DATA_DIR: join(folder, 'data'), PORT: '0', ...environment });
  running.push(site);
  return site;
}

test('keeps orders after SIGKILL; on SIGTERM finishes an open request, accepts no others, and exits with 0', async () => {
  const first = start({});
  const { body: placed } = await order({ url: await first.url() });
  const choice = { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' } as const;
  expect((await fetch(String(placed.url), choice)).status).toBe(303);
  await first.kill();

  const site = start({});
  const url = await site.url();
  await site.waitForOutput(/Ctrl\+C/);
  expect(site.output.text).toContain('Trinity Works is running.');
  expect(site.output.text).toContain(`SQLite, ${join(folder, 'data', 'agency.sqlite')}`);
  expect(site.output.text).toContain('demo checkout, no card is ever charged');
  expect(site.output.text).toContain(`written to ${join(folder, 'data', 'outbox')}`);
  expect(site.output.text).toMatch(/Not set +COMPANY_NAME, COMPANY_ADDRESS, .*AGENCY_EMAIL/);
  expect(site.output.text).toContain(`${url}/desk#owner=`);
  const kept = await fetch(`${url}/api/checkout-session/${placed.id}`);
  expect(await kept.json()).toMatchObject({ status: 'paid' });

  const { hostname, port } = new URL(url);
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
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  site.child.kill('SIGTERM');
  await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused');
  call.end(body.slice(5));
  const { statusCode, headers } = await responded;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect(await site.ended).toBe(0);
});

test('reports invalid settings without a stack, and ends as what a restart can’t fix', async () => {
  const site = start({ PORT: 'abc', CHECKOUT_UI: 'popup' });
  expect(await site.ended).toBe(78);
  expect(site.output.text).toMatch(/PORT: "abc" is not/);
  expect(site.output.text).toMatch(/CHECKOUT_UI: "popup" is not one of hosted, embedded/);
  expect(site.output.text).not.toContain('    at ');
});

test('an unreachable database is reported without its password', async () => {
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: 'postgres://agency:hunter2@127.0.0.1:1/agency' });
  const { message, exitCode } = startFailure(await openAtStart(settings).catch((error: unknown) => error));
  expect(message).toMatch(
    /^The database cannot be opened \(PostgreSQL, 127\.0\.0\.1:1\/agency\): .* or correct DATABASE_URL\.$/,
  );
  expect(message).not.toContain('hunter2');
  expect(exitCode).toBe(1);
});

const listening = (server: Server, port: number, host: string) =>
  new Promise<unknown>((resolve) => server.once('error', resolve).listen(port, host, () => resolve(server.address())));

test('a port in use is reported with another one', async () => {
  const [one, other] = [createServer(), createServer()];
  const { port } = (await listening(one, 0, '127.0.0.1')) as { port: number };
  const { message, exitCode } = startFailure(await listening(other, port, '127.0.0.1'));
  expect(message).toContain(`Port ${port} is in use.`);
  expect(message).toMatch(new RegExp(`choose another port: PORT=${port + 1}$`));
  expect(exitCode).toBe(1);
  one.close();
});

test.each(['nosuch.invalid', '192.0.2.1'])('an address that isn’t this machine’s, %s, is reported', async (host) => {
  const { message } = startFailure(await listening(createServer(), 0, host));
  expect(message).toMatch(new RegExp(`${host}.*HOST must be an address of this machine`));
});

test('a database of a later version keeps it from starting, for good, and names what to do', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'later'), SECRET: 's'.repeat(32) });
  const database = await openTables(settings);
  const later = { name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' };
  await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
    database,
  );
  await database.destroy();
  const { message, exitCode } = startFailure(await openAtStart(settings).catch((error: unknown) => error));
  expect(message).toMatch(/later version.*\(9999-later\)\. Install that version again\. Or .*"pnpm restore"/);
  expect(exitCode).toBe(78);
});

test('a DATA_DIR that can’t be written is reported with what to do', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const reported = `${file}/data'. DATA_DIR must be a folder that the site’s user can write to`;
  try {
    readSettings({ DATA_DIR: join(file, 'data') });
    expect.unreachable();
  } catch (error) {
    expect(startFailure(error).message).toContain(reported);
  }
});
