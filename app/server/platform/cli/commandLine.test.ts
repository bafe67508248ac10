import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { commandLine } from './command.ts';

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
