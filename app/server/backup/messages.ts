import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../platform/cli/command.ts';
import { fingerprintOf } from '../platform/db/secret.ts';
import { secretFingerprintOfFile } from '../platform/db/sqliteFile.ts';
import type { Environment } from '../platform/settings/environment.ts';
import { databaseFile, type Settings } from '../platform/settings/settings.ts';

/** "Rows: 3 in orders, 2 in bookings." Empty tables are left out. */
export function describeRows(rows: ReadonlyMap<string, number>): string {
  const full = [...rows].filter(([, count]) => count > 0);
  if (full.length === 0) return 'It has no rows yet.';
  return `Rows: ${full.map(([table, count]) => `${count} in ${table}`).join(', ')}.`;
}

/** Tells the operator that the secret isn't part of the backup. */
export function describeSecret({ dataDir }: Settings, { SECRET }: Environment): string {
  const where = SECRET ? 'The setting SECRET' : `The secret in ${join(dataDir, 'secret')}`;
  return `${where} is not in it, so that a stolen backup gives no access. Store a copy of the secret somewhere else: without it, logins, authenticator apps and the links in e-mails already sent stop working.`;
}

/** What to do about the secret before the server starts on the restored database; null for nothing. */
export function secretToRestore(settings: Settings, { SECRET }: Environment): string | null {
  const file = join(settings.dataDir, 'secret');
  const secret = SECRET || (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
  const wanted = secretFingerprintOfFile(databaseFile(settings));
  if (secret !== null && (wanted === null || fingerprintOf(secret) === wanted)) return null;
  const problem =
    secret === null ? 'There is no secret here yet.' : 'The secret here isn’t the one that belongs to the backup.';
  return `${problem} Before the server starts, put the secret that belongs to the backup into ${file}, or set SECRET. If it is lost, start the server once to generate one, and then run "${commandLine('change-secret')}": logins, authenticator apps and the links in e-mails already sent stop working.`;
}
