import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { targets } from '../ui/browsers.ts';
import { publicSite } from './server/platform/settings/settings.ts';
import { unconfirmedFile } from './server/platform/site/folder.ts';
import { defaultCatalogueData } from './src/domain/catalogue/defaultCatalogue.ts';
import { chunks } from './tools/chunks.ts';
import { componentStyles } from './tools/componentStyles.ts';
import { compress, compressed } from './tools/compress.ts';
import { devPages } from './tools/devPages.ts';
import { findDrafts } from './tools/findDrafts.ts';
import { markdown } from './tools/markdown/plugin.ts';

/** Records what is left to confirm on the pages, for the server to report. */
function unconfirmed(): Plugin {
  return {
    name: 'unconfirmed',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: unconfirmedFile, source: JSON.stringify(await findDrafts()) });
    },
  };
}

const find = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

/** The script of every page, one for each tool, and the live parts of documents. */
const documentScript = 'src/document.ts';
const tools = find('src/entries/*/*.tsx');
const islands = find('src/islands/*.tsx');

/** The renderer runs in a package, without node_modules: nothing stays outside, whatever a plugin asks for. */
const bundled: Plugin = {
  name: 'bundled',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  enforce: 'post',
  config: (config) => {
    if (config.ssr) config.ssr.external = [];
  },
  configEnvironment: (_name, options) => {
    if (options.resolve) options.resolve.external = [];
  },
};

/** Files that only the styles of documents refer to, such as fonts, are served with the client's. */
const sharedAssets: Plugin = {
  name: 'shared-assets',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  async writeBundle({ dir = '' }) {
    const folder = join(dir, '../client/assets');
    await cp(join(dir, 'assets'), folder, { recursive: true, filter: (file) => !/\.(css|js)$/.test(file) });
    await compress(folder);
  },
};

export default defineConfig(({ command, mode, isSsrBuild: ssr }) => {
  // The development server and the tests take the sources of ui: hot reload, and nothing to build first.
  // A build takes its dist, as any customer's would.
  const site = publicSite(mode === 'test' ? {} : undefined);
  const source = command === 'serve' ? ['agency-site:source'] : [];
  // Vitest hands these to Node, which can't read what @opentelemetry/api, under prom-client, has for bundlers.
  const serverConditions =
    mode === 'test' ? defaultServerConditions.filter((name) => name !== 'module') : defaultServerConditions;
  return {
    plugins: [
      markdown(),
      unconfirmed(),
      bundled,
      compressed,
      sharedAssets,
      devPages(),
      react(),
      componentStyles(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }),
    ],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
    },
    ssr: {
      resolve: { conditions: [...source, ...serverConditions] },
      ...(command === 'build' && { noExternal: true }),
    },
    // A build knows no settings: pages are rendered with those of an installation, and carry them for their scripts.
    define:
      command === 'serve'
        ? { __SITE__: JSON.stringify(site), __CATALOGUE__: JSON.stringify(defaultCatalogueData) }
        : {},
    build: {
      outDir: 'dist/client',
      manifest: true,
      copyPublicDir: !ssr,
      assetsInlineLimit: 0,
      // Every browser that knows light-dark() knows modulepreload.
      modulePreload: { polyfill: false },
      // The renderer inlines the styles of what it renders.
      ssrEmitAssets: true,
      rolldownOptions: ssr
        ? // Each figure keeps a chunk of its own name, in which its page finds its styles: an optimised one is merged away.
          { experimental: { chunkOptimization: false } }
        : {
            input: [documentScript, ...tools],
            preserveEntrySignatures: 'allow-extension',
            output: {
              // The loader of lazy parts carries all names: their words alone weigh a kilobyte.
              codeSplitting: { groups: chunks(documentScript, tools, islands) },
              entryFileNames: 'assets/[hash].js',
              chunkFileNames: 'assets/[hash].js',
              assetFileNames: 'assets/[hash][extname]',
            },
          },
      // light-dark() and CSS nesting stay as they are written.
      cssTarget: targets,
    },
    test: {
      reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
      // What a test waits for takes longer on a busy machine than Vitest's second.
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'browser-side',
            environment: 'jsdom',
            // One jsdom for all files (measured 8 times as fast); the setup file clears up after each test. Several
            // workers would make one for each file.
            isolate: false,
            maxWorkers: 1,
            sequence: { groupOrder: 1 },
            // The first test to ask for a page compiles it, however slow the machine is.
            testTimeout: 180_000,
            hookTimeout: 180_000,
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['./src/testing/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server-side',
            environment: 'node',
            // The server's modules are loaded once instead of once per file: a third of the processor time.
            isolate: false,
            // These tests often wait: for databases, timers and processes.
            maxWorkers: Math.max(2, availableParallelism() - 1),
            sequence: { groupOrder: 0 },
            include: ['server/**/*.test.ts', 'test/**/*.test.ts'],
            testTimeout: 180_000,
            hookTimeout: 180_000,
            // In this order: the cluster of PostgreSQL stays on the disk.
            globalSetup: ['./server/testing/postgres.ts', './server/testing/temporaryFolder.ts'],
            setupFiles: ['./server/testing/quickHashes.ts'],
          },
        },
      ],
    },
  };
});
