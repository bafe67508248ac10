import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../testing/booking.ts';
import { builtSite } from '../../testing/builtSite.ts';
import { postgresKinds } from '../../testing/databases.ts';
import { closeAfter, openTestServer } from '../../testing/openTestServer.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { databaseFile } from '../settings/settings.ts';
import { DatabaseError } from './databaseError.ts';
import type { Database } from './open.ts';
import { sqliteDialect } from './sqlite.ts';

/** Takes SQLite's write lock from another connection. */
function lock(file: string) {
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  return {
    release() {
      other.exec('rollback');
      other.close();
    },
  };
}

test('while another process holds the write lock, pages are served and a booking waits', async () => {
  const siteFolder = await builtSite({ 'index.html': '<!doctype html><title>Home</title>' });
  const server = await openTestServer({ siteFolder });
  const events: string[] = [];
  const note =
    (event: string) =>
    ({ status }: { status: number }) =>
      events.push(`${event} ${status}`);

  const other = lock(databaseFile(server.settings));
  const booking = book(server).then(note('booking'));
  // Reads need no lock.
  const day = `${server.url}/api/meeting/available-slots?from=2026-11-24&to=2026-11-24`;
  for (const [name, url] of [
    ['times', day],
    ['page', `${server.url}/`],
    ['alive', `${server.url}/api/health/live`],
  ] as const) {
    await fetch(url).then(note(name));
  }
  other.release();
  events.push('released');
  await booking;
  expect(events).toEqual(['times 200', 'page 200', 'alive 200', 'released', 'booking 201']);
  expect(await server.database.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'booked' }]);
});

describe('statements', () => {
  interface Tables {
    counted: { number: number };
  }
  let file: string;
  beforeEach(async () => {
    file = join(newFolder(), 'agency.sqlite');
  });

  async function open(longestWait?: number) {
    const database = new Kysely<Tables>({ dialect: sqliteDialect(file, longestWait) });
    closeAfter(() => database.destroy());
    await sql`create table counted (number integer not null)`.execute(database);
    return database;
  }
  const numbers = async (database: Kysely<Tables>) =>
    (await database.selectFrom('counted').select('number').execute()).map(({ number }) => number);

  test('that cannot get the write lock fail after the timeout, without a partial write', async () => {
    const database = await open(20);
    const other = lock(file);
    const single = database.insertInto('counted').values({ number: 1 }).execute();
    const transaction = database
      .transaction()
      .execute((own) => own.insertInto('counted').values({ number: 2 }).execute());
    // Either may be the first to fail.
    await Promise.all([expect(single).rejects.toThrow(DatabaseError), expect(transaction).rejects.toThrow(/locked/)]);
    other.release();
    expect(await numbers(database)).toEqual([]);
    await database.insertInto('counted').values({ number: 3 }).execute();
    expect(await numbers(database)).toEqual([3]);
  });

  test('of other callers stay out of an open transaction', async () => {
    const database = await open();
    let outside: Promise<unknown> | undefined;
    const undone = database.transaction().execute(async (own) => {
      outside = Promise.all([
        database.insertInto('counted').values({ number: 1 }).execute(),
        database.transaction().execute((twin) => twin.insertInto('counted').values({ number: 2 }).execute()),
      ]);
      await own.insertInto('counted').values({ number: 3 }).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await outside;
    expect(await numbers(database)).toEqual([1, 2]);
  });

  test('that wait for the lock all run once it is released', async () => {
    const database = await open();
    const other = lock(file);
    const all = Array.from({ length: 100 }, (_, number) =>
      database.transaction().execute(async (own) => {
        await own.insertInto('counted').values({ number }).execute();
        await own.insertInto('counted').values({ number }).execute();
      }),
    );
    // Reads are answered while they wait.
    expect(await numbers(database)).toEqual([]);
    other.release();
    await Promise.all(all);
    const written = await numbers(database);
    expect(written).toHaveLength(200);
    // No transactions are interleaved.
    expect(written.filter((_, at) => at % 2 === 0)).toEqual(written.filter((_, at) => at % 2 === 1));
  });

  test('report the original error when SQLite has already rolled back', async () => {
    const database = await open();
    const failing = database
      .transaction()
      .execute((own) => sql`insert or rollback into counted values (null)`.execute(own));
    await expect(failing).rejects.toThrow(/NOT NULL constraint failed/);
    await database.insertInto('counted').values({ number: 1 }).execute();
    expect(await numbers(database)).toEqual([1]);
  });

  test('run again on a table that another process has changed return its new columns', async () => {
    const database = await open();
    await database.insertInto('counted').values({ number: 1 }).execute();
    const rows = () => database.selectFrom('counted').selectAll().execute();
    expect(await rows()).toEqual([{ number: 1 }]);
    const other = new DatabaseSync(file);
    other.exec('alter table counted add column unit text default "call"');
    other.close();
    expect(await rows()).toEqual([{ number: 1, unit: 'call' }]);
  });
});

describe.each(postgresKinds)('a transaction, on $name', async ({ create }) => {
  const { database } = await openTestServer({ environment: await create() });
  const add = (place: Database, id: string) =>
    place.insertInto('provider_events').values({ id, kind: '', session_id: '', received_at: '' }).execute();

  test('that deadlocks with another one is carried out again, so that both are done once', async () => {
    for (const id of ['one', 'two']) await add(database, id);
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const bothBegun = Promise.all(begun.map(({ promise }) => promise));
    let runs = 0;
    const crossing = (ids: readonly string[], at: number) =>
      database.transaction().execute(async (own) => {
        runs += 1;
        for (const id of ids) {
          await own
            .updateTable('provider_events')
            .set(({ eb }) => ({ kind: eb('kind', '||', `${at}`) }))
            .where('id', '=', id)
            .execute();
          begun[at]?.resolve();
          await bothBegun;
        }
      });
    await Promise.all([crossing(['one', 'two'], 0), crossing(['two', 'one'], 1)]);
    expect(runs).toBe(3);
    const rows = await database.selectFrom('provider_events').select('kind').execute();
    expect([
      ['01', '01'],
      ['10', '10'],
    ]).toContainEqual(rows.map(({ kind }) => kind));
  });

  test.each(['40P01', '40001'])('that ends with %s is carried out again; one that always does, fails', async (code) => {
    const fail = (own: Database) =>
      sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`).execute(own);
    let runs = 0;
    await database.transaction().execute(async (own) => {
      runs += 1;
      await add(own, code);
      if (runs === 1) await fail(own);
    });
    expect(runs).toBe(2);
    await expect(database.transaction().execute(fail)).rejects.toThrow(DatabaseError);
  });

  test('that fails otherwise is not carried out again', async () => {
    let runs = 0;
    const failing = database.transaction().execute(async (own) => {
      runs += 1;
      await add(own, 'kept');
      await add(own, 'kept');
    });
    await expect(failing).rejects.toThrow(DatabaseError);
    expect(runs).toBe(1);
  });
});
