import { defineConfig } from 'vitest/config';

/** Tests of the tarball that would be published, in `.cache`. */
export default defineConfig({ test: { environment: 'node', include: ['packed/*.test.ts'], testTimeout: 60_000 } });
