import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentsPart, partOf, tokensPart, weightsIn, withoutWeights } from '../readme/document';

const home = join(import.meta.dirname, '..');
const readme = readFileSync(join(home, 'README.md'), 'utf8');
const components = readdirSync(join(home, 'src')).filter((name) => /^[A-Z]/.test(name));

// `pnpm --filter @agency-site/ui run readme` renews both parts.
test('the README tells of every prop, word and promise as the sources do', async () => {
  const written = withoutWeights(partOf(readme, 'components'));
  expect(written).toBe(await componentsPart(new Map()));
}, 30_000);

test('the README knows every variable of the theme and its values', () => {
  expect(partOf(readme, 'tokens')).toBe(tokensPart());
});

test.each(components)('%s has its weight and its picture', (name) => {
  expect(weightsIn(partOf(readme, 'components')).get(name)).toBeGreaterThan(0);
  expect(readme).toContain(`<img src="docs/${name}.webp"`);
  // `pnpm --filter @agency-site/ladle run pictures` makes it. It travels with the package, so it is small.
  expect(statSync(join(home, `docs/${name}.webp`)).size).toBeLessThan(50_000);
});

test('the first page of the README is the one under examples, which the apps that install the package build', () => {
  const example = (file: string) => readFileSync(join(home, 'examples/themed-page/src', file), 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${example('main.tsx')}\`\`\``);
  expect(readme).toContain(`\`\`\`css\n${example('page.css')}\`\`\``);
  expect(example('brand.css').trim().split('\n').length).toBeLessThan(20);
});

test('every link in the README works', () => {
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const lost = [...readme.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) =>
      to.startsWith('#') ? !headings.includes(to.slice(1)) : !/^https:/.test(to) && !existsSync(join(home, to)),
    );
  expect(lost).toEqual([]);
});
