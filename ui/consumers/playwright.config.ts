import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../.ci/browser.mjs';
import { apps } from './install.ts';

/** Serves the built app on a port of its own. */
const serve = (app: string, command: string, port: number) => ({
  command: `pnpm exec ${command} --port ${port}`,
  cwd: join(apps, app),
  url: `http://localhost:${port}`,
  timeout: 120_000,
});

/** Tests of apps that install the packed library, as its users do: `pnpm run consumers` builds them first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../.cache/consumers',
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/consumers.json' }]],
  use: {
    launchOptions: testBrowser(),
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: [serve('vite', 'vite preview --strictPort', 4381), serve('next', 'next start', 4382)],
});
