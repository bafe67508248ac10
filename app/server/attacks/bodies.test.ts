import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingRequest } from '../testing/booking.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

/** Bodies that are too big, that are not what they say, or that would change more than they should. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
  ['lists in lists, 2,000 deep', deep(2000), {}, 400, 'invalid-field'],
  ['objects in objects, 600 deep', `${'{"a":'.repeat(600)}1${'}'.repeat(600)}`, {}, 400, 'invalid-field'],
  ['a field that is 1,500 deep', good.replace('"Ann Byrne"', deep(1500)), {}, 400, 'invalid-field'],
  ['more than a booking can be', good.replace('Ann Byrne', 'A'.repeat(5000)), {}, 413, 'too-large'],
  ['half of it', good.slice(0, 20), {}, 400, 'invalid-json'],
  ['a number', '1e400', {}, 400, 'invalid-field'],
  ['JSON with a trailing comma', good.replace('}', ',}'), {}, 400, 'invalid-json'],
  ['a byte order mark alone', '\ufeff', {}, 400, 'invalid-json'],
  ['a prototype of its own', good.replace('{', '{"__proto__":{"isAdmin":true},'), {}, 400, 'invalid-json'],
  [
    'a constructor with a prototype',
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
  ['JSON that says it is text', good, { 'content-type': 'text/plain' }, 415, 'unsupported-type'],
  ['JSON that says nothing', good, { 'content-type': '' }, 415, 'unsupported-type'],
  ['JSON that says it is XML', good, { 'content-type': 'application/xml' }, 415, 'unsupported-type'],
  ['a type that hides another', good, { 'content-type': 'text/plain; application/json' }, 415, 'unsupported-type'],
  [
    'letters in UTF-16',
    Buffer.from(good, 'utf16le'),
    { 'content-type': `${json}; charset=utf-16` },
    415,
    'unsupported-charset',
  ],
  ['letters in UTF-7', good, { 'content-type': `${json}; charset="utf-7"` }, 415, 'unsupported-charset'],
  ['a megabyte of blanks, deflated', deflateSync(bomb), { 'content-encoding': 'deflate' }, 415, 'unsupported-encoding'],
  ['the same, zipped', gzipSync(bomb), { 'content-encoding': 'gzip' }, 415, 'unsupported-encoding'],
  ['the same, twice', gzipSync(gzipSync(bomb)), { 'content-encoding': 'gzip, gzip' }, 415, 'unsupported-encoding'],
  ['what says it is zipped and is not', good, { 'content-encoding': 'x-gzip' }, 415, 'unsupported-encoding'],
])('%s is refused, and nothing is booked', async (_name, payload, headers, status, code) => {
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
])('%s takes no more than %d KiB, and says so before it has read them', async (url, most) => {
  expect(await post(url, JSON.stringify('x'.repeat(most * 1024 - 2)))).not.toMatchObject({ status: 413 });
  expect(await post(url, JSON.stringify('x'.repeat(most * 1024)))).toEqual({ status: 413, code: 'too-large' });
});

describe('of a field that comes twice', () => {
  test('the last one counts, for the check and for what is stored', async () => {
    const twice = good.replace('{', '{"email":"first@example.ie",');
    expect(await post(booking, twice)).toEqual({ status: 201, code: undefined });
    expect(await booked()).toMatchObject([{ email: 'ann@example.ie' }]);
  });
});

test('fields that nobody asked for are not stored', async () => {
  const more = JSON.stringify({
    ...bookingRequest({ date: '2026-11-24T11:00:00.000Z' }),
    status: 'cancelled',
    id: 'mine',
  });
  expect(await post(booking, more)).toEqual({ status: 201, code: undefined });
  expect((await booked()).map(({ id, status }) => [id === 'mine', status])).toContainEqual([false, 'booked']);
});
