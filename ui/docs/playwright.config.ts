import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../.ci/browser.mjs';

const launchOptions = await testBrowser((line) => console.error(line));

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
  reporter: 'list',
  use: {
    launchOptions,
    locale: 'en-IE',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
