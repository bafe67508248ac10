import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { targets } from './browsers.ts';
import { inlineClassNames } from './inlineClassNames.ts';
import { notices } from './notices.ts';
import { prefix } from './prefix.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const entries = [
  'src/index.ts',
  'src/lib/scrollTop.ts',
  'src/lib/slotTimes.ts',
  'src/lib/useSlotCalendar.tsx',
  'src/lib/toastTimer.ts',
  'src/lib/invokers.ts',
  'src/lib/clockVectors.ts',
  'src/lib/messages/MessagesProvider.tsx',
  ...['ar', 'de', 'el', 'en', 'es', 'fr', 'ga'].map((language) => `src/lib/messages/${language}.ts`),
  ...globSync('src/[A-Z]*/[A-Z]*.tsx').filter((path) => !/(stories|test)\.tsx$/.test(path)),
];

/**
 * Components without state or handlers of their own: React Server Components may render them without sending code.
 * All others say "use client", and so does the part of a button that handles clicks.
 */
const serverComponents = /\/(Accordion|Button|OrderSummary|PriceCard)\.js$/;
const buttonBase = 'src/lib/ButtonBase.tsx';

const sheets = globSync('src/**/*.css.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const hashes: Record<string, string[]> = {};

const styles = vanillaExtractPlugin({
  /** "ag0_1_0a33" is the fourth name of the fourth sheet: compressed, a component is some 3 % smaller than with hashes. */
  identifiers({ filePath, hash }) {
    hashes[filePath] ??= [];
    const known = hashes[filePath];
    if (!known.includes(hash)) known.push(hash);
    // Two characters, the first of them a letter.
    const sheet = (360 + sheets.indexOf(filePath)).toString(36);
    return `${prefix}${sheet}${known.indexOf(hash).toString(36)}`;
  },
});

/** Leaves the part that handles clicks in its own file, as a client reference for server components. */
const separateButtonBase: Plugin = {
  name: 'separate-button-base',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/lib\/ButtonBase$/ }, ({ path, importer }) =>
      /[/\\]Button\.tsx$/.test(importer) ? { path: `${path}.js`, external: true } : undefined,
    );
  },
};

/** Makes the index re-export the components' files, so that each can be a server component or not. */
const reExportingIndex: Plugin = {
  name: 're-exporting-index',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/([A-Z]\w+|lib)\// }, ({ path }) => ({ path: `${path}.js`, external: true }));
    onResolve({ filter: /^\.\/theme\/tokens\.css$/ }, () => ({ path: '../theme/index.js', external: true }));
    onResolve({ filter: /^\.\/theme\/agency\.css$/ }, () => ({ path: 'styles', namespace: 'elsewhere' }));
    onLoad({ filter: /./, namespace: 'elsewhere' }, () => ({ contents: '' }));
  },
};

/** Rolls up the declarations that `tsc` has written: bundling them from the sources would take ten times as long. */
const declarations = (paths: readonly string[]) => ({
  entry: Object.fromEntries(
    paths.map((path) => {
      const name = path.replaceAll('\\', '/').replace(/\.tsx?$/, '');
      return [name.replace(/^src\/|^testing\//, ''), `.cache/declarations/${name}.d.ts`];
    }),
  ),
});

const shared: Options = {
  format: 'esm',
  target: targets,
  // Also read by Node (server rendering); "browser" is for taking the ES modules of what is bundled in.
  platform: 'browser',
  clean: true,
  esbuildPlugins: [styles],
  esbuildOptions(options) {
    // Otherwise esbuild writes the whole CSS of every .css.ts, in base64, into a comment.
    options.minifyWhitespace = true;
  },
};

export default defineConfig([
  {
    ...shared,
    // One file per component, so that an app bundles only those it imports.
    entry: [...entries, buttonBase],
    outDir: 'dist/components',
    dts: declarations(entries),
    splitting: true,
    esbuildPlugins: [reExportingIndex, separateButtonBase, styles, notices('dist/components/licenses.txt')],
    plugins: [
      {
        // Chunks have no side effects, as package.json says; esbuild imports one in every entry, for a helper.
        name: 'used-chunks',
        renderChunk: (code) => ({ code: code.replaceAll(/import"[./]+chunk-\w+\.js";/g, '') }),
      },
      { name: 'class-names-in-place', renderChunk: (code) => ({ code: inlineClassNames(code) }) },
      {
        name: 'use-client',
        renderChunk: (code, { entryPoint, path }) =>
          entryPoint?.endsWith('.tsx') && !serverComponents.test(path.replaceAll('\\', '/'))
            ? { code: `"use client";\n${code}` }
            : undefined,
      },
    ],
  },
  {
    ...shared,
    // The theme alone, and the theme with the styles of all components.
    entry: { index: 'src/index.ts', theme: 'src/theme/agency.css.ts' },
    outDir: 'dist/styles',
  },
  {
    ...shared,
    // Only the names of the tokens, for servers and for an app's own .css.ts files.
    entry: { index: 'src/theme/tokens.css.ts' },
    outDir: 'dist/theme',
    dts: { entry: { index: '.cache/declarations/src/theme/tokens.css.d.ts' } },
  },
  {
    ...shared,
    // Optional: the only global selectors.
    entry: { index: 'src/theme/reset.css.ts' },
    outDir: 'dist/reset',
  },
  {
    // For the tests of an app, in any DOM.
    entry: { index: 'testing/index.ts' },
    outDir: 'dist/testing',
    format: 'esm',
    target: targets,
    clean: true,
    minify: true,
    dts: declarations(['testing/index.ts']),
    esbuildPlugins: [notices('dist/testing/licenses.txt')],
  },
  {
    // The command line, for Node, with everything that it needs.
    entry: { ui: 'check/cli.ts' },
    outDir: 'dist/check',
    format: 'esm',
    target: 'node20',
    platform: 'node',
    clean: true,
    minify: true,
    esbuildPlugins: [notices('dist/check/licenses.txt')],
    // PostCSS is a CommonJS module, and asks for modules of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  },
]);
