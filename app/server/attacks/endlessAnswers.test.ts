import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucket } from '../backup/bucket/bucket.ts';
import { readSettings } from '../platform/settings/settings.ts';

/** Other servers whose answers don't end. */

const megabyte = Buffer.alloc(1024 * 1024, ' ');
/** The most that is sent, so that a failing test ends. */
const most = 64;

let sent = 0;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    for (sent = 0; sent < most && !response.destroyed; sent += 1) {
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bucket = () =>
  openBucket(
    { endpoint: url, region: 'eu', bucket: 'agency', prefix: '', keyId: 'key', secret: 'secret' },
    { pause: 1 },
  );

test.each<[string, () => Promise<unknown>]>([
  ['a bucket that lists', () => bucket().list()],
  ['a bucket that deletes', () => bucket().remove('backup.sqlite')],
  [
    'the card provider',
    async () => {
      const { cardProvider } = readSettings({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: url }, () => '');
      return (await cardProvider?.connect(20_000))?.time();
    },
  ],
])('%s: is read no further than its answers are long', async (_name, ask) => {
  await expect(ask()).rejects.toThrow();
  expect(sent).toBeLessThan(most / 2);
});
