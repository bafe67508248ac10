import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { readEnvironment } from '../settings/environment.ts';
import { CommandError, commandLine, runCommand } from './command.ts';

let printed: string[];
let stderr: unknown[];
beforeEach(() => {
  printed = [];
  stderr = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void stderr.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const run = vi.fn();
const send = (...words: string[]) =>
  runCommand(
    {
      name: 'pnpm send',
      about: 'Sends a file.',
      takes: ['file', '[copy]'],
      options: {
        to: { type: 'string', value: 'address', short: 't', about: 'to whom' },
        times: { type: 'string', value: 'number', default: '1', about: 'how often' },
        dry: { type: 'boolean', about: 'only shows it' },
      },
      run,
    },
    words,
  );
beforeEach(() => void run.mockReset());

test('passes arguments with defaults, and prints the result', async () => {
  run.mockReturnValue('Sent.');
  await send('a.md', '-t', 'ann@example.ie');
  expect(run).toHaveBeenCalledWith({
    args: ['a.md'],
    values: { to: 'ann@example.ie', times: '1', dry: false },
  });
  expect([printed, stderr, process.exitCode]).toEqual([['Sent.'], [], undefined]);
});

test.each([[['--help']], [['-h']], [['a.md', '--help', '--dry']]])('%j prints the usage only', async (words) => {
  await send(...words);
  expect(run).not.toHaveBeenCalled();
  expect(process.exitCode).toBeUndefined();
  expect(printed).toEqual([
    `Usage: pnpm send file [copy] [options]

Sends a file.

Options:
  -t, --to address  to whom
  --times number    how often (default: 1)
  --dry             only shows it
  -h, --help        shows this help`,
  ]);
});

test.each([
  [['--halp'], "Unknown option '--halp'"],
  [['a.md', 'b.md', 'c.md'], '"c.md" is one argument too many.'],
  [[], 'file is missing.'],
  [['a.md', '--to'], "Option '-t, --to <value>' argument missing"],
])('%j is rejected with the usage', async (words, why) => {
  await send(...words);
  expect(run).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(2);
  expect(stderr).toEqual([expect.stringContaining(why)]);
  expect(stderr[0]).toContain('Usage: pnpm send file');
});

describe('a failure exits with 1', () => {
  test.each([
    ['that the user can fix', new CommandError('There is no database.'), 'There is no database.'],
    [
      'of a missing file',
      Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open', path: '/x/a.md' }),
      'There is no file /x/a.md.',
    ],
    [
      'of a file without read permission',
      Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path: '/x/a.md' }),
      'You are not allowed to open /x/a.md.',
    ],
  ])('%s: with a message, without a stack', async (_what, error, words) => {
    run.mockRejectedValue(error);
    await send('a.md');
    expect([stderr, process.exitCode]).toEqual([[words], 1]);
  });

  test('that is a bug: with its stack', async () => {
    const fault = new TypeError('x is undefined');
    run.mockRejectedValue(fault);
    await send('a.md');
    expect([stderr, process.exitCode]).toEqual([[fault], 1]);
  });
});

describe('the environment', () => {
  const folder = newFolder();

  test('is completed by .env in the current folder, and takes precedence', () => {
    writeFileSync(join(folder, '.env'), '# ours\nPORT=4000\nAGENCY_NAME="Byrne & Co"\n');
    expect(readEnvironment({ INIT_CWD: folder, PORT: '5000' })).toEqual({
      INIT_CWD: folder,
      PORT: '5000',
      AGENCY_NAME: 'Byrne & Co',
    });
  });

  test('names the lines of .env that set nothing, without their words', () => {
    writeFileSync(
      join(folder, '.env'),
      '\uFEFFPORT=4000\nSECRET="a\nb"\nSITE_URL https://a.example\nMAIL: x\nexport\tMAIL=x\n',
    );
    expect(() => readEnvironment({ INIT_CWD: folder })).toThrow(/\.env:4 isn’t.*\n.*\.env:5 isn’t.*\n.*\.env:6 isn’t/);
    writeFileSync(join(folder, '.env'), '\uFEFFPORT=4000\nSECRET="a\nb"\n');
    expect(readEnvironment({ INIT_CWD: folder })).toMatchObject({ PORT: '4000', SECRET: 'a\nb' });
  });

  test.each(['SECRET=a#b', 'SECRET="a" b', 'SECRET="a "b" c"', 'SECRET="a', 'SECRET="a\nb" c'])(
    'names a line of .env that would be cut short: %s',
    (line) => {
      writeFileSync(join(folder, '.env'), `${line}\nPORT=4000\n`);
      expect(() => readEnvironment({ INIT_CWD: folder })).toThrow(/\.env:1 would be cut short/);
    },
  );

  test.each(['SECRET= ', 'SECRET =\t\r'])(
    'names a line of .env that would take the next one as its value: %j',
    (line) => {
      writeFileSync(join(folder, '.env'), `${line}\nPORT=4000\n`);
      expect(() => readEnvironment({ INIT_CWD: folder })).toThrow(/\.env:1 would take the next line/);
    },
  );

  test.each([
    ['AGENCY_NAME=Studio # one, or #2', 'Studio'],
    [`AGENCY_NAME='Studio "#1"' # ours`, 'Studio "#1"'],
    ["AGENCY_NAME=Ann's", "Ann's"],
    ['AGENCY_NAME="Studio"\r', 'Studio'],
    ['AGENCY_NAME= # none', ''],
    ['AGENCY_NAME=', ''],
  ])('is read as written: %s', (line, AGENCY_NAME) => {
    writeFileSync(join(folder, '.env'), `${line}\nPORT=4000\n`);
    expect(readEnvironment({ INIT_CWD: folder })).toMatchObject({ AGENCY_NAME, PORT: '4000' });
  });
});

test('from the sources, a command starts with pnpm', () => {
  expect(commandLine('mails resend --undelivered')).toBe('pnpm mails resend --undelivered');
});

test.each([
  ['agency', ''],
  ['the agency', '"'],
])('in a package in the folder “%s”, it starts with node and its agency.mjs', (name, quote) => {
  const folder = join(newFolder(), name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'agency.mjs'), '');
  expect(commandLine('backup', folder)).toBe(`node ${quote}${join(folder, 'agency.mjs')}${quote} backup`);
});
