import type { Today } from '../contract/staff/today.ts';
import { plural } from '../words.ts';

/** How old the last backup is, and what to do when there is none or it is too old. */
export function backupInWords({ hours, alarm, isOurs }: Pick<Today['backup'], 'hours' | 'alarm' | 'isOurs'>): string {
  const how = isOurs
    ? 'On the server, pnpm backup makes one.'
    : 'After pg_dump, pnpm backup --done notes that there is one.';
  if (hours === null) return `${isOurs ? 'No backup was ever made.' : 'No backup was ever noted.'} ${how}`;
  const age =
    hours < 1 ? 'less than an hour' : hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
  return `The last backup is ${age} old.${alarm ? ` ${how}` : ''}`;
}
