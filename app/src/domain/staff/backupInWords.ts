import type { Today } from '../contract/staff/today.ts';
import { plural } from '../words.ts';

type Backup = Pick<Today['backup'], 'hours' | 'alarm' | 'isOurs' | 'isNightly' | 'command' | 'failure' | 'bucket'>;

/** How old the last backup is, why there is no newer one, and what to do when there is none or it is too old. */
export function backupInWords(backup: Backup): string {
  const { failure, alarm, bucket } = backup;
  return [
    lastInWords(backup),
    failure === null ? '' : `The next one failed: ${failure}`,
    alarm ? howInWords(backup) : '',
    bucket === null ? '' : bucketInWords(bucket),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function lastInWords({ hours, isOurs }: Backup): string {
  if (hours === null) return isOurs ? 'No backup was ever made.' : 'No backup was ever noted.';
  return `The last backup is ${hoursInWords(hours)} old.`;
}

function bucketInWords({ hours, failure }: NonNullable<Backup['bucket']>): string {
  const last =
    hours === null ? 'None is in the bucket yet.' : `The last one in the bucket is ${hoursInWords(hours)} old.`;
  return failure === null ? last : `${last} The next one couldn’t be copied there: ${failure}`;
}

function hoursInWords(hours: number): string {
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
}

function howInWords({ isOurs, isNightly, command }: Backup): string {
  if (!isOurs) return `After pg_dump, ${command} notes that there is one.`;
  return isNightly
    ? `The server makes one every night; ${command} makes one now.`
    : `On the server, ${command} makes one.`;
}
