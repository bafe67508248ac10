import type { Today } from '../contract/staff/today.ts';
import { plural } from '../words.ts';

type Backup = Pick<Today['backup'], 'hours' | 'alarm' | 'isOurs' | 'isNightly' | 'command' | 'failure'>;

/** How old the last backup is, why there is no newer one, and what to do when there is none or it is too old. */
export function backupInWords(backup: Backup): string {
  const { failure, alarm } = backup;
  return [
    ageInWords(backup),
    failure === null ? '' : `The next one failed: ${failure}`,
    alarm ? howInWords(backup) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function ageInWords({ hours, isOurs }: Backup): string {
  if (hours === null) return isOurs ? 'No backup was ever made.' : 'No backup was ever noted.';
  const age =
    hours < 1 ? 'less than an hour' : hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
  return `The last backup is ${age} old.`;
}

function howInWords({ isOurs, isNightly, command }: Backup): string {
  if (!isOurs) return `After pg_dump, ${command} notes that there is one.`;
  return isNightly
    ? `The server makes one every night; ${command} makes one now.`
    : `On the server, ${command} makes one.`;
}
