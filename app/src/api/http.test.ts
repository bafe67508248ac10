import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { server } from '../testing/setup.ts';
import { call } from './http.ts';
import { ApiError } from './request.ts';

const greeting = async () => z.object({ hello: z.string() });
const answer = (response: () => Response) => server.use(http.get('/api/greeting', response));
const failure = () => call('GET /api/greeting', greeting).catch((error: unknown) => error);

test('returns the response parsed by the schema', async () => {
  answer(() => HttpResponse.json({ hello: 'world', more: 1 }));
  await expect(call('GET /api/greeting', greeting)).resolves.toEqual({ hello: 'world' });
});

test("throws the server's own message", async () => {
  answer(() => HttpResponse.json({ message: 'The price has changed.', code: 'price-changed' }, { status: 409 }));
  expect(await failure()).toMatchObject({ message: 'The price has changed.', status: 409, code: 'price-changed' });
});

test.each([
  ['without a message', '{}', 500, 'Internal Server Error'],
  ["that is a proxy's page", '<h1>Bad gateway</h1>', 502, 'Bad Gateway'],
  ['with a body that is no object', '"no"', 400, 'Bad Request'],
])('an error response %s shows its status', async (_, body, status, statusText) => {
  answer(() => new HttpResponse(body, { status, statusText }));
  expect(await failure()).toMatchObject({ message: `HTTP ${status}: ${statusText}` });
});

test('an error over HTTP/2, which has no status text, shows only its number', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"  "}', { status: 503 }));
  expect(await failure()).toMatchObject({ message: 'HTTP 503' });
  vi.unstubAllGlobals();
});

test('a response of an unexpected shape is an unknown error, not a crash', async () => {
  answer(() => HttpResponse.json({ hello: 7 }));
  expect(await failure()).toMatchObject({ message: 'Error: Unknown error occurred', code: 'unexpected-answer' });
});

test('without a response, asks to check the connection', async () => {
  answer(() => HttpResponse.error());
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  const message = expect.stringContaining('could not be reached');
  expect(error).toMatchObject({ status: 0, code: 'unreachable', message });
});

test.each([
  ['no answer', () => HttpResponse.error()],
  ["a proxy's answer", () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
])('after %s, sends a GET and a call with an idempotency key once more', async (_, lost) => {
  const sent: (string | null)[] = [];
  const answers = [lost, () => HttpResponse.json({ hello: 'again' }), lost, lost];
  server.use(
    http.all('/api/greeting', ({ request }) => {
      sent.push(request.headers.get('idempotency-key'));
      return answers.shift()?.();
    }),
  );
  await expect(call('GET /api/greeting', greeting)).resolves.toEqual({ hello: 'again' });
  const keyed = { headers: { 'idempotency-key': 'a' } };
  await expect(call('POST /api/greeting', greeting, keyed)).rejects.toThrow(ApiError);
  expect(sent).toEqual([null, null, 'a', 'a']);
});

test.each([
  ['a POST without an idempotency key', 'POST', () => HttpResponse.error()],
  ['a GET that the server itself refused', 'GET', () => HttpResponse.json({ message: 'Resting' }, { status: 503 })],
] as const)('sends %s only once', async (_, method, response) => {
  let sent = 0;
  server.use(
    http.all('/api/greeting', () => {
      sent += 1;
      return response();
    }),
  );
  await expect(call(`${method} /api/greeting`, greeting)).rejects.toThrow(ApiError);
  expect(sent).toBe(1);
});

test('times out', async () => {
  server.use(http.get('/api/greeting', () => new Promise<never>(() => {})));
  const error = await call('GET /api/greeting', greeting, { timeout: 20 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'unreachable', message: expect.stringContaining('too long') });
});
