import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCrossSite } from '../http/csrfGuard.ts';
import type { Route } from '../http/notFound.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

/** A page of another site makes its visitor's browser send something to us. */

let server: TestServer;
let stripe: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await startTestServer({ environment: { STRIPE_SECRET_KEY: 'sk_test_fake' } });
});
afterAll(() => Promise.all([server.close(), stripe.close()]));

const changes = ({ methods }: Route) => methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
const changing = () => [...server.app.routes, ...stripe.app.routes].filter(changes);
const own = (route: Route) => !route.config?.csrfExempt;

function post({ pattern }: Route, headers: Record<string, string>) {
  const app = (stripe.app.routes.some((route) => route.pattern === pattern) ? stripe : server).app;
  const url = pattern.replace(/:\w+|\*/g, 'x');
  return app.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers } });
}

describe.each([
  ['from a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['from a page of a neighbour under the same name', { 'sec-fetch-site': 'same-site', origin: 'http://a.localhost' }],
  ['from another site, in a browser that names the origin alone', { origin: 'https://evil.example' }],
  ['from a page that hides where it is', { origin: 'null' }],
  ['from an origin that only begins like ours', { origin: 'http://localhost.evil.example' }],
  ['from ours on another port', { origin: 'http://localhost:81' }],
  ['from what is no origin', { origin: 'localhost' }],
])('a post %s', (_name, headers) => {
  test('is refused by every call that changes something, in words', async () => {
    const routes = changing().filter(own);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      const { statusCode, body } = await post(route, headers);
      expect([route.pattern, statusCode]).toEqual([route.pattern, 403]);
      expect(body).toContain('This was sent from another site, so nothing was done.');
    }
  });
});

test('only what proves itself in another way is called from anywhere', () => {
  const open = changing().filter((route) => !own(route));
  expect(open.map(({ pattern }) => pattern)).toEqual([
    // A mail program presses for its reader; the token in the address is the proof.
    '/newsletter/unsubscribe/:token',
    // The signature is the proof.
    '/api/stripe/webhook',
    '/newsletter/unsubscribe/:token',
  ]);
});

describe.each([
  ['a form of our own, without a script', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  ['the same from a page that tells nobody its address', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['the same in a browser that names the origin alone', { origin: 'http://localhost' }],
  ['a program that is no browser', {}],
])('%s', (_name, headers) => {
  test('is let through everywhere', async () => {
    // Calls are made by scripts, forms go to pages.
    const routes = changing().filter(({ pattern }) => !('origin' in headers) || !pattern.startsWith('/api/'));
    for (const route of routes) {
      const { statusCode } = await post(route, headers);
      expect([route.pattern, statusCode]).not.toEqual([route.pattern, 403]);
    }
  });
});

test.each([
  [
    'our own address, before a proxy that talks to another',
    { origin: 'https://agency.example', host: '10.0.0.7' },
    false,
  ],
  ['the same by http', { origin: 'http://agency.example', host: '10.0.0.7' }, true],
  ['another site', { origin: 'https://evil.example', host: 'agency.example' }, true],
  ['the address that was asked, whatever the setting says', { origin: 'http://10.0.0.7', host: '10.0.0.7' }, false],
])('with SITE_URL, %s', (_name, headers, foreign) =>
  expect(isCrossSite(headers, { siteUrl: 'https://agency.example' })).toBe(foreign),
);
