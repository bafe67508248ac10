import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a file has a test, or a group of tests, with this title.
 * @param file path from `app`
 */
export function hasTest(file: string, title: string): boolean {
  const path = join(import.meta.dirname, '..', file);
  if (!existsSync(path)) return false;
  const calls = readFileSync(path, 'utf8').matchAll(
    /\b(?:test|describe)(?:\.each)?\((?:\[[\s\S]*?\]\)\()?\s*(['"`])((?:(?!\1).)*)\1/g,
  );
  return [...calls].some(([, , given]) => given === title);
}
