import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the tarball that would be published. */
    tarball: string;
    /** The folder it unpacks to. */
    unpacked: string;
  }
}

/** Packs the built package once, into a temporary folder outside the workspace. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const tarball = pack(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  project.provide('tarball', tarball);
  project.provide('unpacked', join(folder, 'package'));
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Packs into `folder`. Returns the path of the tarball. */
export function pack(folder: string): string {
  const ui = join(import.meta.dirname, '..');
  execFileSync('pnpm', ['pack', '--pack-destination', folder], {
    cwd: ui,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [tarball] = globSync('*.tgz', { cwd: folder });
  if (!tarball) throw new Error(`pnpm pack left no tarball in ${folder}`);
  return join(folder, tarball);
}
