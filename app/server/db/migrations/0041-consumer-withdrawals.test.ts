import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { order } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { up } from './0041-consumer-withdrawals.ts';

describe.each(databaseKinds)('withdrawals of before, on $name', ({ create }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: await create() });
  });
  afterAll(() => server.close());

  test('are read from the log: the first one of each order', async () => {
    const { database } = server;
    for (const name of ['withdrawn', 'kept']) await order(server, { email: `${name}@example.ie` });
    const orders = () => database.selectFrom('orders').select(['id', 'email', 'consumer_withdrew_at']).execute();
    const withdrawn = (await orders()).find(({ email }) => email.startsWith('withdrawn'));
    for (const at of ['2026-11-22T10:00:00.000Z', '2026-11-21T10:00:00.000Z'])
      await database
        .insertInto('audit_log')
        .values({
          id: at,
          at,
          actor: 'visitor',
          idempotency_key: at,
          fingerprint: '',
          action: 'order.consumer-withdrawal',
          subject: `order:${withdrawn?.id}`,
          before: '{}',
          after: '{}',
        })
        .execute();
    await database.schema.alterTable('orders').dropColumn('consumer_withdrew_at').execute();
    await up(database as unknown as Kysely<unknown>);
    expect(new Map((await orders()).map((row) => [row.email, row.consumer_withdrew_at]))).toEqual(
      new Map([
        ['withdrawn@example.ie', '2026-11-21T10:00:00.000Z'],
        ['kept@example.ie', null],
      ]),
    );
  });
});
