import { expect, test } from 'vitest';
import { builtSite } from '../testing/builtSite.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { requestText, sendRaw } from '../testing/raw.ts';
import { order } from '../testing/request.ts';

/** Open redirects. */

const page = '<html lang="en"></html>';
const server = await openTestServer({
  siteFolder: await builtSite({
    'index.html': page,
    'about-us.html': page,
    'booking/manage/[token].html': page,
    'redirects.json': '{"/About":"/about-us"}',
  }),
});

/** Where the answer redirects a browser; null when it doesn't. */
async function redirectTarget(method: string, path: string): Promise<URL | null> {
  const answer = await sendRaw(server.url, requestText(`${method} ${path}`, ['Content-Length: 0']));
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  return location === undefined ? null : new URL(location, `${server.url}/`);
}

const hosts = [
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  'http://evil.example',
  '/.evil.example',
];
const pages = [
  '/',
  '/ABOUT-US',
  '/About',
  '/about-us/',
  '/about-us.html',
  '/Booking/Manage/x',
  '/booking/manage/x/',
  '?x',
];

test.each(hosts)('a path with the prefix %s redirects within our site only', async (host) => {
  for (const page of pages) {
    for (const method of ['GET', 'POST']) {
      const to = await redirectTarget(method, host + page);
      expect([null, new URL(server.url).host]).toContain(to?.host ?? null);
    }
  }
});

test.each(['next', 'redirect', 'return', 'url', 'continue', 'goto'])(
  'the query parameter "%s" does not redirect',
  async (name) => {
    expect(await redirectTarget('GET', `/About?${name}=https://evil.example`)).toMatchObject({ pathname: '/about-us' });
    expect(await redirectTarget('GET', `/about-us?${name}=https://evil.example`)).toBeNull();
  },
);

test.each([
  ['credentials', (url: string) => `${url}@evil.example/`],
  ['a backslash', (url: string) => `${url}\\@evil.example/`],
  ['another scheme', (url: string) => url.replace('http:', 'ftp:')],
  ['data', () => 'data:text/html,<script>alert(1)</script>'],
  ['no scheme', () => '//evil.example/checkout-success'],
  ['our host as prefix of another', (url: string) => url.replace('127.0.0.1', '127.0.0.1.evil.example')],
  ['another port', (url: string) => url.replace(/:\d+$/, ':1')],
])('a checkout rejects a return URL with %s', async (_name, address) => {
  for (const field of ['success_url', 'cancel_url']) {
    expect(await order(server, { [field]: address(server.url) })).toMatchObject({ status: 400 });
  }
  expect(await server.database.selectFrom('orders').selectAll().execute()).toEqual([]);
});
