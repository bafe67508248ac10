import { randomUUID } from 'node:crypto';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { commandLine } from '../../platform/cli/command.ts';
import type { Context } from '../../platform/context.ts';
import type { BucketSettings } from '../../platform/settings/settings.ts';
import { datedBackups, expiredBackups, nightlyBackups } from '../nightlyFiles.ts';
import { lastBackup, recordBackup, unlessFailedLately } from '../recordBackup.ts';
import { BucketProblem } from './answers.ts';
import { type Bucket, type BucketTimeouts, openBucket } from './bucket.ts';

type Needed = Pick<Context, 'settings' | 'database' | 'opening' | 'now' | 'log'>;

/**
 * Copies the newest nightly backup to the bucket, unless it is there, and deletes old ones there as in the folder. A failure
 * is recorded for the desk and the health check, and tried again after an hour.
 */
export async function copyToBucket(context: Needed, timeouts: BucketTimeouts = {}): Promise<void> {
  const { database, opening, log } = context;
  const { backupBucket } = context.settings;
  if (backupBucket === null) return;
  const newest = nightlyBackups(context.settings, opening.timeZone).sort((one, other) => other.at - one.at)[0];
  if (!newest) return;
  const madeAt = new Date(newest.at);
  if ((await lastBackup(database, 'bucket')) === madeAt.toISOString()) return;
  const copy = async () => {
    const bucket = openBucket(backupBucket, timeouts);
    await bucket.put(basename(newest.file), newest.file);
    await recordBackup(database, madeAt, 'bucket');
    log.info({ backup: basename(newest.file), bucket: backupBucket.bucket }, 'the backup was copied to the bucket');
    await deleteOld(bucket, opening.timeZone);
  };
  await unlessFailedLately(context, 'bucket', copy, timeouts.signal);
}

/** Deletes what is past its time, and nothing that the server didn't name. */
async function deleteOld(bucket: Bucket, timeZone: string): Promise<void> {
  const names = (await bucket.list()).map(({ name }) => name);
  for (const { file } of expiredBackups(datedBackups(names, timeZone))) await bucket.remove(file);
}

/**
 * Copies a backup from the bucket into a folder.
 * @throws BucketProblem
 */
export async function fetchBackup(settings: BucketSettings, name: string, folder: string): Promise<string> {
  const bucket = openBucket(settings);
  const kept = (await bucket.list()).find((each) => each.name === name);
  if (!kept)
    throw new BucketProblem(
      `There is no ${name} in the bucket ${settings.bucket}: see ${commandLine('restore --list')}.`,
    );
  const file = join(folder, 'backup.sqlite');
  await bucket.get(kept, file);
  return file;
}

/**
 * Writes, reads, lists and deletes a small file in the bucket.
 * @throws BucketProblem
 */
export async function tryBucket(settings: BucketSettings): Promise<void> {
  // A check that someone waits for.
  const bucket = openBucket(settings, { timeout: 10_000 });
  using folder = mkdtempDisposableSync(join(tmpdir(), 'agency-bucket-'));
  const name = `check-${randomUUID()}`;
  const file = join(folder.path, name);
  writeFileSync(file, 'Written by the check before going live, and deleted at once.');
  await bucket.put(name, file);
  const isListed = (await bucket.list()).some((kept) => kept.name === name);
  await bucket.remove(name);
  if (!isListed) throw new BucketProblem(`What was stored isn’t in the list of the bucket ${settings.bucket}`);
}
