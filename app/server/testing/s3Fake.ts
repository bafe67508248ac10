import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server that speaks S3's protocol, with one bucket. */
export interface S3Server {
  /** The settings that lead to its bucket. */
  settings: Readonly<
    Record<
      'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_REGION' | 'BACKUP_S3_BUCKET' | 'BACKUP_S3_KEY_ID' | 'BACKUP_S3_SECRET',
      string
    >
  >;
  close: () => Promise<void>;
}

/** What goes wrong with a fake. */
interface Fault {
  /** How far its clock is ahead, in milliseconds. */
  ahead: number;
  /** Requests that are answered with 503 first. */
  busy: number;
  /** It takes requests and never answers. */
  silent: boolean;
  /** Methods that the key may not use. */
  forbidden: readonly string[];
  /** It stores other bytes than it was sent. */
  spoils: boolean;
}

export interface S3Fake extends S3Server {
  objects: Map<string, { content: Buffer; checksum: string }>;
  fault: Fault;
  /** Requests so far. */
  calls: () => number;
}

const region = 'eu-west-1';
const bucket = 'agency-backups';
const keyId = 'AKIAFAKE0000000000';
const secret = 'a/secret+that/is=signed with';
/** A small page, so that a list has several. */
const pageSize = 3;
/** As in S3: a request is valid for so many milliseconds before and after its time. */
const tolerance = 15 * 60_000;

/** Starts a fake of S3 that verifies signatures, checksums and clocks as Amazon's does. */
export async function s3Fake(): Promise<S3Fake> {
  const objects: S3Fake['objects'] = new Map();
  const fault: Fault = { ahead: 0, busy: 0, silent: false, forbidden: [], spoils: false };
  let calls = 0;

  function answer(
    request: IncomingMessage,
    content: Buffer,
  ): { status: number; body: string | Buffer; headers?: object } {
    const url = new URL(request.url ?? '/', 'http://s3');
    const refuse = (status: number, code: string, more = '') => ({
      status,
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No &amp; no</Message>${more}</Error>`,
    });
    if (fault.busy > 0) {
      fault.busy -= 1;
      return refuse(503, 'SlowDown');
    }
    const problem = problemWithSignature(request, url, content, new Date(Date.now() + fault.ahead));
    if (problem)
      return refuse(problem === 'AuthorizationHeaderMalformed' ? 400 : 403, problem, `<Region>${region}</Region>`);
    const [, of = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (of !== bucket) return refuse(404, 'NoSuchBucket');
    if (fault.forbidden.includes(request.method ?? '')) return refuse(403, 'AccessDenied');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
      if (sha256(content) !== request.headers['x-amz-content-sha256']) return refuse(400, 'XAmzContentSHA256Mismatch');
      const kept = fault.spoils ? Buffer.concat([content, Buffer.from('!')]) : content;
      objects.set(key, { content: kept, checksum: String(request.headers['x-amz-meta-sha256']) });
      return { status: 200, body: '' };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204, body: '' };
    }
    if (key === '') return { status: 200, body: listing(url.searchParams) };
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    return { status: 200, body: found.content, headers: { 'x-amz-meta-sha256': found.checksum } };
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = all.slice(0, pageSize);
    const contents = page.map(
      ([key, { content }]) =>
        `<Contents><Key>${key.replace(/&/g, '&amp;')}</Key><Size>${content.length}</Size></Contents>`,
    );
    const more = all.length > pageSize ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name>${more}${contents.join('')}</ListBucketResult>`;
  }

  const server = createServer(async (request, response) => {
    calls += 1;
    if (fault.silent) return;
    const { status, body, headers = {} } = answer(request, await buffer(request));
    response.writeHead(status, { date: new Date(Date.now() + fault.ahead).toUTCString(), ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_REGION: region,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET: secret,
    },
    objects,
    fault,
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The code of what is wrong with a signature of version 4, by Amazon's document "Create a signed AWS API request". */
function problemWithSignature(
  { method, headers }: IncomingMessage,
  url: URL,
  content: Buffer,
  now: Date,
): string | undefined {
  const [, id, day = '', place, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!signature) return 'AccessDenied';
  if (id !== keyId) return 'InvalidAccessKeyId';
  if (place !== region) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name));
  if (unsigned.length > 0 || !names.includes('host')) return 'AccessDenied';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Math.abs(at - now.getTime()) > tolerance) return 'RequestTimeTooSkewed';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(content)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url.pathname, query.join('&'), lines.join(''), signed, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}
