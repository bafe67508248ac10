import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proofs } from '../e2e/packageSettings.ts';
import { definitions } from '../server/settings/definitions.ts';
import { hasTest } from './titles.ts';

const all = Object.entries(
  proofs({ port: '8080', dataDir: '/tmp/own', stripe: 'http://127.0.0.1:1', smtp: 'smtp://127.0.0.1:2' }),
);

test('it is proven for every setting that it changes what it says without a build', () => {
  expect(all.map(([name]) => name)).toEqual(Object.keys(definitions));
});

describe('what a test of the server proves', () => {
  const tested = all.flatMap(([name, proof]) => ('file' in proof ? [{ name, ...proof }] : []));

  test.each(tested)('$name: $file', ({ name, file, test: title }) => {
    expect(hasTest(file, title)).toBe(true);
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
