import { DatabaseSync } from 'node:sqlite';
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
  } finally {
    raw.close();
  }
}

/** Records a backup made by another program, such as pg_dump. */
export async function recordBackup(database: Database, now: Date): Promise<void> {
  const value = now.toISOString();
  await database
    .insertInto('installation')
    .values({ name: 'backup', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** When the last recorded backup was made; null without any. */
export async function lastBackup(database: Database): Promise<string | null> {
  const row = await database.selectFrom('installation').select('value').where('name', '=', 'backup').executeTakeFirst();
  return row?.value ?? null;
}
