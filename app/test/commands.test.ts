import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inherited } from '../server/testing/inherited.ts';

const app = join(import.meta.dirname, '..');
const scriptsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(app, file), 'utf8')).scripts as Record<string, string>;

/** Every command line program, by file. Shared behaviour is tested in server/cli. */
const programs = [scriptsOf('package.json'), scriptsOf('../package.json')]
  .flatMap(Object.entries<string>)
  .flatMap(([name, script]) => {
    const [, file] = /^node (?:--\S+ )*(?:app\/)?((?:server|tools|bench|e2e)\/\S+\.ts)$/.exec(script) ?? [];
    return file ? [{ name, file }] : [];
  });

/** An empty folder, without the site's data. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-commands-'));
});
afterAll(() => rm(folder, { recursive: true }));

function call(file: string, ...words: string[]) {
  const env = { ...inherited, INIT_CWD: folder };
  const options = ['--disable-warning=ExperimentalWarning', join(app, file), ...words];
  return new Promise<{ code: number; out: string; stderr: string }>((resolve) => {
    execFile(process.execPath, options, { env, cwd: app }, (error, out, stderr) =>
      resolve({ code: Number(error?.code ?? 0), out, stderr }),
    );
  });
}

test('finds the commands', () => {
  expect(programs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['backup', 'restore', 'newsletter', 'check:catalogue', 'fuzz', 'report', 'site']),
  );
});

describe.each(programs.filter(({ file }) => file !== 'server/main.ts'))('$name', ({ file }) => {
  test('--help prints the usage and does nothing', async () => {
    expect(await call(file, '--help')).toEqual({
      code: 0,
      out: expect.stringMatching(/^Usage: (pnpm|npm) /),
      stderr: '',
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

test.each([
  ['server/backup/backup.cli.ts', [], 'There is no database'],
  ['server/backup/restore.cli.ts', ['missing.sqlite'], 'There is no file'],
  ['server/db/changeSecret.cli.ts', [], 'There is no secret'],
  ['server/invoices/issueInvoices.cli.ts', [], 'There is no'],
  ['tools/newsletter.ts', ['missing.md'], 'There is no file'],
  ['server/db/move/moveToPostgres.cli.ts', [], 'Set DATABASE_URL'],
])('%s %j says what is missing and creates nothing', async (file, words, why) => {
  const { code, stderr } = await call(file, ...words);
  expect(code).toBe(1);
  expect(stderr).toContain(why);
  expect(stderr).not.toContain('    at ');
  expect(await readdir(folder)).toEqual([]);
});

test('no command has the name of a pnpm command', async () => {
  const help = await new Promise<string>((resolve, reject) =>
    execFile('pnpm', ['help', '--all'], (error, out) => (error ? reject(error) : resolve(out))),
  );
  const lines = help.split('\n').filter((line) => /^ {2}[a-z]/.test(line));
  const taken = lines.flatMap((line) => [
    /^ {2}([a-z-]+)/.exec(line)?.[1] ?? '',
    ...(/\[alias(?:es)?: ([^\]]+)\]/.exec(line)?.[1] ?? '').split(', '),
  ]);
  expect(taken).toContain('doctor');
  const own = Object.keys(scriptsOf('../package.json')).filter((name) => !['start', 'test'].includes(name));
  expect(own.filter((name) => taken.includes(name))).toEqual([]);
});
