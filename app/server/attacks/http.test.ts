import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookingRequest } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { answersIn, requestText, sendRaw } from '../testing/raw.ts';
import { send } from '../testing/request.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { newFolder } from '../testing/temporaryFolder.ts';

/** HTTP attacks: request smuggling, requests that never end, and overload. */

const server = await openTestServer({
  timeouts: { headers: 300, request: 600, keepAlive: 400, idle: 5000, checkInterval: 100 },
});

const hidden = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n';
const body = JSON.stringify(bookingRequest());
const post = (...headers: string[]) =>
  [
    'POST /api/meeting/book-meeting HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');

describe('request smuggling', () => {
  test.each([
    [
      'by Content-Length and Transfer-Encoding',
      post(`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked') + hidden,
    ],
    ['by two Content-Length headers', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
    ['by a list in Content-Length', post(`Content-Length: 0, ${hidden.length}`) + hidden],
    ['by a signed Content-Length', post('Content-Length: +0') + hidden],
    ['by a negative Content-Length', post('Content-Length: -1') + hidden],
    ['by an unknown Transfer-Encoding', post('Transfer-Encoding: xchunked') + hidden],
    ['by chunked twice', post('Transfer-Encoding: chunked, chunked') + hidden],
    ['by a space before the colon', post('Content-Length : 0') + hidden],
    ['by a folded header', post('X-A: b', ' Content-Length: 0') + hidden],
    ['by a NUL', post('X-A: b\0c') + hidden],
    ['by an invalid chunk size', `${post('Transfer-Encoding: chunked')}0x1\r\na\r\n0\r\n\r\n${hidden}`],
    ['by a chunk longer than its size', `${post('Transfer-Encoding: chunked')}1\r\nab\r\n0\r\n\r\n${hidden}`],
    ['by bare line feeds', post('X-A: b').replaceAll('\r\n', '\n') + hidden],
    ['by a bare carriage return', post('X-A: b\rContent-Length: 0') + hidden],
  ])('%s is rejected, and the smuggled request is not answered', async (_name, text) => {
    const answers = answersIn(await sendRaw(server.url, text));
    expect(answers).toEqual([{ status: 400, code: 'malformed' }]);
  });
});

test.each([
  ['without a Host header', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed'],
  ['two Host headers', 'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'malformed'],
  ['another protocol', 'HELO mail.example\r\n\r\n', 400, 'malformed'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed'],
  ['headers of 20 kB', requestText('GET /api/config', [`X-A: ${'x'.repeat(20_000)}`]), 431, 'headers-too-large'],
  ['a URL of 20 kB', requestText(`GET /${'x'.repeat(20_000)}`), 431, 'headers-too-large'],
  [
    'a path parameter of 300 characters',
    requestText(`POST /api/quotes/${'x'.repeat(300)}/mail`),
    414,
    'address-too-long',
  ],
  ['an unknown Expect header', requestText('POST /api/contact', ['Expect: 200-ok']), 417, 'unexpected'],
])('%s: gets a JSON error, and the connection closes', async (_name, text, status, code) => {
  const answer = await sendRaw(server.url, text);
  expect(answersIn(answer)).toEqual([{ status, code }]);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im);
  const id = /^x-request-id: (\S+)\r$/im.exec(answer)?.[1];
  expect(answer).toContain(`"requestId":"${id}"`);
});

test.each(['/api/health/live', '/api/health'])('HTTP/1.0 needs no Host header for %s', async (path) => {
  expect(answersIn(await sendRaw(server.url, `GET ${path} HTTP/1.0\r\n\r\n`))).toMatchObject([{ status: 200 }]);
  expect(answersIn(await sendRaw(server.url, `GET ${path} HTTP/1.1\r\n\r\n`))).toMatchObject([{ status: 400 }]);
});

test('a malformed HEAD request gets headers only', async () => {
  const answer = await sendRaw(server.url, 'HEAD ?x HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n$/);
});

describe('method override', () => {
  test.each([
    ['a header', { 'x-http-method-override': 'POST' }, ''],
    ['another header', { 'x-method-override': 'POST', 'x-http-method': 'POST' }, ''],
    ['the query', {}, '?_method=POST'],
  ])('by %s is ignored', async (_name, headers: Record<string, string>, query) => {
    const answer = await server.app.inject({ url: `/api/meeting/book-meeting${query}`, headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });

  test.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE'])('%s is rejected', async (method) => {
    const [answer] = answersIn(await sendRaw(server.url, requestText(`${method} /api/meeting/book-meeting`)));
    expect([undefined, 405]).toContain(answer?.status);
  });
});

test('an absolute URL of another host is served by ours', async () => {
  const answer = await sendRaw(server.url, requestText('GET http://evil.example/api/config'));
  expect(answersIn(answer)).toMatchObject([{ status: 200 }]);
  const press = requestText('POST http://evil.example/booking/manage/x', ['Content-Length: 0']);
  expect(await sendRaw(server.url, press)).toMatch(/^location: \/booking\/plain\/x\r$/im);
});

describe('slow requests (slowloris)', () => {
  test.each([
    ['headers that never end', 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-A: '],
    ['a body that never comes', post(`Content-Length: ${body.length}`)],
    ['a body that stops in the middle', post(`Content-Length: ${body.length}`) + body.slice(0, 10)],
    ['chunks that never end', `${post('Transfer-Encoding: chunked')}5\r\n{"a":\r\n`],
  ])('%s: time out with a JSON error', async (_name, text) => {
    const answers = answersIn(await sendRaw(server.url, text));
    expect(answers).toEqual([{ status: 408, code: 'too-slow' }]);
  });

  test('sending a byte now and then doesn’t extend the timeout', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /api/config HTTP/1.1\r\nX-A: ');
    const drip = setInterval(() => socket.write('x'), 50);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (bytes) => (text += bytes));
      socket.on('error', () => {});
      socket.once('close', () => resolve(text));
    });
    clearInterval(drip);
    expect(answersIn(answer)).toEqual([{ status: 408, code: 'too-slow' }]);
  });

  test('an idle connection is closed', async () => {
    const started = performance.now();
    await sendRaw(server.url, hidden, 30_000);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('load shedding', () => {
  const waitFor = (sockets: readonly Socket[], count: number) =>
    expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(count);

  /** Opens connections that send a request, of which the last byte of the body is missing. */
  function sendSlowly({ url }: TestServer, count: number, ...headers: string[]): Socket[] {
    const { hostname, port } = new URL(url);
    return Array.from({ length: count }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {}).resume();
      socket.write(post(`Content-Length: ${body.length}`, ...headers) + body.slice(0, -1));
      return socket;
    });
  }

  const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

  test('bodies on their way don’t count, and one that arrives is served', async () => {
    const few = await openTestServer({ maxConcurrentRequests: 2 });
    const [oldest, ...others] = sendSlowly(few, 3);
    if (!oldest) throw new Error('Nothing was sent.');
    let answer = '';
    oldest.on('data', (bytes) => (answer += bytes));
    await waitFor([oldest], 1);
    expect(answersIn(answer)).toEqual([{ status: 408, code: 'too-slow' }]);
    expect(await statusOf(`${few.url}/api/config`)).toBe(200);
    expect(await statusOf(`${few.url}/api/health`)).toBe(200);
    const served = new Promise<string>((resolve) => others[0]?.once('data', (bytes) => resolve(String(bytes))));
    others[0]?.write(body.slice(-1));
    expect(answersIn(await served)).toMatchObject([{ status: 201 }]);
    for (const socket of others) socket.destroy();
  });

  test('a network has 50 bodies on their way, by the address that the proxy names', async () => {
    const behindProxy = await openTestServer({ environment: { TRUST_PROXY: '1', RATE_LIMIT: '1000' } });
    const other = sendSlowly(behindProxy, 1, 'X-Forwarded-For: 192.0.2.2');
    const attack = sendSlowly(behindProxy, 60, 'X-Forwarded-For: 192.0.2.1');
    await waitFor(attack, 10);
    expect(other.map(({ destroyed }) => destroyed)).toEqual([false]);
    for (const socket of [...other, ...attack]) socket.destroy();
  });

  test('requests above the limit get 503, also where they have a body, and readiness says so', async () => {
    const few = await openTestServer({ maxConcurrentRequests: 1 });
    const lock = Promise.withResolvers<void>();
    const locked = few.database.transaction().execute(() => lock.promise);
    const waiting = send(`${few.url}/api/meeting/book-meeting`, bookingRequest());
    await expect.poll(() => statusOf(`${few.url}/api/config`)).toBe(503);
    const refused = await fetch(`${few.url}/api/config`);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      code: 'busy',
      message: expect.stringContaining('again in 5 seconds'),
    });
    expect(await send(`${few.url}/api/meeting/book-meeting`, bookingRequest())).toMatchObject({ status: 503 });
    expect(await statusOf(`${few.url}/api/health/live`)).toBe(200);
    expect(await (await fetch(`${few.url}/api/health`)).json()).toMatchObject({ code: 'busy' });
    lock.resolve();
    await locked;
    expect(await waiting).toMatchObject({ status: 201 });
    expect(await statusOf(`${few.url}/api/config`)).toBe(200);
  });

  test('an answer that isn’t read doesn’t count', async () => {
    const siteFolder = newFolder();
    await writeFile(join(siteFolder, 'large.png'), Buffer.alloc(30_000_000));
    const few = await openTestServer({ maxConcurrentRequests: 1, siteFolder });
    const { hostname, port } = new URL(few.url);
    const reader = connect(Number(port), hostname);
    reader.write(requestText('GET /large.png'));
    await once(reader, 'readable');
    expect(await statusOf(`${few.url}/api/config`)).toBe(200);
    reader.destroy();
  });
});
