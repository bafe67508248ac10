import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect(answer.vary?.toLowerCase()).toBe(coding ? 'accept-encoding' : undefined);
  expect(Object.keys(JSON.parse(answer.text) as object)).toHaveLength(31);
});

test.each([
  ['a short response', '/api/meeting/available-slots?date=2026-11-22'],
  ['a response that isn’t public', '/api/config'],
  ['a refusal', '/api/meeting/available-slots?date=x'],
])('%s is sent uncompressed', async (_, path) => {
  expect((await read(path, 'br')).coding).toBeNull();
});
