import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTokens } from '../facts/tokens';
import { checkBrand } from './brand';
import { pairs } from './pairs';

const home = join(import.meta.dirname, '..');
const defaults = `:root {${readTokens()
  .map(({ variable, light, dark }) => `${variable}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`)
  .join('')}}`;

const brand = `:root {
  --ag-color-brand: light-dark(#0a6b3d, #6fd9a6);
  --ag-color-brand-tint: light-dark(#eefaf3, #10291d);
  --ag-gradient-brand: linear-gradient(135deg, #0a7d45, #0a6f7d);
  --ag-color-on-brand: #ffffff;
  --ag-color-strand-a: light-dark(#0a7d45, #6fd9a6);
  --ag-color-strand-b: light-dark(#0a7661, #6fd1c0);
  --ag-color-strand-c: light-dark(#0a6f7d, #6fc9d9);
  --ag-color-focus: light-dark(#0a6b3d, #6fd9a6);
}`;
const found = (css: string) => checkBrand(css, defaults);
const changed = (line: string) => `${brand} :root { ${line} }`;

test('the default theme and a good brand pass', () => {
  expect(found('')).toEqual([]);
  expect(found(brand)).toEqual([]);
});

test("the example's brand passes, and so does the README's", () => {
  expect(found(readFileSync(join(home, 'examples/themed-page/src/brand.css'), 'utf8'))).toEqual([]);
  const [, readme = ''] = /```css\n(:root[\s\S]+?)```/.exec(readFileSync(join(home, 'README.md'), 'utf8')) ?? [];
  expect(readme).toContain('--ag-color-brand');
  expect(found(readme)).toEqual([]);
});

test('each pair names tokens that exist', () => {
  for (const { of, on } of pairs) for (const name of [of, on]) expect(defaults).toContain(`--ag-${name}:`);
});

describe('finds', () => {
  test.each([
    ['a misspelt name', '--ag-color-brnad: red', ['There is no --ag-color-brnad. Did you mean --ag-color-brand?']],
    ['an unknown name', '--ag-shop-window: red', ['There is no --ag-shop-window.']],
    [
      'a value that isn’t a colour',
      '--ag-color-on-brand: wite',
      [
        'In light mode, --ag-color-on-brand isn’t a colour: wite',
        'In dark mode, --ag-color-on-brand isn’t a colour: wite',
      ],
    ],
    [
      'a variable that leads nowhere',
      '--ag-color-on-brand: var(--mine)',
      [
        'In light mode, --ag-color-on-brand isn’t a colour: var(--mine)',
        'In dark mode, --ag-color-on-brand isn’t a colour: var(--mine)',
      ],
    ],
    [
      'a gradient that is too light at one end',
      '--ag-gradient-brand: linear-gradient(135deg, #0a7d45, #9fd8b8)',
      [
        'In light mode, the main button: --ag-color-on-brand on --ag-gradient-brand has 1.62 : 1 and needs 4.5 : 1.',
        'In dark mode, the main button: --ag-color-on-brand on --ag-gradient-brand has 1.62 : 1 and needs 4.5 : 1.',
      ],
    ],
  ])('%s', (_, line, texts) => {
    expect(found(changed(line))).toEqual(texts);
  });

  test('what is missing beside others', () => {
    expect(found(':root { --ag-color-brand: light-dark(#5a2bd0, #b39bff) }')).toContain(
      '--ag-color-focus is missing: it goes with --ag-color-brand.',
    );
  });

  test('an error in one scheme only, in whichever syntax', () => {
    const faint = [expect.stringMatching(/^In dark mode, .*--ag-color-accent on --ag-color-paper/)];
    for (const css of [
      '@media (prefers-color-scheme: dark) { :root { --ag-color-accent: #502000 } }',
      '[data-theme="dark"] { --ag-color-accent: #502000 }',
      ':root { --ag-color-accent: light-dark(#a0480a, #502000) }',
    ])
      expect(found(css)).toEqual(expect.arrayContaining(faint));
    expect(found('[data-theme=dark] { --ag-color-accent: #502000 }').join()).not.toContain('In light mode');
  });
});

test('follows variables of the brand, in any notation of colours', () => {
  expect(found(changed('--mine: oklch(98% 0 0); --ag-color-on-brand: var(--mine)'))).toEqual([]);
  expect(found(changed('--ag-color-on-brand: var(--none, hsl(0 0% 100%))'))).toEqual([]);
});
