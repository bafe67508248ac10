import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Components that keep no state and hear nothing unless told to: a React server may draw them and send no code along.
 * All others say "use client".
 */
const drawnByServers = ['OrderSummary'];

const styles = vanillaExtractPlugin({ identifiers: 'short' });

/** Lets the door only point at the files of the components, so that on a server each answers for itself. */
const door: Plugin = {
  name: 'door',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/[A-Z]\w+\/[A-Z]/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
    onResolve({ filter: /^\.\/theme\/tokens\.css$/ }, () => ({ path: '../theme/index.js', external: true }));
    onResolve({ filter: /^\.\/theme\/agency\.css$/ }, () => ({ path: 'styles', namespace: 'apart' }));
    onLoad({ filter: /./, namespace: 'apart' }, () => ({ contents: '' }));
  },
};

const shared: Options = {
  format: 'esm',
  target: 'es2022',
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
    entry: ['src/index.ts', 'src/[A-Z]*/[A-Z]*.tsx', '!src/**/*.{stories,test}.tsx'],
    outDir: 'dist/components',
    dts: true,
    splitting: true,
    esbuildPlugins: [door, styles],
    plugins: [
      {
        name: 'use-client',
        renderChunk: (code, { entryPoint, path }) =>
          entryPoint?.endsWith('.tsx') && !drawnByServers.some((name) => path.endsWith(`/${name}.js`))
            ? { code: `"use client";${code}` }
            : undefined,
      },
    ],
  },
  {
    ...shared,
    // The styles of all components, in the order of the door.
    entry: { index: 'src/index.ts' },
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
