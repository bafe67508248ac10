import { type S3Server, s3Fake } from './s3Fake.ts';

/** `pnpm test:s3` sets this: then the bucket is the one that the settings BACKUP_S3_… in the environment name. */
export const isRealBucket = process.env.S3_TEST === 'real';

/** A server of buckets: the real one, or a fake. */
export async function startS3(): Promise<S3Server> {
  if (!isRealBucket) return s3Fake();
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('BACKUP_S3_'));
  return { settings: Object.fromEntries(settings) as unknown as S3Server['settings'], close: async () => {} };
}
