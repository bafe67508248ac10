import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { publicSite } from './server/settings.ts';

/** Where the development server finds the API: `pnpm --filter @agency-site/app run dev:server`. */
const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig(({ command, mode }) => {
  // The development server and the tests take the sources of ui: hot reload, and nothing to build first.
  // A build takes its dist, as any customer's would.
  const source = command === 'serve' ? ['agency-site:source'] : [];
  return {
    plugins: [react(), vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' })],
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    define: { __SITE__: JSON.stringify(publicSite(mode === 'test' ? {} : process.env)) },
    build: {
      outDir: 'dist/client',
      manifest: true,
      assetsInlineLimit: 0,
      // light-dark() and CSS nesting stay as they are written.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    },
    server: { proxy: { '/api': api, '/demo-checkout': api } },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'browser-side',
            environment: 'jsdom',
            // One jsdom for all files (measured 8 times as fast); the setup file clears up after each test.
            isolate: false,
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
