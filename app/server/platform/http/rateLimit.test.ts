import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/openTestServer.ts';

/** What may be asked as often as one likes, and why. */
const unlimited = [
  // The same for everyone, or a redirect.
  'GET /*',
  'GET /.well-known/security.txt',
  'GET /api/config',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/openapi.json',
  'GET /contact-us/sent',
  'GET /newsletter',
  'GET /newsletter/sent',
  'GET /pictures/:file',
  'GET /preview/:pass',
  'GET /start/go',
  'POST /booking',
  'POST /booking/manage/:token',
  // With a signed link only: mail services send many from one network.
  'POST /newsletter/unsubscribe/:token',
  // With a session, or the answer that there is none.
  'GET /api/account',
  'GET /api/account/session',
  'GET /api/account/sessions',
  'GET /api/staff/session',
];

test.each([
  ['of the demo', {}, []],
  ['with a card provider', { STRIPE_SECRET_KEY: 'sk_test_fake' }, ['POST /api/stripe/webhook']],
])('every other route of visitors has a limit, and all that change something: %s', async (_, settings, own) => {
  const server = await openTestServer({ environment: { RATE_LIMIT: '30', ...settings } });
  const uncounted = server.app.routes
    .filter(({ config }) => !config?.rateLimit)
    .flatMap(({ pattern, methods, config }) => methods.map((method) => ({ method, pattern, ...config })))
    .filter(({ method, staff }) =>
      method === 'GET' ? !staff || staff === 'login' : !['HEAD', 'OPTIONS'].includes(method),
    )
    .map(({ method, pattern }) => `${method} ${pattern}`);
  expect(uncounted.sort()).toEqual([...unlimited, ...own].sort());
});

test('pages that only read have twenty times the limit', async () => {
  const server = await openTestServer({ environment: { RATE_LIMIT: '30' } });
  const found = server.app.routes.find(
    ({ pattern, methods }) => pattern === '/booking/plain' && methods.includes('GET'),
  );
  expect(found?.config?.rateLimit).toMatchObject({ max: 600 });
});

test('a rate-limited client gets a message and Retry-After; other clients are not affected', async () => {
  const server = await openTestServer({ environment: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
  const ask = (path: string, from: string) => server.app.inject({ url: path, headers: { 'x-forwarded-for': from } });
  for (const path of ['/api/meeting/available-slots?date=2026-11-24', '/api/quotes/x', '/api/checkout-session/x']) {
    for (let times = 0; times < 20; times += 1) expect((await ask(path, '192.0.2.1')).statusCode).not.toBe(429);
    const refused = await ask(path, '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({
      code: 'too-many',
      message: `You’ve sent too many requests in a short time. Please wait ${refused.headers['retry-after']} seconds and try again.`,
      requestId: refused.headers['x-request-id'],
    });
    expect((await ask(path, '192.0.2.2')).statusCode).not.toBe(429);
  }
});
