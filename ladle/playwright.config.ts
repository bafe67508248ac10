import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, obtainBrowser, testBrowser } from '../.ci/browser.mjs';

const { executablePath, args } = testBrowser();

// Hinting and colour profile differ between machines; a screenshot of a story must not.
const sameEverywhere = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'];

/** Tests every story of the built workbench in a real browser: run `ladle build` first. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // Without this a missing baseline is written by the first attempt, and the second one passes.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: Math.max(1, Math.min(4, availableParallelism())),
  timeout: 120_000,
  // The documentation shows the last result of each contract.
  reporter: [['list'], ['json', { outputFile: `reports/${process.env.npm_lifecycle_event}.json` }]],
  projects: [
    {
      name: 'contracts',
      testDir: '..',
      testMatch: ['ui/src/*/*.contract.ts', 'ladle/tests/{stories,forms,review}.e2e.ts'],
      use: { launchOptions: { executablePath, args: [...args, ...sameEverywhere] } },
    },
    // The shell places letters differently by a fraction of a pixel, and not every machine has it.
    {
      name: 'visual',
      testMatch: 'visual.e2e.ts',
      use: { launchOptions: { executablePath: obtainBrowser(), args: [...browserArgs, ...sameEverywhere] } },
    },
  ],
  expect: {
    // Generous, so that no test fails on a machine of a third of the speed.
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Anti-aliasing may move a few pixels of an edge; a letter has more than ten.
      maxDiffPixels: 10,
      // Greys differ from 13 levels of 256 on.
      threshold: 0.05,
    },
  },
});
