import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { countRows, problemWithDatabase } from '../platform/db/sqliteFile.ts';
import { book } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { newFolder } from '../testing/temporaryFolder.ts';
import { backupJob, makeDueBackup } from './backupJob.ts';
import { lastBackup } from './recordBackup.ts';

/** Dublin's winter time is UTC, its summer time is an hour ahead. */
const noon = new Date('2026-11-20T12:00:00.000Z');
const hours = (count: number) => count * 3_600_000;

let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = join(newFolder(), 'kept');
  server = await openTestServer({ now: noon, environment: { BACKUP_TIME: '03:00', BACKUP_DIR: folder } });
});

const files = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const runAt = async (at: string | Date) => {
  server.clock.now = new Date(at);
  await makeDueBackup(server.context);
};
const health = async () => (await server.app.inject('/api/health')).json();

test('backs up once a night, at the time that was set in the agency’s time zone', async () => {
  await book(server);
  await runAt('2026-11-20T12:00:00.000Z');
  // Nothing was made in the night before: the server was off.
  expect(files()).toEqual(['nightly-2026-11-20T12-00-00-000Z.sqlite']);
  await runAt('2026-11-21T02:59:00.000Z');
  expect(files()).toHaveLength(1);
  await runAt('2026-11-21T03:00:00.000Z');
  await runAt('2026-11-21T03:01:00.000Z');
  expect(files().slice(1)).toEqual(['nightly-2026-11-21T03-00-00-000Z.sqlite']);
  // In summer, 03:00 is 02:00 UTC.
  await runAt('2027-07-01T01:00:00.000Z');
  await runAt('2027-07-01T01:59:00.000Z');
  await runAt('2027-07-01T02:00:00.000Z');
  expect(files().slice(2)).toEqual(['nightly-2027-07-01T02-00-00-000Z.sqlite']);
});

test('the backup is complete and checked, and its time is recorded', async () => {
  await book(server);
  await runAt(noon);
  const file = join(folder, files()[0] ?? '');
  expect(problemWithDatabase(file)).toBeNull();
  expect(countRows(file).get('bookings')).toBe(1);
  expect(await lastBackup(server.database)).toBe(noon.toISOString());
  expect(await health()).toMatchObject({ status: 'ok', lastBackup: 0 });
});

test('a database without a record is not backed up, and that is no failure', async () => {
  await runAt(noon);
  expect(files()).toEqual([]);
  expect(await health()).toMatchObject({ status: 'ok', lastBackup: null });
});

test('deletes old backups of its own, and nothing else', async () => {
  await book(server);
  mkdirSync(folder);
  for (const day of [20, 21, 22, 23, 24, 25, 26, 27, 28])
    writeFileSync(join(folder, `nightly-2026-11-${day}T03-00-00-000Z.sqlite`), 'of that night');
  writeFileSync(join(folder, 'agency-2020-01-01T00-00-00-000Z.sqlite'), 'made by hand');
  writeFileSync(join(folder, 'nightly-2026-11-01T03-00-00-000Z.sqlite.part'), 'of a server that was killed');
  await runAt('2026-11-29T03:00:00.000Z');
  expect(files()).toEqual([
    'agency-2020-01-01T00-00-00-000Z.sqlite',
    // The newest of its week.
    'nightly-2026-11-22T03-00-00-000Z.sqlite',
    ...[23, 24, 25, 26, 27, 28, 29].map((day) => `nightly-2026-11-${day}T03-00-00-000Z.sqlite`),
  ]);
});

test('a failure is reported with its reason, and tried again after an hour', async () => {
  await book(server);
  // A file where the folder should be.
  writeFileSync(folder, '');
  await runAt(noon);
  expect(await health()).toMatchObject({ status: 'backup-failed', problems: ['backup-failed'] });
  rmSync(folder);
  mkdirSync(folder);
  await runAt(new Date(noon.getTime() + hours(1) - 1));
  expect(files()).toEqual([]);
  await runAt(new Date(noon.getTime() + hours(1)));
  expect(files()).toHaveLength(1);
  expect(await health()).toMatchObject({ status: 'ok' });
});

test('health reports a backup older than two days', async () => {
  await book(server);
  await runAt(noon);
  server.clock.now = new Date(noon.getTime() + hours(48) - 1);
  expect(await health()).toMatchObject({ status: 'ok', lastBackup: 172_800 });
  server.clock.now = new Date(noon.getTime() + hours(48));
  expect(await health()).toMatchObject({ status: 'backup-old' });
});

test('the server makes none when BACKUP_TIME is off, and none of PostgreSQL', () => {
  const { context, settings } = server;
  expect(backupJob(context)).not.toBeNull();
  expect(backupJob({ ...context, settings: { ...settings, backupTime: null } })).toBeNull();
  expect(backupJob({ ...context, settings: { ...settings, databaseUrl: 'postgres://db/agency' } })).toBeNull();
});
