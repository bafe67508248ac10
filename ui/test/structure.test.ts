import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as index from '../src/index';

const source = join(import.meta.dirname, '../src');
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8');
const components = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map((entry) => entry.name);

describe.each(components)('%s', (name) => {
  const files = readdirSync(join(source, name));

  test('has its four files, its accessibility contract, and no other', () => {
    expect(files.sort()).toEqual(
      ['contract.ts', 'css.ts', 'stories.tsx', 'test.tsx', 'tsx'].map((ending) => `${name}.${ending}`),
    );
  });

  test('is exported by the index, and has its own entry and style sheet', () => {
    expect(index).toHaveProperty(name);
    for (const entry of [`./${name}`, `./${name}.css`]) {
      expect(manifest.exports).toHaveProperty([entry]);
      expect(manifest.publishConfig.exports).toHaveProperty([entry]);
    }
  });

  test('imports no other component', () => {
    const imports = [`${name}.tsx`, `${name}.css.ts`].flatMap((file) =>
      [...read(name, file).matchAll(/from '(\.\.\/[^']+)'/g)].map(([, path]) => path),
    );
    expect(imports.filter((path) => !/^\.\.\/(lib|theme)\//.test(path ?? ''))).toEqual([]);
  });

  test('shows stories that can be copied into an app: they import public entries', () => {
    const imports = [...read(name, `${name}.stories.tsx`).matchAll(/from '([^']+)'/g)].map(([, path = '']) => path);
    const entries = Object.keys(manifest.exports).map((entry) => entry.replace('.', '@agency-site/ui'));
    expect(imports.filter((path) => !['react', '@ladle/react', ...entries].includes(path))).toEqual([]);
  });

  test('takes its colours from the theme', () => {
    expect(read(name, `${name}.css.ts`)).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsl/i);
  });
});

test('the index names each export', () => {
  expect(components).toContain('PackageCard');
  expect(read('index.ts')).not.toContain('export *');
});
