import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { targets } from './browsers.ts';
import { prefix } from './prefix.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Forward slashes, on Windows too. */
const posix = (path: string) => path.replaceAll('\\', '/');
const find = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .map(posix)
    .sort();
const withoutEnding = (path: string) => path.replace(/(\.css)?\.tsx?$/, '');

/** One file per component, so that an app bundles only those it imports. */
const components = [
  'src/index.ts',
  ...['clockVectors.ts', 'invokers.ts', 'scrollTop.ts', 'slotTimes.ts', 'toastTimer.ts', 'useSlotCalendar.tsx'].map(
    (file) => `src/lib/${file}`,
  ),
  // The part of a button that handles clicks: a client component inside a server component.
  'src/lib/ButtonBase.tsx',
  'src/lib/messages/MessagesProvider.tsx',
  ...find('src/lib/messages/??.ts'),
  ...find('src/[A-Z]*/[A-Z]*.tsx').filter((path) => !/(stories|test)\.tsx$/.test(path)),
];

/** Each source that becomes a file of its own, by that file's name in `dist`. */
const entry: Record<string, string> = {
  ...Object.fromEntries(components.map((path) => [withoutEnding(path).replace(/^src/, 'components'), path])),
  'testing/index': 'testing/index.ts',
  // The names of the tokens, for servers and for an app's own .css.ts files.
  'theme/index': 'src/theme/tokens.css.ts',
  'styles/theme': 'src/theme/agency.css.ts',
  // Optional.
  'neutrals/index': 'src/theme/neutrals.css.ts',
  // Optional: the only global selectors.
  'reset/index': 'src/theme/reset.css.ts',
};

const outputs = new Map(
  Object.entries(entry).map(([output, source]) => [join(posix(import.meta.dirname), withoutEnding(source)), output]),
);

/** Leaves an import of one entry by another in place: each keeps its own "use client", or has none. */
const separateEntries: Plugin = {
  name: 'separate-entries',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
      const from = outputs.get(withoutEnding(posix(importer)));
      const to = outputs.get(withoutEnding(join(posix(resolveDir), path)).replace(/\.css$/, ''));
      if (!from || !to || from === to) return undefined;
      return { path: relative(dirname(from), `${to}.js`).replace(/^\w/, './$&'), external: true, sideEffects: false };
    });
  },
};

const sheets = find('src/**/*.css.ts');
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

const shared: Options = {
  format: 'esm',
  target: targets,
  // Also read by Node (server rendering); "browser" is for taking the ES modules of what is bundled in.
  platform: 'browser',
  esbuildOptions(options) {
    // Otherwise esbuild writes the whole CSS of every .css.ts, in base64, into a comment.
    options.minifyWhitespace = true;
  },
};

/** Of the declarations that `tsc` has written: bundling them from the sources would take ten times as long. */
const declared = Object.entries(entry).filter(([output]) => !/ButtonBase|^(styles|neutrals|reset)\//.test(output));

export default defineConfig([
  {
    ...shared,
    entry,
    clean: true,
    splitting: true,
    dts: {
      entry: Object.fromEntries(
        declared.map(([output, source]) => [output, `.cache/declarations/${source.replace(/\.tsx?$/, '.d.ts')}`]),
      ),
    },
    // Read by finish.ts.
    metafile: true,
    esbuildPlugins: [separateEntries, styles],
  },
  {
    ...shared,
    // The styles of the theme and all components.
    entry: { 'styles/index': 'src/index.ts' },
    esbuildPlugins: [styles],
  },
  {
    // The command line, for Node, with everything that it needs.
    entry: { ui: 'check/cli.ts' },
    outDir: 'dist/check',
    metafile: true,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    minify: true,
    // PostCSS is a CommonJS module, and asks for modules of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  },
]);
