import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyDatabase, durableRename, problemWithDatabase, timestampForFile } from './sqliteFile.ts';

/** How many copies are kept. */
const kept = 3;

/**
 * Copies an SQLite database beside itself before an upgrade, checks the copy, and deletes all but the newest copies.
 * @param last the last migration it has run
 * @returns the copy
 */
export function copyBeforeUpgrade(file: string, last: string, now: Date): string {
  const [version] = last.split('-');
  const copy = `${file}.before-upgrade-${version}-${timestampForFile(now)}`;
  const part = `${copy}.part`;
  try {
    copyDatabase(file, part);
    chmodSync(part, 0o600);
    const problem = problemWithDatabase(part);
    if (problem) throw new Error(problem);
    durableRename(part, copy);
  } catch (error) {
    rmSync(part, { force: true });
    const why = error instanceof Error ? error.message : error;
    throw new Error(`it could not be copied before the upgrade, so nothing was changed: ${why}`, { cause: error });
  }
  for (const old of copiesOf(file).slice(kept)) rmSync(old);
  return copy;
}

/** The copies of a database, newest first. */
export function copiesOf(file: string): string[] {
  const start = `${basename(file)}.before-upgrade-`;
  const time = (name: string) => name.slice(start.length).replace(/^\d+-/, '');
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && name.endsWith('Z'))
    .sort((one, other) => time(other).localeCompare(time(one)))
    .map((name) => join(dirname(file), name));
}
