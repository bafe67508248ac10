import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseFile, readSettings, type Settings } from '../platform/settings/settings.ts';
import { book } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { runCommand } from '../testing/runCommand.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { newFolder } from '../testing/temporaryFolder.ts';
import { backUp, defaultBackupFile } from './backUp.ts';
import { lastBackup, recordBackup } from './recordBackup.ts';
import { newestBackup, rehearse, restore } from './restore.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const stamp = '2026-11-20T10-00-00-000Z';

let folder: string;
let server: TestServer;
let settings: Settings;
beforeEach(async () => {
  folder = newFolder();
  server = await openTestServer();
  settings = server.settings;
});

const backup = () => join(folder, 'kept.sqlite');
/** Settings of another, empty installation. */
const elsewhere = () => readSettings({ DATA_DIR: join(folder, 'elsewhere'), SECRET: 'x'.repeat(32) });
const namesIn = (file: string) => {
  const raw = new DatabaseSync(file, { readOnly: true });
  const names = raw.prepare('select name from bookings order by starts_at').all();
  raw.close();
  return names.map(({ name }) => name);
};

describe('a backup', () => {
  test('is one complete file without the secret, written while the server runs, and never over another', async () => {
    await book(server);
    expect(await lastBackup(server.database)).toBeNull();
    const writing = Promise.all(Array.from({ length: 20 }, () => order(server)));
    const { rows, bytes } = backUp(settings, backup(), now);
    expect((await writing).every(({ status }) => status === 200)).toBe(true);
    expect([rows.get('bookings'), rows.get('outbox'), bytes]).toEqual([1, 2, statSync(backup()).size]);
    expect(readdirSync(folder)).toEqual(['kept.sqlite']);
    expect(namesIn(backup())).toEqual(['Ann Byrne']);
    expect(statSync(backup()).mode & 0o777, 'readable by its owner only').toBe(0o600);
    expect(existsSync(join(settings.dataDir, 'secret'))).toBe(true);
    expect(readFileSync(backup()).includes(settings.secret)).toBe(false);

    const copy = new DatabaseSync(backup(), { readOnly: true });
    const recorded = copy.prepare("select value from installation where name = 'backup'").get()?.value;
    copy.close();
    expect([recorded, await lastBackup(server.database)]).toEqual([now.toISOString(), now.toISOString()]);
    writeFileSync(backup(), 'something of mine');
    const later = new Date(now.getTime() + 3_600_000);
    expect(() => backUp(settings, backup(), later)).toThrow(/exists already/);
    expect(readFileSync(backup(), 'utf8')).toBe('something of mine');
    expect(await lastBackup(server.database), 'of one that failed').toBe(now.toISOString());
    await recordBackup(server.database, later);
    expect(await lastBackup(server.database)).toBe(later.toISOString());
    const file = defaultBackupFile(settings, now);
    expect(file).toBe(join(settings.dataDir, 'backups', `agency-${stamp}.sqlite`));
    expect(backUp(settings, file, now).file).toBe(file);
    expect(() => backUp(settings, '/proc/kept.sqlite', now)).toThrow(
      /could not be copied: .*It must go to a folder with room that this user can write to/,
    );
  });

  test('is not made of an empty database, because DATA_DIR may be wrong', () => {
    expect(() => backUp(settings, backup(), now)).toThrow(/contains no orders, bookings or accounts.*DATA_DIR/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not made without a database, or with PostgreSQL', () => {
    expect(() => backUp(elsewhere(), backup(), now)).toThrow(/There is no database .*DATA_DIR/);
    expect(() => backUp({ ...settings, databaseUrl: 'postgres://db/agency' }, backup(), now)).toThrow(/pg_dump/);
    expect(existsSync(backup())).toBe(false);
  });
});

describe('restoring', () => {
  test('replaces the database and keeps the old one, or fills a new installation', async () => {
    await book(server, { name: 'Ann Byrne' });
    backUp(settings, backup(), now);
    await book(server, { name: 'Ben Casey', date: '2026-11-24T10:00:00.000Z' });
    await server.app.close();

    const { replaced, rows } = restore(settings, backup(), now);
    expect(rows.get('bookings')).toBe(1);
    expect(namesIn(databaseFile(settings))).toEqual(['Ann Byrne']);
    expect(replaced).toBe(`${databaseFile(settings)}.replaced-${stamp}`);
    expect(namesIn(replaced ?? '')).toEqual(['Ann Byrne', 'Ben Casey']);
    expect(statSync(databaseFile(settings)).mode & 0o777).toBe(0o600);
    expect(namesIn(backup())).toEqual(['Ann Byrne']);
    const place = elsewhere();
    expect(restore(place, backup(), now)).toMatchObject({ file: databaseFile(place), replaced: null });
  });

  test('is rejected while a server has the database open, even an idle one', async () => {
    await book(server);
    backUp(settings, backup(), now);
    expect(() => restore(settings, backup(), now)).toThrow(/A server has .* open. Stop it first/);
    expect((await book(server, { date: '2026-11-24T10:00:00.000Z' })).status).toBe(201);
    expect(namesIn(databaseFile(settings))).toHaveLength(2);
  });

  test.each<[string, (file: string) => void, RegExp]>([
    ['that is truncated', (file) => truncateSync(file, 20_000), /it is damaged|not a database of this site/],
    ['with corrupted bytes', (file) => spoil(file), /it is damaged|not a database of this site/],
    ['of plain text', (file) => writeFileSync(file, 'not a database at all'), /not a database of this site/],
    ['of another program', (file) => foreign(file), /not a database of this site/],
    ['of a newer version', (file) => newer(file), /newer version of this site \(9999-later\)/],
  ])('of a file %s is rejected', async (_name, harm, words) => {
    await book(server);
    backUp(settings, backup(), now);
    await server.app.close();
    harm(backup());
    const before = readFileSync(databaseFile(settings));
    expect(() => restore(settings, backup(), now)).toThrow(words);
    expect(readFileSync(databaseFile(settings)).equals(before)).toBe(true);
    expect(readdirSync(settings.dataDir).filter((name) => /part|replaced/.test(name))).toEqual([]);
  });

  test('works when the current database is damaged', async () => {
    await book(server);
    backUp(settings, backup(), now);
    await server.app.close();
    writeFileSync(databaseFile(settings), 'ruined');
    const { replaced } = restore(settings, backup(), now);
    expect(readFileSync(replaced ?? '', 'utf8')).toBe('ruined');
    expect(namesIn(databaseFile(settings))).toEqual(['Ann Byrne']);
  });
});

test('a rehearsal restores the newest backup elsewhere, reads it, and leaves nothing behind, also of a damaged one', async () => {
  const scratch = newFolder();
  vi.stubEnv('TMPDIR', scratch);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => newestBackup(settings)).toThrow(/There is no backup in .* pnpm backup/);
  await book(server);
  backUp(settings, defaultBackupFile(settings, now), now);
  await book(server, { date: '2026-11-24T10:00:00.000Z' });
  const future = new Date('2100-01-01T00:00:00.000Z');
  const newest = join(settings.backupDir, 'newest.sqlite');
  backUp(settings, newest, now);
  utimesSync(newest, future, future);
  const rehearsal = await rehearse(newestBackup(settings), now);
  expect(rehearsal).toMatchObject({ file: newest, newest: server.clock.now.toISOString() });
  expect(rehearsal.rows.get('bookings')).toBe(2);
  expect(readdirSync(scratch)).toEqual([]);
  expect((await book(server, { date: '2026-11-24T11:00:00.000Z' })).status).toBe(201);
  truncateSync(newest, 20_000);
  await expect(rehearse(newest, now)).rejects.toThrow(/cannot be restored: it is/);
  expect(readdirSync(scratch)).toEqual([]);
});

test('both commands print what they did and what else to do, and fail with a message', async () => {
  await book(server);
  const { dataDir } = settings;
  const run = (
    name: string,
    file: string,
    environment: Record<string, string> = { DATA_DIR: dataDir },
    ...flags: string[]
  ) => runCommand(join(import.meta.dirname, `${name}.cli.ts`), { INIT_CWD: folder, ...environment }, file, ...flags);
  const made = await run('backup', 'kept.sqlite');
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`into ${backup()}`) });
  expect(made.output).toContain('Rows: 1 in bookings, 2 in daily_counts, 1 in hosts, 2 in outbox, 1 in terms.');
  expect(made.output).toContain(`The secret in ${join(dataDir, 'secret')} is not in it`);
  expect(await run('backup', 'kept.sqlite')).toMatchObject({
    code: 1,
    output: `${backup()} exists already. Nothing was written over it.\n`,
  });
  const place = join(folder, 'elsewhere');
  const rehearsed = await run('restore', 'kept.sqlite', { DATA_DIR: place }, '--rehearse');
  expect(rehearsed).toMatchObject({ code: 0, output: expect.stringMatching(/can be restored.*\nRows: 1 in bookings/) });
  const inFolder = { DATA_DIR: place, BACKUP_DIR: folder, INIT_CWD: tmpdir() };
  expect((await run('restore', 'kept.sqlite', inFolder, '--rehearse')).code, 'by its name in BACKUP_DIR').toBe(0);
  expect(existsSync(place)).toBe(false);
  const restored = await run('restore', 'kept.sqlite', { DATA_DIR: place });
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Restored ${join(place, 'agency.sqlite')}`),
  });
  expect(restored.output).toContain('There is no secret here yet.');
  expect(existsSync(join(place, 'secret'))).toBe(false);

  await server.app.close();
  const other = await run('restore', 'kept.sqlite', { DATA_DIR: place, SECRET: 'x'.repeat(32) });
  expect(other.output).toMatch(/The secret here isn’t the one that belongs to the backup.*pnpm change-secret/);
  const right = await run('restore', 'kept.sqlite', { DATA_DIR: place, SECRET: settings.secret });
  expect(right.output).not.toMatch(/secret/);
});

function spoil(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096 * 2, 4096 * 6);
  writeFileSync(file, bytes);
}

function foreign(file: string): void {
  copyFileSync('/dev/null', file);
  const raw = new DatabaseSync(file);
  raw.exec('create table notes (text text)');
  raw.close();
}

function newer(file: string): void {
  const raw = new DatabaseSync(file);
  raw.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')");
  raw.close();
}
