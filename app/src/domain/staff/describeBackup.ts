import type { Today } from '../contract/staff/today.ts';
import { plural } from '../words.ts';

type Backup = Pick<Today['backup'], 'hours' | 'alarm' | 'isOurs' | 'isNightly' | 'command' | 'failure' | 'bucket'>;

/** How old the last backup is, why there is no newer one, and what to do when there is none or it is too old. */
export function describeBackup(backup: Backup): string {
  const { failure, alarm, bucket } = backup;
  return [
    describeLast(backup),
    failure === null ? '' : `The next one failed: ${failure}`,
    alarm ? describeHow(backup) : '',
    bucket === null ? '' : describeBucket(bucket),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describeLast({ hours, isOurs }: Backup): string {
  if (hours === null) return isOurs ? 'No backup was ever made.' : 'No backup was ever noted.';
  return `The last backup is ${formatHours(hours)} old.`;
}

function describeBucket({ hours, failure }: NonNullable<Backup['bucket']>): string {
  const last =
    hours === null ? 'None is in the bucket yet.' : `The last one in the bucket is ${formatHours(hours)} old.`;
  return failure === null ? last : `${last} The next one couldn’t be copied there: ${failure}`;
}

function formatHours(hours: number): string {
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
}

function describeHow({ isOurs, isNightly, command }: Backup): string {
  if (!isOurs) return `After pg_dump, ${command} notes that there is one.`;
  return isNightly
    ? `The server makes one every night; ${command} makes one now.`
    : `On the server, ${command} makes one.`;
}
