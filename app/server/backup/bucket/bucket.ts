import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { limitedFetch } from '../../platform/http/limitedBody.ts';
import type { BucketSettings } from '../../platform/settings/settings.ts';
import { BucketProblem, parseListing, problemOf, refusal } from './answers.ts';

/** An object of the bucket. */
export interface Kept {
  /** Without the prefix. */
  name: string;
  bytes: number;
}

/** A bucket of a service that speaks S3's protocol. Every method throws a BucketProblem. */
export interface Bucket {
  /** Stores a file, and reads it back to see that it arrived. */
  put: (name: string, file: string) => Promise<void>;
  /** Reads an object into a file, and checks it by the checksum that was stored with it. */
  get: (kept: Kept, into: string) => Promise<void>;
  list: () => Promise<readonly Kept[]>;
  /** Removes an object; it need not exist. */
  remove: (name: string) => Promise<void>;
}

export interface BucketTimeouts {
  /** Ends what is under way, as when the server stops. */
  signal?: AbortSignal;
  /** Milliseconds before the second try; the third waits twice as long. */
  pause?: number;
  /** Milliseconds a call may take, besides the time for its bytes. */
  timeout?: number;
}

interface Call {
  method?: 'GET' | 'PUT' | 'DELETE';
  /** Of an object; without it, the bucket itself. */
  name?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Blob;
  /** How much is sent or received. */
  bytes?: number;
}

const tries = 3;
/** The slowest network that is waited for, in bytes per millisecond. */
const slowest = 100;
/** The most bytes of an answer, besides those of an object: a list of 1,000 objects has less. */
const maxAnswer = 4 * 1024 * 1024;
const maxObjects = 100_000;
const checksum = 'x-amz-meta-sha256';

/** Opens a bucket. Nothing is sent before the first call. */
export function openBucket(
  settings: BucketSettings,
  { signal, pause: firstPause = 1_000, timeout = 60_000 }: BucketTimeouts = {},
): Bucket {
  const { endpoint, region, bucket, prefix, keyId: accessKeyId, secret: secretAccessKey } = settings;
  // Its own retries have no limit of time, and give up at once without a network.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = endpoint.includes('{bucket}') ? endpoint.replace('{bucket}', bucket) : `${endpoint}/${bucket}`;

  /** Calls the service; again when it can't be reached or is busy. */
  async function call<Result>(what: Call, take: (answer: Response) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(what, take);
      } catch (error) {
        const problem = problemOf(error, settings);
        if (!problem.mayPass || attempt === tries || signal?.aborted) throw problem;
      }
      await pause(firstPause * attempt);
    }
  }

  async function once<Result>(
    { method = 'GET', name = '', query = {}, headers = {}, body, bytes = 0 }: Call,
    take: (answer: Response) => Promise<Result>,
  ): Promise<Result> {
    const url = new URL(`${base}/${name && prefix + name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const inTime = AbortSignal.timeout(timeout + Math.ceil(bytes / slowest));
    const request = await client.sign(url.href, {
      method,
      headers,
      body: body ?? null,
      // A redirect leads to another region, for which the signature doesn't hold.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    });
    const answer = await limitedFetch(maxAnswer + bytes)(request);
    if (!answer.ok) throw refusal(answer, await answer.text(), settings);
    return take(answer);
  }

  /** Reads an object. @throws when it isn't what was stored */
  async function read({ name, bytes }: Kept, into?: string): Promise<void> {
    const { digest, stored } = await call({ name, bytes }, async ({ body, headers }) => ({
      digest: await digestOf(body, into),
      stored: headers.get(checksum),
    }));
    if (digest !== stored) {
      throw new BucketProblem(`${name} in the bucket ${bucket} isn’t what was stored there: its checksum is another.`);
    }
  }

  return {
    async put(name, file) {
      const body = await openAsBlob(file);
      const digest = await digestOf(body.stream());
      // The service refuses other bytes than those that are signed.
      const headers = { 'x-amz-content-sha256': digest, [checksum]: digest };
      await call({ method: 'PUT', name, headers, body, bytes: body.size }, (answer) => answer.text());
      await read({ name, bytes: body.size });
    },
    get: read,
    async list() {
      const found: Kept[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const query = { 'list-type': '2', prefix, ...(next === '' ? {} : { 'continuation-token': next }) };
        const page = parseListing(await call({ query }, (answer) => answer.text()));
        found.push(...page.objects.map(({ key, bytes }) => ({ name: key.slice(prefix.length), bytes })));
        next = page.next;
        if (found.length > maxObjects) throw new BucketProblem(`The bucket ${bucket} has too many objects to list.`);
      }
      return found;
    },
    async remove(name) {
      await call({ method: 'DELETE', name }, (answer) => answer.text());
    },
  };
}

/** The SHA-256 of a stream in hexadecimal, which is also written into a file if one is given. */
async function digestOf(body: ReadableStream<Uint8Array> | null, into?: string): Promise<string> {
  const hash = createHash('sha256');
  const hashing = async function* (parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  };
  const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() });
  await pipeline(
    body ?? Readable.from([]),
    hashing,
    into === undefined ? nowhere() : createWriteStream(into, { mode: 0o600 }),
  );
  return hash.digest('hex');
}
