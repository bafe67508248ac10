import { readdirSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book } from '../testing/booking.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { newFolder } from '../testing/temporaryFolder.ts';
import { backUp, defaultBackupFile } from './backUp.ts';
import { newestBackup, rehearse } from './restore.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2100-01-01T00:00:00.000Z');
const { TMPDIR } = process.env;

/** The folder for temporary files during a test. */
let scratch: string;
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  scratch = newFolder();
  process.env.TMPDIR = scratch;
});
afterEach(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await server.close();
});

test('restores the newest backup elsewhere, reads it, and leaves nothing behind, also of a damaged one', async () => {
  const { settings } = server;
  expect(() => newestBackup(settings)).toThrow(/There is no backup in .* pnpm backup/);
  await book(server);
  backUp(settings, defaultBackupFile(settings, now), now);
  await book(server, { date: '2026-11-24T10:00:00.000Z' });
  const newest = join(settings.backupDir, 'newest.sqlite');
  backUp(settings, newest, now);
  utimesSync(newest, later, later);
  const rehearsal = await rehearse(newestBackup(settings), now);
  expect(rehearsal).toMatchObject({ file: newest, newest: server.clock.now.toISOString() });
  expect(rehearsal.rows.get('bookings')).toBe(2);
  expect(readdirSync(scratch)).toEqual([]);
  expect((await book(server, { date: '2026-11-24T11:00:00.000Z' })).status).toBe(201);
  truncateSync(newest, 20_000);
  await expect(rehearse(newest, now)).rejects.toThrow(/cannot be restored: it is/);
  expect(readdirSync(scratch)).toEqual([]);
});
