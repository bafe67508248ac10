import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { book } from '../testing/booking.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (path: string, encoding: string) => {
  const response = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } });
  return {
    coding: response.headers.get('content-encoding'),
    vary: response.headers.get('vary'),
    text: await response.text(),
  };
};
const month = '/api/meeting/available-slots?from=2026-11-24&to=2026-12-24';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('the free times of a month with Accept-Encoding %s are compressed with %s', async (asked, coding) => {
  const answer = await read(month, asked);
  expect(answer.coding).toBe(coding);
  expect(answer.vary).toBe('Accept-Encoding');
  expect(Object.keys(JSON.parse(answer.text) as object)).toHaveLength(31);
});

test.each([
  ['a short response', '/api/meeting/available-slots?date=2026-11-22'],
  ['a response that isn’t public', '/api/config'],
  ['a refusal', '/api/meeting/available-slots?date=x'],
])('%s is sent uncompressed', async (_, path) => {
  expect((await read(path, 'br')).coding).toBeNull();
});

test.each([month, '/booking/plain'])(
  '%s is made once while nothing changes, and again after a booking',
  async (path) => {
    const first = await read(path, 'identity');
    const formatted = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(await read(path, 'identity')).toEqual(first);
    expect(formatted.mock.calls.length).toBeLessThan(5);
    formatted.mockRestore();
    const date = path === month ? '2026-11-24T09:30:00.000Z' : '2026-11-25T09:30:00.000Z';
    expect(await book(server, { date })).toMatchObject({ status: 201 });
    expect(await read(path, 'identity')).not.toEqual(first);
  },
);
