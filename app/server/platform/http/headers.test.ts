import { describe, expect, test } from 'vitest';
import { builtSite } from '../../testing/builtSite.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { sendRaw } from '../../testing/raw.ts';

const folder = await builtSite({
  'index.html': '<html lang="en"><head><title>Home</title></head></html>',
  '404.html': '<html lang="en"><head><title>Page Not Found</title></head></html>',
  'assets/a.js': 'a()',
  'redirects.json': '{"/About":"/"}',
});

const strict: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-origin$/,
  'origin-agent-cluster': /^\?1$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'content-security-policy': /^default-src '(self|none)';.*frame-ancestors 'none'/,
  'x-request-id': /^[\da-f]{8}-/,
};

describe('security headers', async () => {
  const server = await openTestServer({
    siteFolder: folder,
    environment: { SITE_URL: 'https://agency.example', RATE_LIMIT: '1' },
  });

  const holds = (headers: Headers) => {
    for (const [name, value] of Object.entries(strict))
      expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    for (const name of ['server', 'x-powered-by']) expect(headers.has(name)).toBe(false);
  };

  test.each([
    ['a page', 'GET', '/', 200],
    ['a missing page', 'GET', '/nowhere', 404],
    ['a redirect', 'GET', '/About', 301],
    ['a script', 'GET', '/assets/a.js', 200],
    ['a server-rendered page', 'GET', '/booking/plain', 200],
    ['an invalid link', 'GET', '/booking/plain/x', 404],
    ['a rate-limited request', 'GET', '/booking/plain/x', 429],
    ['an invalid form', 'POST', '/newsletter', 422],
    ['data', 'GET', '/api/config', 200],
    ['a missing API route', 'GET', '/api/nothing', 404],
    ['a wrong method', 'DELETE', '/api/config', 405],
    ['an invalid query', 'GET', '/api/meeting/available-slots?date=x', 400],
    ['a missing body', 'POST', '/api/contact', 400],
    ['a HEAD request', 'HEAD', '/', 200],
  ])('are sent with %s', async (_name, method, path, status) => {
    const body = method === 'POST' && !path.startsWith('/api/') ? new URLSearchParams({ email: 'x' }) : null;
    const answer = await fetch(server.url + path, { method, body, redirect: 'manual' });
    expect(answer.status).toBe(status);
    holds(answer.headers);
  });

  test('are sent with 304', async () => {
    const etag = (await fetch(`${server.url}/`)).headers.get('etag') ?? '';
    const answer = await fetch(`${server.url}/`, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    holds(answer.headers);
  });

  test('are sent for a malformed request', async () => {
    const [, ...lines] = (await sendRaw(server.url, 'HELO\r\n\r\n')).split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    holds(
      new Headers(
        lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ').slice(1).join(': ')]),
      ),
    );
  });
});

test('a site by http doesn’t ask for https', async () => {
  const server = await openTestServer({ siteFolder: folder, environment: { SITE_URL: 'http://agency.example' } });
  for (const path of ['/', '/api/config', '/nowhere'])
    expect((await fetch(server.url + path)).headers.has('strict-transport-security')).toBe(false);
});
