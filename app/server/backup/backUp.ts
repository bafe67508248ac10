import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile, type Settings } from '../settings.ts';
import { takeName } from './durable.ts';
import { CommandProblem, countRows, faultOf } from './embedded.ts';

export interface Backup {
  file: string;
  bytes: number;
  /** Of each table. */
  rows: ReadonlyMap<string, number>;
}

/** Fit for the name of a file. */
export const stampOf = (now: Date) => now.toISOString().replace(/[:.]/g, '-');

/** Where a backup goes when nobody says where. */
export function usualBackup(settings: Settings, now: Date): string {
  return join(settings.dataDir, 'backups', `agency-${stampOf(now)}.sqlite`);
}

/**
 * Writes the embedded database as it is at one moment into one file, also while the server works with it. The copy is
 * read through before it gets its name, and only its owner may open it.
 * @throws CommandProblem
 */
export function backUp(settings: Settings, file: string): Backup {
  if (settings.databaseUrl) {
    throw new CommandProblem('This site keeps its records in PostgreSQL (DATABASE_URL): back it up with pg_dump.');
  }
  const from = databaseFile(settings);
  if (!existsSync(from)) throw new CommandProblem(`There is nothing to back up: ${from} does not exist yet.`);
  if (existsSync(file)) throw new CommandProblem(`${file} exists already. Nothing was written over it.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    copy(from, part);
    chmodSync(part, 0o600);
    const fault = faultOf(part);
    if (fault) throw new CommandProblem(`The database cannot be backed up as it is: ${fault}.`);
    takeName(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return { file, bytes: statSync(file).size, rows: countRows(file) };
}

function copy(from: string, to: string): void {
  const raw = new DatabaseSync(from, { readOnly: true });
  try {
    raw.exec('pragma busy_timeout = 5000');
    raw.prepare('vacuum into ?').run(to);
  } finally {
    raw.close();
  }
}
