import { DatabaseSync } from 'node:sqlite';
import { keepValue, keptValue } from '../db/installation.ts';
import type { Database } from '../db/open.ts';

/** Records the time of the last backup in an embedded database, for the desk. */
export function recordBackupInFile(file: string, now: Date): void {
  const raw = new DatabaseSync(file);
  try {
    raw.exec('pragma busy_timeout = 5000; pragma synchronous = full');
    // An older database may not have that table yet.
    if (!raw.prepare("select name from sqlite_schema where name = 'installation'").get()) return;
    raw
      .prepare(
        "insert into installation (name, value) values ('backup', ?) on conflict (name) do update set value = excluded.value",
      )
      .run(now.toISOString());
    raw.exec("delete from installation where name = 'backup-failure'");
  } finally {
    raw.close();
  }
}

/** Records a backup made by another program, such as pg_dump. */
export async function recordBackup(database: Database, now: Date): Promise<void> {
  await keepValue(database, 'backup', now.toISOString());
  await database.deleteFrom('installation').where('name', '=', 'backup-failure').execute();
}

/** When the last recorded backup was made; null without any. */
export async function lastBackup(database: Database): Promise<string | null> {
  return keptValue(database, 'backup');
}

/** The age of the last recorded backup in milliseconds; null without any. */
export async function backupAge(database: Database, now: Date): Promise<number | null> {
  const at = await lastBackup(database);
  return at === null ? null : Math.max(0, now.getTime() - Date.parse(at));
}

/** Why there is no newer backup. */
export interface BackupFailure {
  /** When the server last tried. */
  at: string;
  /** A sentence for the operator. */
  why: string;
}

/** Records that the server failed to make a backup. The next backup removes it. */
export async function recordBackupFailure(database: Database, failure: BackupFailure): Promise<void> {
  await keepValue(database, 'backup-failure', JSON.stringify(failure));
}

/** The failure since the last backup; null without any. */
export async function lastBackupFailure(database: Database): Promise<BackupFailure | null> {
  const value = await keptValue(database, 'backup-failure');
  return value === null ? null : (JSON.parse(value) as BackupFailure);
}
