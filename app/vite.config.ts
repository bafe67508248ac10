import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { publicSite } from './server/settings.ts';
import { markdown } from './tools/markdown/plugin.ts';

/** Where the development server finds the API: `pnpm --filter @agency-site/app run dev:server`. */
const api = process.env.API_URL ?? 'http://localhost:3000';

const toServer: ProxyOptions = { target: api, changeOrigin: false };
/** A form that a browser posts without scripts; the page that it stands on is drawn here. */
const postsToServer: ProxyOptions = { ...toServer, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) };

/** What every page needs travels in one file: it compresses better together, and comes with one request. */
const base = [
  /node_modules[\\/].*[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  /src[\\/]entry-client|src[\\/]routes[\\/](App|table|loading)|src[\\/]content[\\/](site|paths|navigation)/,
  /src[\\/]api[\\/]scheme|src[\\/]shell[\\/](?!art[\\/](Knot|Braid|braidStrands|ServiceGlyph))|preload-helper/,
];

export default defineConfig(({ command, mode, isSsrBuild: ssr }) => {
  // The development server and the tests take the sources of ui: hot reload, and nothing to build first.
  // A build takes its dist, as any customer's would.
  const source = command === 'serve' ? ['agency-site:source'] : [];
  return {
    plugins: [markdown(), react(), vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' })],
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    define: { __SITE__: JSON.stringify(publicSite(mode === 'test' ? {} : process.env)) },
    build: {
      outDir: 'dist/client',
      manifest: true,
      assetsInlineLimit: 0,
      // Every browser that knows light-dark() knows modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: ssr
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [{ name: 'base', test: (id) => base.some((part) => part.test(id)) }],
              },
            },
          },
      // light-dark() and CSS nesting stay as they are written.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    },
    // The server must see the address that the browser sees: it sends paying visitors back there.
    server: {
      proxy: { '/api': toServer, '/demo-checkout': toServer, '/contact-us': postsToServer },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'browser-side',
            environment: 'jsdom',
            // One jsdom for all files (measured 8 times as fast); the setup file clears up after each test.
            isolate: false,
            // The first test to ask for a page compiles it, however slow the machine is.
            testTimeout: 30_000,
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['./src/test-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server-side',
            environment: 'node',
            include: ['server/**/*.test.ts', 'test/**/*.test.ts'],
            testTimeout: 30_000,
            globalSetup: ['./server/testing/postgres.ts'],
          },
        },
      ],
    },
  };
});
