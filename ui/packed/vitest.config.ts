import { defineConfig } from 'vitest/config';

/** Tests of the published package. Needs a build first. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packed/**/*.test.ts'],
    globalSetup: ['./packed/pack.ts'],
    testTimeout: 60_000,
  },
});
