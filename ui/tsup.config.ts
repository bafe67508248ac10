import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { targets } from './browsers.ts';
import { classNamesInPlace } from './inPlace.ts';
import { notices } from './notices.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const entries = [
  'src/index.ts',
  'src/lib/scrollTop.ts',
  'src/lib/slotTimes.ts',
  'src/lib/invokers.ts',
  'src/lib/clockVectors.ts',
  ...globSync('src/[A-Z]*/[A-Z]*.tsx').filter((path) => !/(stories|test)\.tsx$/.test(path)),
];

/**
 * Components that keep no state and hear nothing unless told to: a React server may draw them and send no code along.
 * All others say "use client", and so does the part of a button that hears presses.
 */
const drawnByServers = /\/(Accordion|Button|OrderSummary)\.js$/;
const hears = 'src/lib/ButtonBase.tsx';

const sheets = globSync('src/**/*.css.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const hashes: Record<string, string[]> = {};

const styles = vanillaExtractPlugin({
  /** "aga33" is the fourth name of the fourth sheet: compressed, a component weighs some 3 % less than with hashes. */
  identifiers({ filePath, hash }) {
    hashes[filePath] ??= [];
    const known = hashes[filePath];
    if (!known.includes(hash)) known.push(hash);
    // Two characters, the first of them a letter.
    const sheet = (360 + sheets.indexOf(filePath)).toString(36);
    return `ag${sheet}${known.indexOf(hash).toString(36)}`;
  },
});

/** Leaves the part that hears presses in a file of its own, which a server can point at. */
const apart: Plugin = {
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/lib\/ButtonBase$/ }, ({ path, importer }) =>
      /[/\\]Button\.tsx$/.test(importer) ? { path: `${path}.js`, external: true } : undefined,
    );
  },
};

/** Lets the door only point at the files of the components, so that on a server each answers for itself. */
const door: Plugin = {
  name: 'door',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/([A-Z]\w+|lib)\// }, ({ path }) => ({ path: `${path}.js`, external: true }));
    onResolve({ filter: /^\.\/theme\/tokens\.css$/ }, () => ({ path: '../theme/index.js', external: true }));
    onResolve({ filter: /^\.\/theme\/agency\.css$/ }, () => ({ path: 'styles', namespace: 'elsewhere' }));
    onLoad({ filter: /./, namespace: 'elsewhere' }, () => ({ contents: '' }));
  },
};

const shared: Options = {
  format: 'esm',
  target: targets,
  // Also read by Node (server rendering); "browser" is for taking the ES modules of what is bundled in.
  platform: 'browser',
  clean: true,
  esbuildPlugins: [styles],
  esbuildOptions(options) {
    // Without this esbuild writes the whole CSS of every .css.ts, in base64, into a comment beside it.
    options.minifyWhitespace = true;
  },
};

export default defineConfig([
  {
    ...shared,
    // A file of its own for every component: an app that imports one of them leaves the rest behind.
    entry: [...entries, hears],
    outDir: 'dist/components',
    dts: { entry: entries },
    splitting: true,
    esbuildPlugins: [door, apart, styles, notices('dist/components/licenses.txt')],
    plugins: [
      {
        // Nothing happens by loading a chunk, as package.json promises; esbuild asks every entry to, for one helper.
        name: 'used-chunks',
        renderChunk: (code) => ({ code: code.replaceAll(/import"[./]+chunk-\w+\.js";/g, '') }),
      },
      { name: 'class-names-in-place', renderChunk: (code) => ({ code: classNamesInPlace(code) }) },
      {
        name: 'use-client',
        renderChunk: (code, { entryPoint, path }) =>
          entryPoint?.endsWith('.tsx') && !drawnByServers.test(path.replaceAll('\\', '/'))
            ? { code: `"use client";\n${code}` }
            : undefined,
      },
    ],
  },
  {
    ...shared,
    // The theme by itself, and the theme with the styles of all components.
    entry: { index: 'src/index.ts', theme: 'src/theme/agency.css.ts' },
    outDir: 'dist/styles',
  },
  {
    ...shared,
    // The names of the tokens only, usable on a server and inside an app's own .css.ts files.
    entry: { index: 'src/theme/tokens.css.ts' },
    outDir: 'dist/theme',
    dts: true,
  },
  {
    ...shared,
    // The only global selectors there are, for those who want them.
    entry: { index: 'src/theme/reset.css.ts' },
    outDir: 'dist/reset',
  },
]);
