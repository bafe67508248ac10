import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { restore } from '../../backup/restore.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { inherited } from '../../testing/inherited.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { databaseFile, readSettings } from '../settings/settings.ts';
import { LaterVersionError } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openTables } from './open.ts';
import { copiesOf, copyBeforeUpgrade } from './sqlite.ts';

const run = promisify(execFile);

const event = { id: 'evt_1', kind: 'paid', session_id: 'cs_1', received_at: '2026-11-20T10:00:00.000Z' };

/** A later version of the site, with one more migration. */
const withNext = (next: Migration) => ({ ...migrations, '0002-made-up': next });
const later = withNext({ up: (db) => db.schema.alterTable('provider_events').addColumn('made_up', 'text').execute() });
const failing = withNext({
  async up(db) {
    await later['0002-made-up']?.up(db);
    throw new Error('the made-up migration fails');
  },
});

describe.each(databaseKinds)('migrations, on $name', ({ createEmpty }) => {
  const newSettings = async () => readSettings({ DATA_DIR: newFolder(), ...(await createEmpty()) });

  test('run once when servers start concurrently', async () => {
    const environment = { ...inherited, DATA_DIR: newFolder(), ...(await createEmpty()) };
    const program = `
      import { openDatabase } from '${import.meta.dirname}/open.ts';
      import { readSettings } from '${import.meta.dirname}/../settings/settings.ts';
      const database = await openDatabase(readSettings());
      console.log((await database.selectFrom('orders').selectAll().execute()).length);
      await database.destroy();`;
    const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
    const started = Array.from({ length: 2 }, () => run(process.execPath, options, { env: environment }));
    expect((await Promise.all(started)).map(({ stdout }) => stdout)).toEqual(Array.from({ length: 2 }, () => '0\n'));
  });

  test('of a later version keep the rows; this version then doesn’t open the database', async () => {
    const settings = await newSettings();
    const before = await openTables(settings);
    await before.insertInto('provider_events').values(event).execute();
    await before.destroy();
    const after = await openTables(settings, () => {}, later);
    expect(await after.selectFrom('provider_events').selectAll().execute()).toEqual([{ ...event, made_up: null }]);
    await after.destroy();
    const refused = openTables(settings);
    await expect(refused).rejects.toThrow(/later version.*0002-made-up/);
    await expect(refused).rejects.toThrow(LaterVersionError);
  });

  test('that fail change nothing', async () => {
    const settings = await newSettings();
    await (await openTables(settings)).destroy();
    await expect(openTables(settings, () => {}, failing)).rejects.toThrow('the made-up migration fails');
    const database = await openTables(settings);
    await database.insertInto('provider_events').values(event).execute();
    expect(await database.selectFrom('provider_events').selectAll().execute()).toEqual([event]);
    await database.destroy();
  });
});

describe('an SQLite database, before an upgrade,', () => {
  /** A database of this version with a row. */
  async function newDatabase() {
    const place = { dataDir: newFolder(), databaseUrl: null };
    const database = await openTables(place);
    await database.insertInto('provider_events').values(event).execute();
    await database.destroy();
    return { place, file: databaseFile(place) };
  }
  const upgrade = async (place: { dataDir: string; databaseUrl: null }) => {
    const messages: string[] = [];
    await (await openTables(place, (words) => messages.push(words), later)).destroy();
    return messages;
  };

  test('is copied, and the copy can be restored', async () => {
    const { place, file } = await newDatabase();
    const messages = await upgrade(place);
    const [copy = '', ...others] = copiesOf(file);
    expect(others).toEqual([]);
    expect(messages).toEqual([`Before the upgrade, the database was copied to ${copy}`]);
    expect(copy).toMatch(/agency\.sqlite\.before-upgrade-0001-20/);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    restore(place, copy, new Date());
    const restored = await openTables(place);
    expect(await restored.selectFrom('provider_events').selectAll().execute()).toEqual([event]);
    await restored.destroy();
  });

  test('is not copied when there is nothing to upgrade', async () => {
    const { place, file } = await newDatabase();
    await (await openTables(place)).destroy();
    expect(copiesOf(file)).toEqual([]);
  });

  test('stays as it is when it can’t be copied', async () => {
    const { place, file } = await newDatabase();
    const raw = new DatabaseSync(file);
    raw.exec('pragma foreign_keys = off; create table strays (a references orders(id)); insert into strays values (1)');
    raw.close();
    await expect(upgrade(place)).rejects.toThrow(/could not be copied before the upgrade/);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('before-upgrade'))).toEqual([]);
    const database = await openTables(place);
    const { rows } = await sql`select name from kysely_migration`.execute(database);
    expect(rows).toHaveLength(1);
    await database.destroy();
  });

  test('loses all but the newest three copies, by time and not by version', async () => {
    const { file } = await newDatabase();
    const days = [20, 21, 22, 23];
    const made = days.map((day) => copyBeforeUpgrade(file, `00${40 - day}-any`, new Date(Date.UTC(2026, 10, day))));
    expect(copiesOf(file)).toEqual(made.slice(1).reverse());
  });
});

test('the SQLite of Debian 12 can parse the schema', async () => {
  const database = await openTables({ dataDir: newFolder(), databaseUrl: null });
  onTestFinished(() => database.destroy());
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where sql is not null`.execute(database);
  const depthOf = (text: string) => {
    let [depth, deepest] = [0, 0];
    for (const letter of text.replaceAll(/'[^']*'/g, '')) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  // Its stack of 100 overflows at about 25 expressions within each other.
  expect(rows.filter((row) => depthOf(row.sql) > 20).map(({ name }) => name)).toEqual([]);
});
