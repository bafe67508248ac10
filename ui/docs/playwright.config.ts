import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../.ci/browser.mjs';

const launchOptions = testBrowser();

/** Reads every page of the built site: `pnpm docs:build` comes first. */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: Math.max(1, Math.min(4, availableParallelism())),
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: `reports/${process.env.npm_lifecycle_event}.json` }]],
  use: {
    launchOptions,
    locale: 'en-IE',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
