import { defineConfig } from 'vitest/config';

/** What holds for the package as it is published. Needs a build first. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packed/**/*.test.ts'],
    globalSetup: ['./packed/pack.ts'],
    testTimeout: 60_000,
  },
});
