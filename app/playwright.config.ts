import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../.ci/browser.mjs';

const launchOptions = testBrowser();

/** Walks through the built site in a real browser: `pnpm run build:site` comes first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: 'e2e/release/**',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once and passes when it runs again is listed as flaky at the end of `npm test`.
  retries: 1,
  workers: Math.max(1, Math.min(4, availableParallelism())),
  // Generous, so that no test fails on a machine of a third of the speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `reports/${process.env.npm_lifecycle_event}.json` }]],
  use: {
    launchOptions,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
