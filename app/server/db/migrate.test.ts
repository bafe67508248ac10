import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openDatabase } from './open.ts';

const run = promisify(execFile);

describe.each(databaseKinds)('the tables, on $name', ({ create }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'agency-tables-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const settingsOf = async (name: string) => readSettings({ DATA_DIR: join(folder, name), ...(await create()) });

  test('are made once by servers that start together', async () => {
    const environment = { DATA_DIR: join(folder, 'together'), ...(await create()) };
    const program = `
      import { openDatabase } from '${import.meta.dirname}/open.ts';
      import { readSettings } from '${import.meta.dirname}/../settings.ts';
      const database = await openDatabase(readSettings());
      console.log((await database.selectFrom('orders').selectAll().execute()).length);
      await database.destroy();`;
    const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
    const started = Array.from({ length: 4 }, () => run(process.execPath, options, { env: environment }));
    expect((await Promise.all(started)).map(({ stdout }) => stdout)).toEqual(Array.from({ length: 4 }, () => '0\n'));
  });

  test('keep what is in them when the server starts again', async () => {
    const settings = await settingsOf('again');
    const first = await openDatabase(settings);
    const event = { id: 'evt_1', kind: 'paid', session_id: 'cs_1', received_at: '2026-11-20T10:00:00.000Z' };
    await first.insertInto('provider_events').values(event).execute();
    await first.destroy();
    const second = await openDatabase(settings);
    expect(await second.selectFrom('provider_events').selectAll().execute()).toEqual([event]);
    await second.destroy();
  });

  test('of a newer version are not touched', async () => {
    const settings = await settingsOf('newer');
    const database = await openDatabase(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await database.destroy();
    await expect(openDatabase(settings)).rejects.toThrow(/9999-later/);
  });

  test('take each attempt and each session once', async () => {
    const database = await openDatabase(await settingsOf('once'));
    const event = { id: 'evt_1', kind: 'paid', session_id: 'cs_1', received_at: '2026-11-20T10:00:00.000Z' };
    await database.insertInto('provider_events').values(event).execute();
    await expect(database.insertInto('provider_events').values(event).execute()).rejects.toThrow(/unique/i);
    await database.destroy();
  });
});
