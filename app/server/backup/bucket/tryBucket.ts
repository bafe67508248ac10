import { randomUUID } from 'node:crypto';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../../platform/settings/settings.ts';
import { BucketProblem } from './problems.ts';

/**
 * Writes, reads, lists and deletes a small file in the bucket.
 * @throws BucketProblem
 */
export async function tryBucket(settings: BucketSettings): Promise<void> {
  const { openBucket } = await import('./bucket.ts');
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
