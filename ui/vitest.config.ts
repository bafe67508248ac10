import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Stories import the library as an app does; here that is its source.
const source = 'agency-site:source';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    environment: 'jsdom',
    // One jsdom for all files is several times as fast; the setup file clears up after each test.
    isolate: false,
    // However slow the machine is: a calendar is hundreds of elements.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'check/**/*.test.ts', 'testing/**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
  },
});
