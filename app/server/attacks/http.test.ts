import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingRequest } from '../testing/booking.ts';
import { answersIn, requestText, sendRaw } from '../testing/raw.ts';
import { send } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

/** HTTP attacks: request smuggling, requests that never end, and overload. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    timeouts: { headers: 300, request: 600, keepAlive: 400, idle: 5000, checkEvery: 100 },
  });
});
afterAll(() => server.close());

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

describe('a request in which another one is hidden', () => {
  test.each([
    ['behind two kinds of length', post(`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked') + hidden],
    ['behind two lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
    ['behind two lengths in one line', post(`Content-Length: 0, ${hidden.length}`) + hidden],
    ['behind a length with a sign', post('Content-Length: +0') + hidden],
    ['behind a length with a minus', post('Content-Length: -1') + hidden],
    ['behind a coding that nobody knows', post('Transfer-Encoding: xchunked') + hidden],
    ['behind a coding that is written twice', post('Transfer-Encoding: chunked, chunked') + hidden],
    ['behind a blank before the colon', post('Content-Length : 0') + hidden],
    ['behind a header that goes on in the next line', post('X-A: b', ' Content-Length: 0') + hidden],
    ['behind a NUL', post('X-A: b\0c') + hidden],
    ['behind a size that is no number', `${post('Transfer-Encoding: chunked')}0x1\r\na\r\n0\r\n\r\n${hidden}`],
    [
      'behind a piece that is longer than it says',
      `${post('Transfer-Encoding: chunked')}1\r\nab\r\n0\r\n\r\n${hidden}`,
    ],
    ['behind line feeds alone', post('X-A: b').replaceAll('\r\n', '\n') + hidden],
    ['behind a carriage return alone', post('X-A: b\rContent-Length: 0') + hidden],
  ])('%s is refused, and the hidden one is not answered', async (_name, text) => {
    const answers = answersIn(await sendRaw(server.url, text));
    expect(answers).toEqual([{ status: 400, code: 'malformed' }]);
  });
});

test.each([
  ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed'],
  ['two hosts', 'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'malformed'],
  ['no HTTP at all', 'HELO mail.example\r\n\r\n', 400, 'malformed'],
  ['TLS, to a server that speaks none', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed'],
  ['headers of 20 kB', requestText('GET /api/config', [`X-A: ${'x'.repeat(20_000)}`]), 431, 'headers-too-large'],
  ['an address of 20 kB', requestText(`GET /${'x'.repeat(20_000)}`), 431, 'headers-too-large'],
  ['a link of 300 letters', requestText(`POST /api/quotes/${'x'.repeat(300)}/mail`), 414, 'address-too-long'],
  ['something the server shall expect', requestText('POST /api/contact', ['Expect: 200-ok']), 417, 'unexpected'],
])('with %s it is answered in words, and the connection ends', async (_name, text, status, code) => {
  const answer = await sendRaw(server.url, text);
  expect(answersIn(answer)).toEqual([{ status, code }]);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im);
  const id = /^x-request-id: (\S+)\r$/im.exec(answer)?.[1];
  expect(answer).toContain(`"requestId":"${id}"`);
});

test('of a question for headers alone that cannot be read, the headers are answered', async () => {
  const answer = await sendRaw(server.url, 'HEAD ?x HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n$/);
});

describe('a method that is asked for in another way', () => {
  test.each([
    ['a header', { 'x-http-method-override': 'POST' }, ''],
    ['another header', { 'x-method-override': 'POST', 'x-http-method': 'POST' }, ''],
    ['the query', {}, '?_method=POST'],
  ])('by %s is not heard', async (_name, headers: Record<string, string>, query) => {
    const answer = await server.app.inject({ url: `/api/meeting/book-meeting${query}`, headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });

  test.each(['TRACE', 'CONNECT', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE'])('%s gets nothing', async (method) => {
    const [answer] = answersIn(await sendRaw(server.url, requestText(`${method} /api/meeting/book-meeting`)));
    expect([undefined, 405]).toContain(answer?.status);
  });
});

test('an address that names another host leads on to ours alone', async () => {
  const answer = await sendRaw(server.url, requestText('GET http://evil.example/api/config'));
  expect(answersIn(answer)).toMatchObject([{ status: 200 }]);
  const press = requestText('POST http://evil.example/booking/manage/x', ['Content-Length: 0']);
  expect(await sendRaw(server.url, press)).toMatch(/^location: \/booking\/plain\/x\r$/im);
});

describe('slowness', () => {
  test.each([
    ['headers that never end', 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-A: '],
    ['a body that never comes', post(`Content-Length: ${body.length}`)],
    ['a body that stops in the middle', post(`Content-Length: ${body.length}`) + body.slice(0, 10)],
    ['pieces that never end', `${post('Transfer-Encoding: chunked')}5\r\n{"a":\r\n`],
  ])('%s are answered in words, and the connection ends', async (_name, text) => {
    const answers = answersIn(await sendRaw(server.url, text));
    expect(answers).toEqual([{ status: 408, code: 'too-slow' }]);
  });

  test('a letter now and then does not help', async () => {
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

  test('a connection on which nothing comes any more is let go', async () => {
    const started = performance.now();
    await sendRaw(server.url, hidden, 30_000);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

test('requests above the limit get 503, those under way are served, and health checks are always answered', async () => {
  const few = await startTestServer({ maxConcurrentRequests: 2 });
  const { hostname, port } = new URL(few.url);
  const waiting = [1, 2].map(() => {
    const socket = connect(Number(port), hostname);
    socket.write(post(`Content-Length: ${body.length}`));
    return socket;
  });
  await expect.poll(async () => (await fetch(`${few.url}/api/config`)).status).toBe(503);
  const refused = await fetch(`${few.url}/api/config`);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('again in 5 seconds') });
  expect((await fetch(`${few.url}/api/health`)).status).toBe(200);
  const served = new Promise<string>((resolve) => waiting[0]?.once('data', (bytes) => resolve(String(bytes))));
  waiting[0]?.write(body);
  expect(answersIn(await served)).toMatchObject([{ status: 201 }]);
  for (const socket of waiting) socket.destroy();
  await expect.poll(async () => (await fetch(`${few.url}/api/config`)).status).toBe(200);
  expect(await send(`${few.url}/api/meeting/book-meeting`, bookingRequest())).toMatchObject({ status: 409 });
  await few.close();
});
