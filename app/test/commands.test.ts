import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../server/platform/db/open.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { inherited } from '../server/testing/inherited.ts';
import { orderRow } from '../server/testing/invoices.ts';
import { newFolder } from '../server/testing/temporaryFolder.ts';

const app = join(import.meta.dirname, '..');
/** An empty folder, without the site's data. */
const folder = newFolder();

function call(file: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { ...inherited, INIT_CWD: folder, ...environment };
  const options = ['--disable-warning=ExperimentalWarning', join(app, file), ...words];
  return new Promise<{ code: number; out: string; stderr: string }>((resolve) => {
    execFile(process.execPath, options, { env, cwd: app }, (error, out, stderr) =>
      resolve({ code: Number(error?.code ?? 0), out, stderr }),
    );
  });
}

test.each([
  ['server/backup/backup.cli.ts', [], 'There is no database'],
  ['server/backup/restore.cli.ts', ['missing.sqlite'], 'There is no file'],
  ['server/changeSecret.cli.ts', [], 'There is no secret'],
  ['server/health/go-live/goLive.cli.ts', [], 'There is no'],
  ['server/platform/mail/mails.cli.ts', [], 'There is no'],
  ['server/platform/db/move/moveToPostgres.cli.ts', [], 'Set DATABASE_URL'],
])('%s %j says what is missing and creates nothing', async (file, words, why) => {
  const { code, stderr } = await call(file, words);
  expect(code).toBe(1);
  expect(stderr).toContain(why);
  expect(stderr).not.toContain('    at ');
  expect(await readdir(folder)).toEqual([]);
});

test('a backup is made and rehearsed, and each command ends', async () => {
  const environment = { DATA_DIR: newFolder(), SECRET: 's'.repeat(32) };
  const database = await openDatabase(readSettings(environment));
  await database.insertInto('orders').values(orderRow(new Date())).execute();
  await database.destroy();
  expect(await call('server/backup/backup.cli.ts', [], environment)).toMatchObject({ code: 0 });
  expect(await call('server/backup/restore.cli.ts', ['--rehearse'], environment)).toMatchObject({ code: 0 });
});
