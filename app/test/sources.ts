import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const written = /\.(?:[cm]?[jt]sx?|css|html|json|md|ya?ml|svg)$|\/run$/;
const made = new Set([
  'node_modules',
  'dist',
  '.astro',
  '.git',
  '.data',
  '.cache',
  '.pack',
  'reports',
  'test-results',
  'playwright-report',
]);

/** A source file, by its path from the project root, with `/` on every system. */
export interface Source {
  path: string;
  text: string;
}

/** Every text file of the project, except installed and built ones. */
export function sources(folder = root): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : sources(file);
    const path = relative(root, file).split(sep).join('/');
    return written.test(`/${path}`) && path !== 'package-lock.json' ? [{ path, text: readFileSync(file, 'utf8') }] : [];
  });
}
