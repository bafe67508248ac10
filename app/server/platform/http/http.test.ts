import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseKinds, postgresKinds, withRowLocks } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { checkoutRequest, order, send } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { StripeFake } from '../../testing/stripeFake.ts';

describe('the API', async () => {
  const server = await openTestServer();

  test('returns the public settings', async () => {
    const response = await fetch(`${server.url}/api/config`);
    expect(await response.json()).toEqual({
      checkoutUi: 'hosted',
      stripePublishableKey: null,
      checkoutHost: null,
      betaEndsAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/checkout-session', '/api/config/more', '/api/%zz'])(
    'answers %s with 404',
    async (path) => {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        code: 'not-found',
        message: 'We can’t find anything at this address.',
        requestId: response.headers.get('x-request-id'),
      });
    },
  );

  test.each([
    ['GET', '/api/create-checkout-session', 'POST'],
    ['DELETE', '/api/create-checkout-session', 'POST'],
    ['POST', '/api/config', 'GET, HEAD'],
    ['PUT', '/api/checkout-session/cs_1', 'GET, HEAD'],
  ])('answers %s %s with 405', async (method, path, allowed) => {
    const response = await fetch(server.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.json()).toMatchObject({ code: 'wrong-method' });
  });
});

/** Runs a statement on this many connections: none is released, and so reused, before all have run it. */
async function onEveryConnection({ database }: TestServer, count: number, statement: RawBuilder<unknown>) {
  const all = Promise.withResolvers<void>();
  let ran = 0;
  const hold = () =>
    database.connection().execute(async (connection) => {
      await statement.execute(connection);
      ran += 1;
      if (ran === count) all.resolve();
      await all.promise;
    });
  await Promise.all(Array.from({ length: count }, hold));
}

describe.each(databaseKinds)('health, on $name', ({ name, create }) => {
  test('is 200 while the database answers and can be written, and 503 otherwise', async () => {
    const server = await openTestServer({ environment: await create() });
    const health = async () => {
      const response = await fetch(`${server.url}/api/health`);
      return [response.status, await response.json()];
    };
    const [forbidWrites, allowWrites] = ['on', 'off'].map((value) =>
      sql.raw(name === 'SQLite' ? `pragma query_only = ${value}` : `set default_transaction_read_only = ${value}`),
    ) as [RawBuilder<unknown>, RawBuilder<unknown>];
    const ok = [200, { status: 'ok', problems: [], oldestUnsentMail: null, lastBackup: null }];
    expect(await health()).toEqual(ok);
    // SQLite has one connection, the pool of PostgreSQL ten.
    const connections = name === 'SQLite' ? 1 : 10;
    await onEveryConnection(server, connections, forbidWrites);
    // Writing is tested at most every 30 seconds.
    expect(await health()).toEqual(ok);
    server.clock.pass(30_000);
    expect(await health()).toMatchObject([503, { code: 'database-not-writable' }]);
    await onEveryConnection(server, connections, allowWrites);
    expect(await health()).toEqual(ok);
    expect(await server.database.selectFrom('write_checks').selectAll().execute()).toEqual([]);
    await server.database.destroy();
    expect(await health()).toMatchObject([503, { code: 'database-unavailable' }]);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
  });
});

test('says what is wrong with a part of an address', async () => {
  const { aoife } = await openDesk({ aoife: 'owner' });
  expect(await aoife.get(`/api/staff/bookings/${'x'.repeat(101)}`)).toMatchObject({
    status: 400,
    body: { message: 'The field "id" is too long: at most 100 characters fit.' },
  });
});

test('health is 503 while migrations are pending', async () => {
  const server = await openTestServer();
  await sql`delete from kysely_migration`.execute(server.database);
  const bad = await fetch(`${server.url}/api/health`);
  expect([bad.status, await bad.json()]).toMatchObject([503, { code: 'not-ready' }]);
});

for (const { name, create } of postgresKinds) {
  test(`orders work after the connections to ${name} broke`, async () => {
    const server = await openTestServer({ environment: await create() });
    expect(await order(server)).toMatchObject({ status: 200 });
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
    await others.execute(server.database).catch(() => {});
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await order(server)).status);
    expect(statuses.at(-1)).toBe(200);
    expect(new Set(statuses)).toEqual(statuses[0] === 200 ? new Set([200]) : new Set([503, 200]));
  });
}

test.each(withRowLocks)(
  'the log contains no names, addresses or notes, also on errors, on $name',
  async ({ create }) => {
    const fake = new StripeFake();
    const lines: string[] = [];
    const server = await startTestServer({
      environment: { ...(await create()), ...(await fake.listen()) },
      logTo: { write: (line) => lines.push(line) },
    });
    const personal = { name: 'Ann Secretperson', email: 'secretperson@example.ie', notes: 'Secretnotes' };
    const { body } = await order(server, personal);
    await fetch(`${server.url}/api/checkout-session/${body.id}?email=secretperson@example.ie`);
    await fetch(`${server.url}/secretperson`);
    await order(server, { ...personal, price: 1 });
    await order(server, { ...personal, email: 'secretperson' });
    fake.failNext({
      status: 400,
      error: { type: 'invalid_request_error', param: 'notes', message: 'secretperson: Secretnotes' },
    });
    await order(server, personal);
    await server.database.schema.alterTable('orders').renameTo('orders_away').execute();
    await order(server, personal);
    await send(`${server.url}/api/create-checkout-session`, `{"name":"Ann Secretperson",`);
    await server.close();
    await fake.close();

    const log = lines.join('');
    expect(log).not.toMatch(/secret(person|notes)/i);
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toContainEqual({
      level: 30,
      time: expect.any(String),
      reqId: expect.any(String),
      method: 'GET',
      route: '/api/checkout-session/:id',
      status: 200,
      ms: expect.any(Number),
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'provider-refused',
        err: expect.objectContaining({
          cause: expect.objectContaining({ message: expect.stringContaining('req_fake') }),
        }),
      }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ level: 50, msg: 'database-unavailable' }));
  },
);

test.each([
  ['0', ['192.0.2.1', '192.0.2.2']],
  ['1', ['192.0.2.1', '192.0.2.2, 192.0.2.1']],
])('X-Forwarded-For is trusted as far as proxies write it, of which there are %s', async (TRUST_PROXY, addresses) => {
  const server = await openTestServer({ environment: { RATE_LIMIT: '1', TRUST_PROXY } });
  const statuses: number[] = [];
  for (const from of addresses) {
    const headers = { 'x-forwarded-for': from };
    statuses.push((await send(`${server.url}/api/create-checkout-session`, checkoutRequest(server), headers)).status);
  }
  expect(statuses).toEqual([200, 429]);
});
