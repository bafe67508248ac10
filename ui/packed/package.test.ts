import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { afterAll, expect, test } from 'vitest';
import sizes from '../.size-limit';
import source from '../package.json' with { type: 'json' };
import { prefix } from '../prefix';

// What publint, attw, size-limit and stylelint don't look at in the tarball that would be published.
const place = mkdtempSync(join(tmpdir(), 'packed-'));
execFileSync('tar', ['-xzf', join(import.meta.dirname, '../.cache/ui.tgz'), '-C', place]);
afterAll(() => rmSync(place, { recursive: true }));

const folder = join(place, 'package');
const files = globSync('{**/*.*,LICENSE}', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
const ending = (end: string) => files.filter((path) => path.endsWith(end));
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as typeof source.publishConfig & typeof source;
/** The command line has everything built in. */
const scripts = ending('.js').filter((path) => !path.startsWith('dist/check/'));
const components = globSync('[A-Z]*/', { cwd: join(import.meta.dirname, '../src') }).sort();

test('it contains only what can be imported, and documents', () => {
  const allowed = [
    /^dist\/chunk-\w+\.js$/,
    /^dist\/\w+\.d-[\w-]+\.d\.ts$/,
    /^dist\/components\/([A-Z]\w+)\/\1\.(js|d\.ts|css)$/,
    /^dist\/components\/(index|lib\/\w+|lib\/messages\/(\w\w|MessagesProvider))\.(js|d\.ts)$/,
    /^dist\/(testing|theme)\/index\.(js|d\.ts)$/,
    /^dist\/(styles\/(index|theme)|(reset|neutrals)\/index|unlayered\/\w+)\.css$/,
    /^dist\/(check\/ui\.js|(check\/)?licenses\.txt)$/,
    /^(LICENSE|README\.md|CHANGELOG\.md|package\.json|css\.d\.ts)$/,
  ];
  expect(files.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('each component and its sheet can be imported alone and has a limit of size, and no entry leads to sources', () => {
  for (const name of components) {
    const file = `./dist/components/${name}/${name}`;
    expect(manifest.exports).toHaveProperty([`./${name}`], { types: `${file}.d.ts`, default: `${file}.js` });
    expect(manifest.exports).toHaveProperty([`./${name}.css`], { types: './css.d.ts', default: `${file}.css` });
    expect(files).toContain(`dist/unlayered/${name}.css`);
  }
  expect(sizes.map(({ name }) => name)).toEqual([...components, 'The whole library']);
  expect(JSON.stringify(manifest.exports)).not.toMatch(/source|\/src\//);
  // The workspace lists its entries twice, with and without sources.
  expect(Object.keys(manifest.exports)).toEqual(Object.keys(source.exports));
  expect(manifest.dependencies).toEqual(source.dependencies);
});

test('components say "use client", except those without state and handlers of their own', () => {
  const serverComponents = components.filter(
    (name) => !read(`dist/components/${name}/${name}.js`).startsWith('"use client";'),
  );
  expect(serverComponents).toEqual(expect.arrayContaining(['Accordion', 'Button', 'OrderSummary', 'PriceCard']));
  for (const name of serverComponents)
    expect(read(`dist/components/${name}/${name}.js`)).not.toMatch(/\buse(?!Id\b|Memo\b)[A-Z]\w*\(/);
  expect(read('dist/components/lib/ButtonBase.js')).toMatch(/^"use client";/);
  expect(read('dist/components/Button/Button.js')).toContain('from"../lib/ButtonBase.js"');
  expect(read('dist/components/index.js')).toMatch(/^import\{Accordion\}from"\.\/Accordion\/Accordion\.js";/);
});

test('scripts import only React, downshift and each other, and no styles', () => {
  const imported = scripts.flatMap((path) => [...read(path).matchAll(/(?:from|import)"([@\w./-]+)"/g)]);
  const outside = new Set(imported.map(([, name = '']) => name).filter((name) => !/^\.[\w./-]+\.js$/.test(name)));
  expect([...outside].sort()).toEqual(['downshift', 'react', 'react/jsx-runtime']);
});

test('types expose neither `any` nor the libraries that components use, and all functions have a comment', () => {
  for (const path of ending('.d.ts')) {
    const text = read(path);
    expect(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, ''), path).not.toMatch(
      /\bany\b|from '(?!react'|\.\.?\/)|vanilla-extract|DayPicker|UseCombobox/,
    );
    expect(text, path).not.toMatch(/(?<!\*\/\n)^(export )?declare (function|const)/m);
  }
});

test('licences of what is built in are there', () => {
  for (const name of ['react-day-picker', 'date-fns', '@date-fns/tz', 'dom-accessibility-api'])
    expect(read('dist/licenses.txt')).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  expect(read('dist/check/licenses.txt')).toMatch(/^postcss \d+\.\d+\.\d+ \(MIT\)$/m);
});

test.each([
  [':root { --ag-radius-2: 6px; }', 0, 'Nothing found'],
  [':root { --ag-radius2: 6px; }', 1, 'Did you mean --ag-radius-2?'],
  [':root {', 2, 'Unclosed block'],
])('the command checks %s', (css, status, words) => {
  writeFileSync(join(place, 'brand.css'), css);
  const run = spawnSync(process.execPath, [join(folder, 'dist/check/ui.js'), 'check', join(place, 'brand.css')], {
    encoding: 'utf8',
  });
  expect(run.stdout + run.stderr).toContain(words);
  expect(run.status).toBe(status);
});

test('npm publish is refused, and names the command to use instead', () => {
  const script = join(import.meta.dirname, '../beforePublish.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'npm/11.0.0' },
  });
  expect(stderr).toContain('pnpm release');
  expect(status).toBe(1);
});

/** The rules of a sheet, each with the layer around it. */
function rulesOf(path: string): { rule: Rule; layer: string | undefined }[] {
  const found: { rule: Rule; layer: string | undefined }[] = [];
  postcss.parse(read(path)).walkRules((rule) => {
    let around = rule.parent as AtRule | undefined;
    // The steps of an animation have the shape of rules.
    if (around?.name === 'keyframes') return;
    while (around?.type === 'atrule' && around.name !== 'layer') around = around.parent as AtRule | undefined;
    found.push({ rule, layer: around?.type === 'atrule' ? around.params : undefined });
  });
  return found;
}
const layered = (path: string) => rulesOf(path).map(({ rule, layer }) => `${layer} ${rule.selector}`);
const sheetOf = (name: string) => `dist/components/${name}/${name}.css`;

test('each sheet names the layers first, in their order, and has every rule in a layer: any rule of the app wins', () => {
  for (const path of ending('.css')) {
    expect(read(path).match(/@layer[^{};]*;/g), path).toEqual(['@layer reset,theme,base,components,utilities;']);
    expect(read(path), path).toMatch(/^@layer/);
  }
  const used = (path: string) => [...new Set(rulesOf(path).map(({ layer }) => layer))];
  expect(used('dist/styles/index.css').sort()).toEqual(['components.ag', 'components.ag.shared', 'theme.ag']);
  expect(used('dist/reset/index.css')).toEqual(['base.ag']);
});

test('styles.css has the theme and all components; what several sheets repeat is in a layer below, so their order is free', () => {
  const parts = ['dist/styles/theme.css', ...components.map(sheetOf)];
  expect(new Set(layered('dist/styles/index.css'))).toEqual(new Set(parts.flatMap(layered)));
  const own = components.flatMap((name) => [
    ...new Set(layered(sheetOf(name)).filter((rule) => rule.startsWith('components.ag '))),
  ]);
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((rule, at) => own.indexOf(rule) !== at)).toEqual([]);
});

test.each(['styles', ...components])('unlayered/%s.css has the same rules, heavier than any rule of a page', (name) => {
  const [guard, margins, ...rest] = rulesOf(`dist/unlayered/${name}.css`);
  const path = name === 'styles' ? 'dist/styles/index.css' : sheetOf(name);
  expect(rest.map(({ rule }) => rule.selector.replaceAll(':not(#ag)', ''))).toEqual(
    rulesOf(path).map(({ rule }) => rule.selector),
  );
  for (const one of [guard, margins]) expect(one?.rule.selector).toContain(prefix);
  const light = rest.flatMap(({ rule, layer }) => (layer === undefined ? rule.selectors : []));
  expect(light.filter((selector) => !selector.includes(':not(#ag)'))).toEqual([]);
});

test.each([
  ['collapsed content is printed', 'styles', /print[^}]*::details-content\s*\{\s*content-visibility:\s*visible/],
  ['text keeps its size when a phone is turned', 'reset', /-webkit-text-size-adjust:[^}]*;text-size-adjust:/],
])('%s', (_, sheet, rule) => {
  expect(read(`dist/${sheet}/index.css`)).toMatch(rule);
});
