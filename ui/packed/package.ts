import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

export const folder = inject('unpacked');

/** A file of the package as text. */
export const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Every file of the package, by its path from the package's folder, with forward slashes. */
export const files: readonly string[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  )
  .sort();

export const ending = (end: string): string[] => files.filter((path) => path.endsWith(end));

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export const manifest = JSON.parse(read('package.json')) as Manifest;

/** The names of the components in the workspace. */
export const components: readonly string[] = readdirSync(join(import.meta.dirname, '../src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map((entry) => entry.name);
