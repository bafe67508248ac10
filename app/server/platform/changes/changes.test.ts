import { describe, expect, test } from 'vitest';
import type { ChangeTopic } from '../../../src/domain/contract/staff/changes.ts';
import { book } from '../../testing/booking.ts';
import { write } from '../../testing/contact.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { until } from '../../testing/outbox.ts';
import { order } from '../../testing/request.ts';
import type { TestServer } from '../../testing/startTestServer.ts';

describe.each(databaseKinds)('changes, on $name', async ({ create }) => {
  const environment = await create();
  const timing = { outboxInterval: 3_600_000 };
  const one = await openTestServer({ environment, timing });
  // On SQLite, another process with the same file.
  const shared = environment.DATABASE_URL
    ? environment
    : { DATA_DIR: one.settings.dataDir, SECRET: one.settings.secret };
  const other = await openTestServer({ environment: shared, timing });

  /** What servers report from now on. */
  async function listen(...servers: TestServer[]) {
    const received = servers.map(() => new Set<ChangeTopic>());
    const stops = servers.map(({ context }, at) =>
      context.changes.listen((changed) => {
        for (const topic of changed) received[at]?.add(topic);
      }),
    );
    // Listening begins in the background: the first report proves that it has, and that all earlier changes are reported.
    await until(async () => {
      await one.database.insertInto('staff').values(newMember(one)).execute();
      return received.every((topics) => topics.has('team'));
    });
    expect(received.every((topics) => topics.has('team'))).toBe(true);
    return { received, stop: () => stops.forEach((stop) => void stop()) };
  }

  test.each<[string, () => Promise<unknown>, ChangeTopic[]]>([
    ['an order', () => order(one), ['orders', 'today']],
    ['a call', () => book(one), ['bookings', 'mails', 'today']],
    ['a message', () => write(one), ['messages', 'mails', 'today']],
    ['a deletion', () => one.database.deleteFrom('messages').execute(), ['messages', 'today']],
  ])('are reported in this and in another process: %s', async (_name, change, topics) => {
    // E-mails of the test before are still being sent.
    await until(async () => (await waitingMails(one)).length === 0);
    const { received, stop } = await listen(one, other);
    for (const own of received) own.clear();
    await change();
    await until(() => received.every((own) => topics.every((topic) => own.has(topic))));
    for (const own of received) expect([...own].filter((topic) => topic !== 'team').sort()).toEqual([...topics].sort());
    stop();
  });

  test('that are rolled back are not reported', async () => {
    const {
      received: [received = new Set()],
      stop,
    } = await listen(one);
    const failing = one.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('orders').set({ stage: 'done' }).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    received.clear();
    await one.database.updateTable('bookings').set({ sequence: 1 }).execute();
    await until(() => received.has('bookings'));
    received.delete('team');
    expect([...received].sort()).toEqual(['bookings', 'today']);
    stop();
  });
});

const waitingMails = ({ database }: TestServer) =>
  database.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute();

function newMember({ clock }: TestServer) {
  const at = clock.now.toISOString();
  const id = crypto.randomUUID();
  return { id, address: `${id}@agency.example`, role: 'staff', created_at: at, updated_at: at } as const;
}
