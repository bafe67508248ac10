import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Settings } from '../settings.ts';

/** "3 rows in orders, 2 in bookings"; what is empty is left out. */
export function rowWords(rows: ReadonlyMap<string, number>): string {
  const full = [...rows].filter(([, count]) => count > 0);
  if (full.length === 0) return 'It holds no rows yet.';
  return `Rows: ${full.map(([table, count]) => `${count} in ${table}`).join(', ')}.`;
}

/** What else belongs to an installation, and why it is not in a backup. */
export function secretWords({ dataDir }: Settings, { SECRET }: Environment): string {
  const where = SECRET ? 'The setting SECRET' : `The secret in ${join(dataDir, 'secret')}`;
  return `${where} is not in it, as a key is not kept in the house it opens: keep it somewhere else. Without it the links in mails that were sent, and logins, end.`;
}

/** What is missing for links and logins of the time of the backup to hold. */
export function missingSecretWords({ dataDir }: Settings, { SECRET }: Environment): string | null {
  const file = join(dataDir, 'secret');
  if (SECRET || existsSync(file)) return null;
  return `There is no secret here yet. Put the one of the backup's time into ${file}, or set SECRET, before the server starts: otherwise a new one is made, and links in mails that were sent, and logins, end.`;
}
