import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { Route } from './notFound.ts';

const changes = ({ methods }: Route) => methods.includes('POST');

test('every state-changing route is rate-limited, except those that many clients call from one address', async () => {
  for (const environment of [{ RATE_LIMIT: '30' }, { RATE_LIMIT: '30', STRIPE_SECRET_KEY: 'sk_test_fake' }]) {
    const server = await startTestServer({ environment });
    const uncounted = server.app.routes.filter((route) => changes(route) && !route.config?.rateLimit);
    for (const { pattern } of uncounted) {
      expect(['/api/stripe/webhook', '/newsletter/unsubscribe/:token', '/booking/manage/:token', '/booking']).toContain(
        pattern,
      );
    }
    await server.close();
  }
});

test('every page that is made for its request is rate-limited', async () => {
  const server = await startTestServer({ environment: { RATE_LIMIT: '30' } });
  const limited = server.app.routes.filter(({ config }) => config?.rateLimit).map(({ pattern }) => pattern);
  expect(limited).toEqual(
    expect.arrayContaining([
      '/booking/plain',
      '/booking/plain/:token',
      '/quote/:token',
      '/balance/:token',
      '/withdraw',
    ]),
  );
  const found = server.app.routes.find(
    ({ pattern, methods }) => pattern === '/booking/plain' && methods.includes('GET'),
  );
  expect(found?.config?.rateLimit).toMatchObject({ max: 600 });
  await server.close();
});

test('a rate-limited client gets a message and Retry-After; other clients are not affected', async () => {
  const server = await startTestServer({ environment: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
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
  await server.close();
});
