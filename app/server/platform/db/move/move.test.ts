import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { betaEnd } from '../../../checkout/routes.ts';
import { book } from '../../../testing/booking.ts';
import { postgresKinds } from '../../../testing/databases.ts';
import { openTestServer } from '../../../testing/openTestServer.ts';
import { order } from '../../../testing/request.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { newFolder } from '../../../testing/temporaryFolder.ts';
import { databaseFile, readSettings, type Settings } from '../../settings/settings.ts';
import { openDatabase } from '../open.ts';
import { postgresDialect } from '../postgres.ts';
import { isDerivedTable } from '../schema.ts';
import { move, moveToPostgres } from './move.ts';
import { Source } from './source.ts';
import type { AnyTables } from './target.ts';

describe.each(postgresKinds)('moving to $name', ({ create, createEmpty }) => {
  let folder: string;
  let settings: Settings;
  let embedded: Settings;
  beforeEach(async () => {
    folder = newFolder();
    settings = readSettings({ DATA_DIR: folder, ...(await createEmpty()) });
    embedded = { ...settings, databaseUrl: null };
    await (await openDatabase(embedded)).destroy();
  });

  /** Runs something on the PostgreSQL database. */
  async function there<T>(work: (target: Kysely<AnyTables>) => Promise<T>): Promise<T> {
    await using target = new Kysely<AnyTables>({ dialect: postgresDialect(settings.databaseUrl ?? '') });
    return await work(target);
  }

  const here = <T>(work: (raw: DatabaseSync) => T): T => {
    using raw = new DatabaseSync(databaseFile(settings));
    return work(raw);
  };

  test('copies every row of every table, into an empty target only', async () => {
    const tables = here(fillEveryTable);
    const moved = await moveToPostgres(settings);
    // A new database has a host already.
    const expected = [...tables.map((table) => [table, table === 'hosts' ? 3 : 2]), ['installation', 1]];
    expect(moved.map(({ table, rows }) => [table, rows]).sort()).toEqual(expected.sort());
    for (const table of tables) {
      const sent = here((raw) => raw.prepare(`select * from "${table}"`).all());
      const arrived = await there((target) => target.selectFrom(table).selectAll().execute());
      expect([table, arrived.map(plain).sort(byText)]).toEqual([table, sent.map(plain).sort(byText)]);
    }
    const all = (await there((target) => target.introspection.getTables())).map(({ name }) => name);
    expect(moved.map(({ table }) => table).sort()).toEqual(all.filter((name) => !isDerivedTable(name)).sort());
    await expect(moveToPostgres(settings)).rejects.toThrow(/not empty: \w+ has 2 rows/);
  });

  test('lets the site continue on PostgreSQL, with amounts to the cent and the end of the beta', async () => {
    const before = await startTestServer({ environment: { DATA_DIR: folder, SECRET: settings.secret } });
    const [{ body }] = await Promise.all([book(before), order(before), order(before)]);
    const end = await betaEnd(before.database, settings);
    await before.app.close();
    const orders = (await moveToPostgres(settings)).find(({ table }) => table === 'orders');
    const sums = [
      ['total_cents', 396_000],
      ['deposit_cents', 79_200],
    ] as const;
    expect(orders).toMatchObject({ rows: 2, sums: new Map(sums) });
    const after = await openTestServer({
      environment: { DATABASE_URL: settings.databaseUrl ?? '', SECRET: settings.secret },
    });
    expect(await betaEnd(after.database, settings)).toEqual(end);
    const found = await after.database.selectFrom('orders_search').select('text').execute();
    expect(found.map(({ text }) => text.slice(0, 9))).toEqual(['ann byrne', 'ann byrne']);
    const token = String(body.manageUrl).split('/').at(-1);
    const managed = await fetch(`${after.url}/api/meeting/manage/${token}`);
    expect(await managed.json()).toMatchObject({ id: body.id, status: 'booked' });
    expect((await book(after)).status).toBe(409);
  });

  test('sends pictures in statements of a few megabytes', async () => {
    here((raw) => {
      const insert = raw.prepare("insert into pictures values (?, 'shared.jpg', 1, 1, ?, '2026-11-30')");
      for (let at = 0; at < 5; at += 1) insert.run(`picture ${at}`, 'x'.repeat(3_000_000));
    });
    settings = { ...settings, databaseUrl: (await create()).DATABASE_URL ?? '' };
    const sent: number[] = [];
    const watched: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'InsertQueryNode') sent.push(JSON.stringify(node).length);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    using source = new Source(databaseFile(settings));
    const moved = await there((target) => move(source, target.withPlugin(watched)));
    expect(moved).toContainEqual({ table: 'pictures', rows: 5, sums: new Map() });
    expect(sent.reduce((sum, length) => sum + length)).toBeGreaterThan(15_000_000);
    expect(Math.max(...sent)).toBeLessThan(12_000_000);
  });

  test('works after a server was started on the empty database, and keeps the old secret', async () => {
    const { DATABASE_URL: databaseUrl = '' } = await create();
    const target = { ...settings, databaseUrl };
    await (await openDatabase({ ...target, secret: 'x'.repeat(32) })).destroy();
    await moveToPostgres(target);
    await (await openDatabase(target)).destroy();
    await expect(openDatabase({ ...target, secret: 'x'.repeat(32) })).rejects.toThrow(/another secret/);
  });

  test('is rejected without changes when it isn’t set up, a server runs, or the target is of another program', async () => {
    await expect(moveToPostgres(embedded)).rejects.toThrow(/Set DATABASE_URL/);
    const nowhere = { ...settings, dataDir: join(folder, 'nowhere') };
    await expect(moveToPostgres(nowhere)).rejects.toThrow(/nothing to move/);
    const open = await openDatabase(embedded);
    await open.selectFrom('orders').selectAll().execute();
    await expect(moveToPostgres(settings)).rejects.toThrow(/Stop it first/);
    await open.destroy();
    await there((target) => sql`create table "user" (name text)`.execute(target));
    await expect(moveToPostgres(settings)).rejects.toThrow(/tables of other programs/);
    expect(await there((target) => target.introspection.getTables())).toHaveLength(1);
  });

  test('leaves PostgreSQL empty after a failure', async () => {
    here((raw) => {
      fillEveryTable(raw);
      // PostgreSQL rejects NUL in texts; SQLite doesn't.
      raw.prepare("update outbox set text = 'a' || char(0) || 'b'").run();
    });
    await expect(moveToPostgres(settings)).rejects.toThrow();
    const counts = await there(async (target) => {
      const tables = await target.introspection.getTables();
      return Promise.all(tables.map(({ name }) => target.selectFrom(name).selectAll().execute()));
    });
    // A new database has a host.
    expect(counts.flat()).toEqual([expect.objectContaining({ id: 'default' })]);
  });
});

/** Inserts two generated rows into every table. @returns the names of the tables */
function fillEveryTable(raw: DatabaseSync): string[] {
  raw.exec('pragma foreign_keys = off');
  const tables = raw
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and name <> 'installation'",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !isDerivedTable(name));
  for (const table of tables) {
    const columns = raw.prepare(`select name, type from pragma_table_info('${table}')`).all();
    for (const number of [1, 2]) {
      // The same text in all tables, so that foreign keys match; it is valid as an instant too.
      const values = columns.map(({ type }) =>
        /int/i.test(String(type)) ? number - 1 : `2026-11-2${number}T10:00:00.000Z`,
      );
      const marks = columns.map(() => '?').join(', ');
      raw.prepare(`insert into "${table}" values (${marks})`).run(...values);
    }
  }
  return tables;
}

/** A row with SQLite's types. */
function plain(row: Record<string, unknown>): Record<string, unknown> {
  const value = (each: unknown) =>
    each instanceof Date ? each.toISOString() : typeof each === 'boolean' ? Number(each) : each;
  return Object.fromEntries(Object.entries(row).map(([name, each]) => [name, value(each)]));
}

const byText = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other));
