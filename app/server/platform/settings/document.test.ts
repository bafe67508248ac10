import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from './definitions.ts';

const rows = Object.entries(definitions).map(([name, { defaultValue, about }]) => {
  const value = typeof defaultValue === 'boolean' ? (defaultValue ? 'on' : 'off') : defaultValue;
  const text = value === null ? '' : String(value);
  const shown = text === '' ? '' : `\`${text}\``;
  return `| \`${name}\` | ${shown} | ${about} |`;
});

test('app/docs/settings.md lists every setting with default and purpose', async () => {
  const settings = await readFile(join(import.meta.dirname, '../../../docs/settings.md'), 'utf8');
  const table = settings.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line));
  expect(table).toEqual(rows);
});
