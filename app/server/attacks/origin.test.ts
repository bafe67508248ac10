import { describe, expect, test } from 'vitest';
import { isCrossSite } from '../platform/http/csrfGuard.ts';
import type { Route } from '../platform/http/notFound.ts';
import { bookingRequest } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { checkoutRequest } from '../testing/request.ts';
import { rowsOf } from '../testing/serverState.ts';

/** Cross-site request forgery (CSRF). */

const server = await openTestServer();
const stripe = await openTestServer({ environment: { STRIPE_SECRET_KEY: 'sk_test_fake' } });

const changes = ({ methods }: Route) => methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
const changing = () => [...server.app.routes, ...stripe.app.routes].filter(changes);
const own = (route: Route) => !route.config?.csrfExempt;

function post({ pattern }: Route, headers: Record<string, string>) {
  const app = (stripe.app.routes.some((route) => route.pattern === pattern) ? stripe : server).app;
  const url = pattern.replace(/:\w+|\*/g, 'x');
  return app.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers } });
}

describe.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['from a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://a.localhost' }],
  ['cross-site, in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['with an opaque origin', { origin: 'null' }],
  ['from an origin with our host as prefix', { origin: 'http://localhost.evil.example' }],
  ['from another port', { origin: 'http://localhost:81' }],
  ['with a malformed origin', { origin: 'localhost' }],
])('a post %s', (_name, headers) => {
  test('is rejected by every state-changing route with a message', async () => {
    const routes = changing().filter(own);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      const { statusCode, body } = await post(route, headers);
      expect([route.pattern, statusCode]).toEqual([route.pattern, 403]);
      expect(body).toContain('This was sent from another site, so nothing was done.');
    }
  });
});

test('only routes with other authentication are exempt', () => {
  const open = changing().filter((route) => !own(route));
  expect(open.map(({ pattern }) => pattern)).toEqual([
    // One-click unsubscribe: authenticated by the token in the URL.
    '/newsletter/unsubscribe/:token',
    // Authenticated by its signature.
    '/api/stripe/webhook',
    '/newsletter/unsubscribe/:token',
  ]);
});

describe.each([
  ['a form of our site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  ['a form of a page without referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['a form in a browser without Sec-Fetch-Site', { origin: 'http://localhost' }],
  ['a client other than a browser', {}],
])('%s', (_name, headers) => {
  test('is accepted everywhere', async () => {
    // Opaque origins occur with forms only, not with API calls.
    const routes = changing().filter(({ pattern }) => !('origin' in headers) || !pattern.startsWith('/api/'));
    for (const route of routes) {
      const { statusCode } = await post(route, headers);
      expect([route.pattern, statusCode]).not.toEqual([route.pattern, 403]);
    }
  });
});

test.each([
  ['the site’s origin behind a proxy with another host', { origin: 'https://agency.example', host: '10.0.0.7' }, false],
  ['the site’s host by http', { origin: 'http://agency.example', host: '10.0.0.7' }, true],
  ['another site', { origin: 'https://evil.example', host: 'agency.example' }, true],
  ['the requested host', { origin: 'http://10.0.0.7', host: '10.0.0.7' }, false],
])('with SITE_URL, %s', (_name, headers, foreign) =>
  expect(isCrossSite(headers, { siteUrl: 'https://agency.example' })).toBe(foreign),
);

test.each([
  ['/api/meeting/book-meeting', bookingRequest()],
  ['/api/create-checkout-session', checkoutRequest({ url: 'http://evil.example' })],
  ['/api/auth/addSubscriber', { email: 'ann@example.ie' }],
  ['/api/auth/request-password-reset', { email: 'ann@example.ie' }],
])('without SITE_URL, %s rejects a foreign Host header, because links lead to it', async (url, payload) => {
  const answer = await server.app.inject({ method: 'POST', url, headers: { host: 'evil.example' }, payload });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'unknown-site', message: expect.stringMatching(/SITE_URL/) },
  ]);
  expect(await rowsOf(server, 'outbox')).toEqual([]);
});
