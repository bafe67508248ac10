import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BucketSettings, readSettings } from '../../platform/settings/settings.ts';
import { closeAfter } from '../../testing/openTestServer.ts';
import { isRealBucket, startS3 } from '../../testing/s3.ts';
import { type S3Fake, type S3Server, s3Fake } from '../../testing/s3Fake.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { openBucket } from './bucket.ts';
import { tryBucket } from './copyToBucket.ts';

const timeouts = { pause: 1, timeout: 10_000 };

let folder: string;
beforeEach(async () => {
  folder = newFolder();
});

const bucketOf = ({ settings }: S3Server, change: Record<string, string> = {}): BucketSettings => {
  const { backupBucket } = readSettings({ SECRET: 's'.repeat(32), ...settings, ...change });
  if (!backupBucket) throw new Error('There is no bucket.');
  return backupBucket;
};

const file = (content: string | Buffer = 'a backup') => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
};

describe('a bucket, of a real service with pnpm test:s3,', () => {
  let s3: S3Server;
  beforeEach(async () => {
    s3 = await startS3();
    closeAfter(s3.close);
  });

  test('stores, lists, reads and deletes in its own folder of the bucket', async () => {
    const content = randomBytes(3_000_000);
    const own = `test-${randomUUID()}`;
    const bucket = openBucket(bucketOf(s3, { BACKUP_S3_PREFIX: `${own}/sites/agency` }), timeouts);
    const beside = openBucket(bucketOf(s3, { BACKUP_S3_PREFIX: `${own}/sites/` }), timeouts);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `nightly-${letter}.sqlite`);
    for (const name of names) await bucket.put(name, file(content));
    await beside.put('other', file(''));
    expect(await bucket.list()).toEqual(names.map((name) => ({ name, bytes: 3_000_000 })));
    const into = join(folder, 'read');
    await bucket.get({ name: 'nightly-c.sqlite', bytes: 3_000_000 }, into);
    expect(readFileSync(into).equals(content)).toBe(true);
    for (const name of names) await bucket.remove(name);
    expect(await beside.list()).toEqual([{ name: 'other', bytes: 0 }]);
    await beside.remove('other');
    expect(await beside.list()).toEqual([]);
  });

  test.each([
    ['an unknown key', 'BACKUP_S3_KEY_ID', 'test:AKIAOTHER', /correct BACKUP_S3_KEY_ID/],
    [
      'a wrong secret',
      'BACKUP_S3_SECRET',
      'hunter2-and-more',
      /don’t belong together: correct BACKUP_S3_KEY_ID or BACKUP_S3_SECRET/,
    ],
    ['no bucket', 'BACKUP_S3_BUCKET', 'no-such-bucket-here', /has no bucket no-such-bucket-here: create it/],
    ['another region', 'BACKUP_S3_REGION', 'us-east-7', /in (another|the) region.*: correct BACKUP_S3_REGION/],
    ['no such host', 'BACKUP_S3_ENDPOINT', 'http://nowhere.invalid', /nowhere.invalid (isn’t found|can’t be reached)/],
    ['nobody who answers', 'BACKUP_S3_ENDPOINT', 'http://127.0.0.1:9', /127.0.0.1:9 can’t be reached/],
  ])('says what to do about %s, without the secret', async (_what, setting, value, words) => {
    const settings = bucketOf(s3, { [setting]: value });
    const why = await openBucket(settings, timeouts)
      .list()
      .then(
        () => '',
        (error: Error) => `${error.message} ${error.stack}`,
      );
    expect(why).toMatch(words);
    expect(why).not.toContain(settings.secret);
    expect(why).not.toContain(settings.keyId);
  });

  test('is tried by the check, which leaves nothing behind', async () => {
    const settings = bucketOf(s3, { BACKUP_S3_PREFIX: `test-${randomUUID()}` });
    await tryBucket(settings);
    expect(await openBucket(settings, timeouts).list()).toEqual([]);
  });
});

describe.skipIf(isRealBucket)('a bucket with faults', () => {
  let s3: S3Fake;
  beforeEach(async () => {
    s3 = await s3Fake();
    closeAfter(s3.close);
  });

  test('has its name in the host, for services that want that', async () => {
    const { port } = new URL(s3.settings.BACKUP_S3_ENDPOINT);
    const address = { BACKUP_S3_BUCKET: 'localhost', BACKUP_S3_ENDPOINT: `http://{bucket}:${port}/` };
    // The fake looks for it in the path, where it isn't.
    await expect(openBucket(bucketOf(s3, address), timeouts).list()).rejects.toThrow(
      `localhost:${port} has no bucket localhost`,
    );
  });

  test('is waited for while it is busy, three times', async () => {
    const bucket = openBucket(bucketOf(s3), timeouts);
    s3.fault.busy = 2;
    await bucket.put('a.sqlite', file());
    expect(s3.objects.size).toBe(1);
    s3.fault.busy = 3;
    await expect(bucket.list()).rejects.toThrow(/can’t store or read now \(503 SlowDown\)/);
  });

  test('is noticed when it stores or gives something else', async () => {
    const bucket = openBucket(bucketOf(s3), timeouts);
    s3.fault.spoils = true;
    await expect(bucket.put('a.sqlite', file())).rejects.toThrow(/isn’t what was stored there/);
    await expect(bucket.get({ name: 'a.sqlite', bytes: 9 }, join(folder, 'read'))).rejects.toThrow(/its checksum/);
  });

  test('says that a clock is wrong, that the key may not write or delete, and that nothing answers', async () => {
    const bucket = openBucket(bucketOf(s3), timeouts);
    s3.fault.ahead = 3_600_000;
    await expect(bucket.list()).rejects.toThrow(/clock of this machine is wrong: it is .*Have NTP set it/);
    s3.fault.ahead = 0;
    s3.fault.forbidden = ['PUT'];
    await expect(bucket.put('a.sqlite', file())).rejects.toThrow(
      /may not use the bucket.*list, read, write and delete/,
    );
    s3.fault.forbidden = ['DELETE'];
    await expect(tryBucket(bucketOf(s3))).rejects.toThrow(/may not use the bucket/);
    s3.fault.silent = true;
    const before = s3.calls();
    await expect(openBucket(bucketOf(s3), { pause: 1, timeout: 1000 }).list()).rejects.toThrow(
      /doesn’t answer in time/,
    );
    expect(s3.calls() - before).toBe(3);
  });
});
