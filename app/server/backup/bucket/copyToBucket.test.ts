import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { countRows, problemWithDatabase } from '../../platform/db/sqliteFile.ts';
import { book } from '../../testing/booking.ts';
import { closeAfter, openMember, openTestServer } from '../../testing/openTestServer.ts';
import { runCommand } from '../../testing/runCommand.ts';
import { type S3Fake, s3Fake } from '../../testing/s3Fake.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { makeDueBackup } from '../backupJob.ts';
import { unlessFailedLately } from '../recordBackup.ts';
import { copyToBucket } from './copyToBucket.ts';

const noon = new Date('2026-11-20T12:00:00.000Z');
const hours = (count: number) => count * 3_600_000;
const timeouts = { pause: 1 };

let s3: S3Fake;
let folder: string;
let server: TestServer;
let lines: string[];
beforeEach(async () => {
  s3 = await s3Fake();
  closeAfter(s3.close);
  folder = newFolder();
  lines = [];
  server = await openTestServer({
    now: noon,
    // BACKUP_S3_BUCKET and its address, region and key.
    environment: { BACKUP_TIME: '03:00', BACKUP_DIR: join(folder, 'kept'), ...s3.settings },
    logTo: { write: (line) => lines.push(line) },
  });
  await book(server);
});

const names = () => [...s3.objects.keys()].sort();
const runAt = async (at: string | Date) => {
  server.clock.now = new Date(at);
  await makeDueBackup(server.context);
  await copyToBucket(server.context, timeouts);
};
const health = async () => (await server.app.inject('/api/health')).json();

test('each nightly backup is copied to the bucket once, also the one before the server started', async () => {
  await runAt(noon);
  expect(names()).toEqual(['nightly-2026-11-20T12-00-00-000Z.sqlite']);
  const calls = s3.calls();
  await runAt('2026-11-21T02:59:00.000Z');
  expect(s3.calls()).toBe(calls);
  await runAt('2026-11-21T03:00:00.000Z');
  expect(names().slice(1)).toEqual(['nightly-2026-11-21T03-00-00-000Z.sqlite']);
  const file = join(folder, 'read.sqlite');
  writeFileSync(file, s3.objects.get(names()[1] ?? '')?.content ?? '');
  expect(problemWithDatabase(file)).toBeNull();
  expect(countRows(file).get('bookings')).toBe(1);
  expect(await health()).toMatchObject({ status: 'ok' });
});

test('old copies are deleted as in the folder, and nothing else is', async () => {
  const other = { content: Buffer.from('theirs'), checksum: '' };
  for (const name of ['notes.txt', 'other/nightly-2020-01-01T03-00-00-000Z.sqlite']) s3.objects.set(name, other);
  for (const day of [20, 21, 22, 23, 24, 25, 26, 27, 28])
    s3.objects.set(`nightly-2026-11-${day}T03-00-00-000Z.sqlite`, other);
  await runAt('2026-11-29T03:00:00.000Z');
  expect(names()).toEqual([
    // The newest of its week.
    'nightly-2026-11-22T03-00-00-000Z.sqlite',
    ...[23, 24, 25, 26, 27, 28, 29].map((day) => `nightly-2026-11-${day}T03-00-00-000Z.sqlite`),
    'notes.txt',
    'other/nightly-2020-01-01T03-00-00-000Z.sqlite',
  ]);
});

test('a failure is reported with its reason, and tried again after an hour', async () => {
  s3.fault.forbidden = ['PUT'];
  await runAt(noon);
  expect(await health()).toMatchObject({ status: 'bucket-failed', problems: ['bucket-failed'] });
  const aoife = await openMember(server, 'read-only');
  const shown = async () => (await aoife.get('/api/staff/today')).body.backup;
  const why = 'The key may not use the bucket agency-backups: let it list, read, write and delete there.';
  expect(await shown()).toMatchObject({ alarm: false, bucket: { hours: null, alarm: true, failure: why } });
  s3.fault.forbidden = [];
  await runAt(new Date(noon.getTime() + hours(1) - 1));
  expect(names()).toEqual([]);
  await runAt(new Date(noon.getTime() + hours(1)));
  expect(names()).toHaveLength(1);
  expect(await shown()).toMatchObject({ bucket: { hours: 1, alarm: false, failure: null } });
  expect(await health()).toMatchObject({ status: 'ok' });
  expect(lines.join('\n')).toContain('the backup cannot be copied to the bucket');
  expect(lines.join('\n')).not.toContain(s3.settings.BACKUP_S3_SECRET);
  expect(lines.join('\n')).not.toContain(s3.settings.BACKUP_S3_KEY_ID);
});

test('is tried again an hour after it failed, however long that took', async () => {
  let tries = 0;
  const fails = async () => {
    tries += 1;
    server.clock.now = new Date(server.clock.now.getTime() + hours(2));
    throw new Error('The line is slow.');
  };
  await unlessFailedLately(server.context, 'bucket', fails);
  await unlessFailedLately(server.context, 'bucket', fails);
  expect(tries).toBe(1);
});

test('health reports a copy older than two days', async () => {
  await runAt(noon);
  s3.fault.forbidden = ['PUT'];
  // The folder has newer ones.
  await runAt(new Date(noon.getTime() + hours(47)));
  server.clock.now = new Date(noon.getTime() + hours(48));
  expect((await health()).problems).toEqual(['bucket-failed', 'bucket-old']);
});

test('a stop of the server ends a copy, and is no failure', async () => {
  await makeDueBackup(server.context);
  s3.fault.silent = true;
  const stopping = new AbortController();
  const copying = copyToBucket(server.context, { ...timeouts, signal: stopping.signal });
  await expect.poll(() => s3.calls()).toBe(1);
  stopping.abort();
  await copying;
  expect((await health()).problems).toEqual([]);
});

test('pnpm restore lists what is in the bucket, rehearses it, and takes it from there', async () => {
  await runAt(noon);
  await server.app.close();
  const { dataDir, backupDir } = server.settings;
  const run = async (...words: string[]) => {
    const environment = { INIT_CWD: folder, DATA_DIR: dataDir, BACKUP_DIR: backupDir, ...s3.settings };
    return (await runCommand(join(import.meta.dirname, '../restore.cli.ts'), environment, ...words)).output;
  };
  const [name = ''] = names();
  expect(await run('--list')).toMatch(
    new RegExp(`In ${backupDir}:\\n  ${name} .* kB\\nIn the bucket agency-backups:\\n  s3:${name}  \\d+ kB\\n`),
  );
  rmSync(backupDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  expect(await run(`s3:${name}`, '--rehearse')).toMatch(/^s3:nightly-.* can be restored.*\nRows: 1 in bookings/);
  expect(existsSync(join(dataDir, 'agency.sqlite'))).toBe(false);
  expect(await run('s3:nightly-none.sqlite')).toMatch(/There is no nightly-none.sqlite in the bucket/);
  expect(await run(`s3:${name}`)).toMatch(/^Restored .*agency.sqlite\.\nRows: 1 in bookings/);
  expect(countRows(join(dataDir, 'agency.sqlite')).get('bookings')).toBe(1);
});
