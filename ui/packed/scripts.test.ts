import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { components, ending, folder, read } from './package';

/** The modules that an app may import; the command-line tool is separate. */
const scripts = ending('.js').filter((path) => !path.startsWith('dist/check/'));
const url = (path: string) => pathToFileURL(join(folder, path)).href;
const isForClients = (path: string) => read(path).startsWith('"use client";');

/** Components that work as React Server Components. */
const serverComponents = ['Accordion', 'Button', 'OrderSummary', 'PriceCard'];

test.each(components)('%s starts with "use client", unless it is a server component', (name) => {
  expect(isForClients(`dist/components/${name}/${name}.js`)).toBe(!serverComponents.includes(name));
});

test('server components have no state or handlers outside "use client" files', () => {
  for (const name of serverComponents)
    expect(read(`dist/components/${name}/${name}.js`)).not.toMatch(/\buse(State|Reducer|Effect|LayoutEffect|Ref)\b/);
  expect(isForClients('dist/components/lib/ButtonBase.js')).toBe(true);
  expect(read('dist/components/Button/Button.js')).toContain('from"../lib/ButtonBase.js"');
});

test('the index works on servers, and only re-exports the components', () => {
  const index = read('dist/components/index.js');
  expect(isForClients('dist/components/index.js')).toBe(false);
  for (const name of components) expect(index).toContain(`from"./${name}/${name}.js"`);
});

test('token names are available on a server', async () => {
  const theme = (await import(url('dist/theme/index.js'))) as typeof import('../src/theme/tokens.css');
  expect(theme.vars.color.brand).toBe('var(--ag-color-brand)');
  expect(read('dist/theme/index.js')).not.toContain('import');
});

test('no script imports styles, writes them at run time or needs vanilla-extract', () => {
  const found = scripts.filter((path) =>
    /import[^;]*\.css|vanilla-extract|createElement\("style"|<style|insertRule|adoptedStyleSheets|dangerouslySetInnerHTML/.test(
      read(path),
    ),
  );
  expect(found).toEqual([]);
});

test('scripts import nothing but React, downshift and each other', () => {
  const imported = scripts.flatMap((path) => [...read(path).matchAll(/from"([@\w./-]+)"|import"([@\w./-]+)"/g)]);
  const outside = new Set(imported.map(([, from, bare]) => from ?? bare ?? '').filter((name) => !name.startsWith('.')));
  const allowed = /^(react|react-dom|react\/jsx-runtime|downshift)$/;
  expect([...outside].filter((name) => !allowed.test(name))).toEqual([]);
});
