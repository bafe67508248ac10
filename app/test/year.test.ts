import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from './titles.ts';

const text = readFileSync(join(import.meta.dirname, '../docs/year.md'), 'utf8');
const tables = text.split('\n## ').map((part) => part.split('\n').filter((line) => line.startsWith('| ')));
const [year = [], missingFeatures = []] = tables;

test('both tables are found', () => {
  expect(year.length).toBeGreaterThan(15);
  expect(missingFeatures.length).toBeGreaterThan(5);
});

test.each(year.slice(1))('the test named in the row exists: %s', (row) => {
  const [, file = '', title = ''] = /`([\w./-]+)`: “([^”]+)” \|$/.exec(row) ?? [];
  expect(hasTest(file, title)).toBe(true);
});

test('every statement about a competitor cites a source, except "theirs", "host" and "not found"', () => {
  const cells = [
    ...year.slice(1).flatMap((row) => row.split(' | ').slice(3, 6)),
    ...missingFeatures.slice(1).flatMap((row) => row.replace(/ \|$/, '').split(' | ').slice(2)),
  ];
  expect(cells.length).toBe((year.length + missingFeatures.length - 2) * 3);
  expect(cells.filter((cell) => !/^(?:theirs|host|not found)$|\[\^[\w-]+\]$/.test(cell))).toEqual([]);
});

test('every source is named once and used', () => {
  const used = new Set([...text.matchAll(/\[\^([\w-]+)\](?!:)/g)].map(([, name]) => name));
  const named = [...text.matchAll(/^\[\^([\w-]+)\]: <https:\/\/[^>\s]+>$/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...used].toSorted());
});
