import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the apps are installed: outside the workspace, with only the packed tarball, as other people's are. */
export const apps = join(tmpdir(), 'agency-site-consumers');

/** Copies, installs and builds the apps; needs the npm registry. Their builds check types, too. */
function install(): void {
  const here = import.meta.dirname;
  rmSync(apps, { recursive: true, force: true, maxRetries: 5 });
  cpSync(join(here, 'apps'), apps, { recursive: true });
  cpSync(join(here, '../.cache/ui.tgz'), join(apps, 'ui.tgz'));
  for (const app of ['vite', 'next']) cpSync(join(apps, 'shared'), join(apps, app, 'shared'), { recursive: true });
  cpSync(join(here, '../docs/examples'), join(apps, 'next/examples'), { recursive: true });
  const example = join(here, '../examples/themed-page');
  // Without what running the example in place leaves behind.
  const isSource = (path: string) => !/node_modules|dist|package-lock/.test(path.slice(example.length));
  cpSync(example, join(apps, 'themed-page'), { recursive: true, filter: isSource });
  // The lockfile pins everything but the tarball, which is different each time.
  run('install', '--no-frozen-lockfile', '--prefer-offline');
  run('--recursive', '--workspace-concurrency=1', 'run', 'build');
}

function run(...args: string[]): void {
  execFileSync('pnpm', args, {
    cwd: apps,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
}

if (import.meta.main) install();
