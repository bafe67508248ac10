import { defineConfig } from 'vitest/config';

/** Tests of apps that install the packed library, as its users do. Needs a build first, and the npm registry. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['consumers/*.test.ts'],
    globalSetup: ['./consumers/install.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
