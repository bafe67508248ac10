import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from './titles.ts';

const rows = readFileSync(join(import.meta.dirname, '../docs/year.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1);

test('the year has rows', () => {
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = /`([\w./-]+)`: “([^”]+)” \|$/.exec(row) ?? [];
  expect(hasTest(file, title)).toBe(true);
});
