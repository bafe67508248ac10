import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeTopic } from '../../src/domain/contract/staff/changes.ts';
import { book } from '../testing/booking.ts';
import { write } from '../testing/contact.ts';
import { databaseKinds } from '../testing/databases.ts';
import { until } from '../testing/outbox.ts';
import { order } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

describe.each(databaseKinds)('changes, on $name', ({ create }) => {
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    const environment = await create();
    one = await startTestServer({ environment, timing: { outboxInterval: 3_600_000 } });
    // On SQLite, another process with the same file.
    const shared = environment.DATABASE_URL
      ? environment
      : { DATA_DIR: one.settings.dataDir, SECRET: one.settings.secret };
    other = await startTestServer({ environment: shared, timing: { outboxInterval: 3_600_000 } });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  test.each<[string, () => Promise<unknown>, ChangeTopic[]]>([
    ['an order', () => order(one), ['orders', 'today']],
    ['a call', () => book(one), ['bookings', 'mails', 'today']],
    ['a message', () => write(one), ['messages', 'mails', 'today']],
    ['a deletion', () => one.database.deleteFrom('messages').execute(), ['messages', 'today']],
  ])('are reported in this and in another process: %s', async (_name, change, topics) => {
    const told: [Set<ChangeTopic>, Set<ChangeTopic>] = [new Set(), new Set()];
    const stops = [one, other].map(({ context }, at) =>
      context.changes.listen((news) => {
        for (const topic of news) told[at]?.add(topic);
      }),
    );
    // Listening begins in the background: what is told proves that it has.
    await until(async () => {
      await one.database.insertInto('staff').values(newMember(one)).execute();
      return told.every((topics) => topics.has('team'));
    });
    expect(told.every((topics) => topics.has('team'))).toBe(true);
    await change();
    await until(() => told.every((heard) => topics.every((topic) => heard.has(topic))));
    for (const heard of told) expect([...heard].filter((topic) => topic !== 'team').sort()).toEqual([...topics].sort());
    for (const stop of stops) stop();
  });

  test('that are rolled back are not reported', async () => {
    const told = new Set<ChangeTopic>();
    const stop = one.context.changes.listen((topics) => {
      for (const topic of topics) told.add(topic);
    });
    await until(async () => {
      await one.database.insertInto('staff').values(newMember(one)).execute();
      return told.has('team');
    });
    const failing = one.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('orders').set({ stage: 'done' }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    told.clear();
    await one.database.updateTable('bookings').set({ sequence: 1 }).execute();
    await until(() => told.has('bookings'));
    told.delete('team');
    expect([...told].sort()).toEqual(['bookings', 'today']);
    stop();
  });
});

function newMember({ clock }: TestServer) {
  const at = clock.now.toISOString();
  const id = crypto.randomUUID();
  return {
    id,
    address: `${id}@agency.example`,
    role: 'staff',
    invited_by: null,
    created_at: at,
    updated_at: at,
    last_login_at: null,
  } as const;
}
