import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  // Also read by Node (server rendering); "browser" is for taking the ES modules of what is bundled in.
  platform: 'browser',
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
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
    banner: { js: '"use client";' },
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
