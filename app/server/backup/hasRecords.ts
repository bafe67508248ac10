import type { Database } from '../platform/db/open.ts';
import { records } from './backUp.ts';

/** Whether a database has anything that is worth a backup. */
export async function hasRecords(database: Database): Promise<boolean> {
  for (const table of records) {
    if (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
