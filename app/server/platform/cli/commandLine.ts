import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How an operator runs a command here: "pnpm backup" from the sources; "node /opt/agency/agency.mjs backup" from a package, where
 * there is no package manager.
 * @param words the command with its arguments
 * @param folder where the package's program is beside the bundle
 */
export function commandLine(words: string, folder = join(import.meta.dirname, '..')): string {
  const program = join(folder, 'agency.mjs');
  if (!existsSync(program)) return `pnpm ${words}`;
  return `node ${program.includes(' ') ? `"${program}"` : program} ${words}`;
}
