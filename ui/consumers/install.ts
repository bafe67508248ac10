import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { perform } from './commands';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the installed apps. */
    apps: string;
  }
}

/** Copies the apps out of the workspace, adds the tarball and installs them, as a user of the package would. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'consumers-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const apps = join(folder, 'apps');
  cpSync(join(import.meta.dirname, 'apps'), apps, { recursive: true });
  const example = join(import.meta.dirname, '../examples/themed-page');
  // Skips what running the example in place leaves behind.
  const isSource = (path: string) => !/node_modules|dist|package-lock/.test(path.slice(example.length));
  cpSync(example, join(apps, 'themed-page'), { recursive: true, filter: isSource });
  for (const app of ['vite', 'next', 'tailwind', 'node', 'astro'])
    cpSync(join(apps, 'shared'), join(apps, app, 'shared'), { recursive: true });
  cpSync(join(import.meta.dirname, '../docs/examples'), join(apps, 'next/examples'), { recursive: true });
  cpSync(join(import.meta.dirname, '../.cache/ui.tgz'), join(apps, 'ui.tgz'));
  try {
    // The lockfile pins everything but the tarball, which is different each time.
    await perform('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], { cwd: apps, limit: 180 });
  } catch (error) {
    remove();
    throw new Error(
      `Installing the package in the test apps failed. It needs the npm registry:\n${(error as Error).message}`,
    );
  }
  project.provide('apps', apps);
  return remove;
}
