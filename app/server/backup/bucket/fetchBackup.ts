import { join } from 'node:path';
import { commandLine } from '../../platform/cli/commandLine.ts';
import type { BucketSettings } from '../../platform/settings/settings.ts';
import { openBucket } from './bucket.ts';
import { BucketProblem } from './problems.ts';

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
