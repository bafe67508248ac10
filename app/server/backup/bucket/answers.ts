import { Parser } from 'htmlparser2';
import { CommandError } from '../../platform/cli/command.ts';
import type { BucketSettings } from '../../platform/settings/settings.ts';

/** Why a bucket can't be used, and what to do, in a sentence. It never holds the key or its secret. */
export class BucketProblem extends CommandError {
  /** Whether another try may succeed. */
  readonly mayPass: boolean;

  constructor(message: string, mayPass = false) {
    super(message);
    this.mayPass = mayPass;
  }
}

const hostOf = ({ endpoint, bucket }: BucketSettings) => new URL(endpoint.replace('{bucket}', bucket)).host;

/** What the service says by its code, from the list of error responses in the reference of S3's API. */
export function refusal({ status, headers }: Response, xml: string, settings: BucketSettings): BucketProblem {
  const host = hostOf(settings);
  const { bucket } = settings;
  const said = new Map(leaves(xml).map(([path, text]) => [path.split('>').at(-1), text]));
  const code = said.get('Code') ?? '';
  const region = headers.get('x-amz-bucket-region') ?? said.get('Region');
  const answer = `${status} ${code}`.trim();
  switch (code) {
    case 'InvalidAccessKeyId':
      return new BucketProblem(`${host} doesn’t know the key: correct BACKUP_S3_KEY_ID.`);
    case 'SignatureDoesNotMatch':
      return new BucketProblem('Key and secret don’t belong together: correct BACKUP_S3_KEY_ID or BACKUP_S3_SECRET.');
    case 'RequestTimeTooSkewed': {
      const theirs = headers.get('date');
      const times = `it is ${new Date().toISOString()}${theirs ? `, and that of ${host} ${new Date(theirs).toISOString()}` : ''}`;
      return new BucketProblem(`The clock of this machine is wrong: ${times}. Have NTP set it.`);
    }
    case 'NoSuchBucket':
      return new BucketProblem(
        `${host} has no bucket ${bucket}: create it, or correct BACKUP_S3_BUCKET or BACKUP_S3_ENDPOINT.`,
      );
    case 'NoSuchKey':
      return new BucketProblem(`There is no such object in the bucket ${bucket}.`);
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
      return new BucketProblem(
        `The bucket ${bucket} is in ${region ? `the region ${region}` : 'another region'}: correct BACKUP_S3_REGION.`,
      );
    // What arrived isn't what was signed.
    case 'BadDigest':
    case 'XAmzContentSHA256Mismatch':
    case 'RequestTimeout':
      return new BucketProblem(`${host} didn’t receive what was sent (${answer}).`, true);
  }
  if (status === 429 || status >= 500) return new BucketProblem(`${host} can’t store or read now (${answer}).`, true);
  if (status === 403) {
    return new BucketProblem(`The key may not use the bucket ${bucket}: let it list, read, write and delete there.`);
  }
  return new BucketProblem(`${host} refuses the bucket ${bucket} (${answer}): check the settings BACKUP_S3_….`);
}

/** Anything that was thrown, as a problem. */
export function problemOf(error: unknown, settings: BucketSettings): BucketProblem {
  if (error instanceof BucketProblem) return error;
  const host = hostOf(settings);
  const { name = '', message = '', cause } = Object(error) as Partial<Error>;
  if (name === 'TimeoutError') return new BucketProblem(`${host} doesn’t answer in time.`, true);
  const { code = '' } = Object(cause) as { code?: string };
  if (code === 'ENOTFOUND') {
    return new BucketProblem(`${host} isn’t found: correct BACKUP_S3_ENDPOINT, or check this machine’s network.`, true);
  }
  // Errors of the network have a cause; without one it is a file that can't be read or written.
  if (cause === undefined) return new BucketProblem(message);
  return new BucketProblem(`${host} can’t be reached: ${code || Object(cause).message}.`, true);
}

/** A page of the answer to ListObjectsV2. */
interface Listing {
  objects: readonly { key: string; bytes: number }[];
  /** The token of the next page; null on the last. */
  next: string | null;
}

/** Reads the XML of a listing. */
export function parseListing(xml: string): Listing {
  const objects: { key: string; bytes: number }[] = [];
  let next: string | null = null;
  for (const [path, text] of leaves(xml)) {
    if (path.endsWith('Contents>Key')) objects.push({ key: text, bytes: 0 });
    const last = objects.at(-1);
    if (path.endsWith('Contents>Size') && last) last.bytes = Number(text);
    if (path.endsWith('NextContinuationToken')) next = text;
  }
  return { objects, next };
}

/** The texts of the elements by their path: "ListBucketResult>Contents>Key". */
export function leaves(xml: string): readonly (readonly [path: string, text: string])[] {
  const found: [string, string][] = [];
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push(name);
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag() {
        found.push([open.join('>'), text]);
        open.pop();
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
