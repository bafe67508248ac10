import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');
const readme = readFileSync(join(home, 'README.md'), 'utf8');

test('the README has 600 words at most: the documentation has the rest', () => {
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(600);
});

test('the first page of the README is the one under examples, which the apps that install the package build', () => {
  const example = (file: string) => readFileSync(join(home, 'examples/themed-page/src', file), 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${example('main.tsx')}\`\`\``);
  expect(readme).toContain(`\`\`\`css\n${example('page.css')}\`\`\``);
  expect(example('brand.css').trim().split('\n').length).toBeLessThan(20);
});

test('every link in the README works', () => {
  const lost = [...readme.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^https:/.test(to) && !existsSync(join(home, to)));
  expect(lost).toEqual([]);
});
