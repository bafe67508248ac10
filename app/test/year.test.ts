import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasTest } from './titles.ts';

const text = readFileSync(join(import.meta.dirname, '../docs/year.md'), 'utf8');
const tables = text.split('\n## ').map((part) => part.split('\n').filter((line) => line.startsWith('| ')));
const [year = [], others = []] = tables;

test('the year has rows', () => {
  expect(year.length).toBeGreaterThan(15);
  expect(others.length).toBeGreaterThan(5);
});

test.each(year.slice(1))('%s', (row) => {
  const [, file = '', title = ''] = /`([\w./-]+)`: “([^”]+)” \|$/.exec(row) ?? [];
  expect(hasTest(file, title)).toBe(true);
});

test('what is said of others has a source, unless it was not found or follows from who runs the server', () => {
  const cells = [
    ...year.slice(1).flatMap((row) => row.split(' | ').slice(3, 6)),
    ...others.slice(1).flatMap((row) => row.replace(/ \|$/, '').split(' | ').slice(2)),
  ];
  expect(cells.length).toBe((year.length + others.length - 2) * 3);
  expect(cells.filter((cell) => !/^(?:theirs|host|not found)$|\[\^[\w-]+\]$/.test(cell))).toEqual([]);
});

test('every source is named once and used', () => {
  const used = new Set([...text.matchAll(/\[\^([\w-]+)\](?!:)/g)].map(([, name]) => name));
  const named = [...text.matchAll(/^\[\^([\w-]+)\]: <https:\/\/[^>\s]+>$/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...used].toSorted());
});
