import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bookingRequest } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';

/** Oversized bodies, wrong content types and encodings, and mass assignment. */

const server = await openTestServer();

const booking = '/api/meeting/book-meeting';
const json = 'application/json';
const booked = () => server.database.selectFrom('bookings').selectAll().execute();

async function post(url: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': json, ...headers },
    payload,
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

const good = JSON.stringify(bookingRequest());
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const bomb = Buffer.alloc(1_000_000, ' ');

test.each<[string, string | Buffer, Record<string, string>, number, string]>([
  ['arrays nested 2,000 deep', deep(2000), {}, 400, 'invalid-field'],
  ['objects nested 600 deep', `${'{"a":'.repeat(600)}1${'}'.repeat(600)}`, {}, 400, 'invalid-field'],
  ['a field nested 1,500 deep', good.replace('"Ann Byrne"', deep(1500)), {}, 400, 'invalid-field'],
  ['half an emoji', good.replace('Ann Byrne', 'Ann \\ud83c'), {}, 400, 'broken-text'],
  ['half an emoji within', good.replace('"Ann Byrne"', '[{"a":["\\udf89 Ann"]}]'), {}, 400, 'broken-text'],
  ['half an emoji in the name of a field', good.replace('{', '{"a":{"\\ud83c":1},'), {}, 400, 'broken-text'],
  ['an oversized body', good.replace('Ann Byrne', 'A'.repeat(5000)), {}, 413, 'too-large'],
  ['a truncated body', good.slice(0, 20), {}, 400, 'invalid-json'],
  ['a number', '1e400', {}, 400, 'invalid-field'],
  ['JSON with a trailing comma', good.replace('}', ',}'), {}, 400, 'invalid-json'],
  ['a byte order mark alone', '\ufeff', {}, 400, 'invalid-json'],
  ['__proto__', good.replace('{', '{"__proto__":{"isAdmin":true},'), {}, 400, 'invalid-json'],
  [
    'constructor.prototype',
    good.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
    {},
    400,
    'invalid-json',
  ],
  [
    'a form instead of JSON',
    'name=Ann',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported-type',
  ],
  ['JSON without a content type', good, { 'content-type': '' }, 415, 'unsupported-type'],
  [
    'two content types in one header',
    good,
    { 'content-type': 'text/plain; application/json' },
    415,
    'unsupported-type',
  ],
  ['UTF-16', Buffer.from(good, 'utf16le'), { 'content-type': `${json}; charset=utf-16` }, 415, 'unsupported-charset'],
  ['UTF-7', good, { 'content-type': `${json}; charset="utf-7"` }, 415, 'unsupported-charset'],
  ['a gzip bomb', gzipSync(bomb), { 'content-encoding': 'gzip' }, 415, 'unsupported-encoding'],
  ['a plain body sent as gzip', good, { 'content-encoding': 'x-gzip' }, 415, 'unsupported-encoding'],
])('%s is rejected, and nothing is booked', async (_name, payload, headers, status, code) => {
  expect(await post(booking, payload, headers)).toEqual({ status, code });
  expect(await booked()).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

test.each([
  ['/api/contact', 64],
  ['/api/create-checkout-session', 64],
  ['/api/quotes', 8],
  ['/api/quotes/x/mail', 2],
  ['/api/meeting/book-meeting', 4],
  ['/api/meeting/manage/x', 1],
  ['/api/auth/addSubscriber', 2],
])('%s rejects more than %d KiB before reading the body', async (url, most) => {
  expect(await post(url, JSON.stringify('x'.repeat(most * 1024 - 2)))).not.toMatchObject({ status: 413 });
  expect(await post(url, JSON.stringify('x'.repeat(most * 1024)))).toEqual({ status: 413, code: 'too-large' });
});

test('the last of two duplicate fields is validated and stored', async () => {
  const twice = good.replace('{', '{"email":"first@example.ie",');
  expect(await post(booking, twice)).toEqual({ status: 201, code: undefined });
  expect(await booked()).toMatchObject([{ email: 'ann@example.ie' }]);
});

test('unknown fields are not stored', async () => {
  const more = JSON.stringify({
    ...bookingRequest({ date: '2026-11-24T11:00:00.000Z' }),
    status: 'cancelled',
    id: 'mine',
  });
  expect(await post(booking, more)).toEqual({ status: 201, code: undefined });
  expect((await booked()).map(({ id, status }) => [id === 'mine', status])).toContainEqual([false, 'booked']);
});
