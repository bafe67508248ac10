import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const folder = mkdtempSync(join(tmpdir(), 'agency-bucket-'));
  const name = `check-${randomUUID()}`;
  try {
    const file = join(folder, name);
    writeFileSync(file, 'Written by the check before going live, and deleted at once.');
    await bucket.put(name, file);
    const isListed = (await bucket.list()).some((kept) => kept.name === name);
    await bucket.remove(name);
    if (!isListed) throw new BucketProblem(`What was stored isn’t in the list of the bucket ${settings.bucket}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
