import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { outboxFolder } from '../platform/settings/settings.ts';

/** Ids in one query: databases limit its parameters. */
const atOnce = 500;

type Needed = Pick<Context, 'database' | 'settings' | 'log'>;

/**
 * Erases what deleted rows leave outside of the tables: e-mails in files, and SQLite's write-ahead log. A failure is logged:
 * the rows are gone, and the retention job tries again.
 */
export async function eraseTraces(context: Needed): Promise<void> {
  try {
    await eraseEmailFiles(context);
    // While another process reads, the log stays until the next time.
    if (!context.settings.databaseUrl) await sql`pragma wal_checkpoint(truncate)`.execute(context.database);
  } catch (error) {
    context.log.error({ err: error }, 'e-mail files or the log of the database still hold what was erased');
  }
}

/** Deletes the files of e-mails that the outbox no longer has. */
async function eraseEmailFiles({ database, settings }: Needed): Promise<void> {
  const folder = outboxFolder(settings);
  if (!existsSync(folder)) return;
  const files = (await readdir(folder)).flatMap((file) => {
    const [, id] = /^\.?(.+)\.eml(?:\.part)?$/.exec(file) ?? [];
    return id === undefined ? [] : [{ file, id }];
  });
  for (let at = 0; at < files.length; at += atOnce) {
    const some = files.slice(at, at + atOnce);
    const ids = some.map(({ id }) => id);
    const rows = await database.selectFrom('outbox').select('id').where('id', 'in', ids).execute();
    const kept = new Set(rows.map(({ id }) => id));
    for (const { file, id } of some) if (!kept.has(id)) await rm(join(folder, file), { force: true });
  }
}
