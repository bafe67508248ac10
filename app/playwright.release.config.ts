import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What a change seldom breaks, and takes long: run before a release. `pnpm run build:site` comes first. */
export default defineConfig({ ...config, testDir: 'e2e/release', testIgnore: [] });
