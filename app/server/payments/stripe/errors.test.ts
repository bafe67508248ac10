import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { type Failure, StripeFake } from '../../testing/stripeFake.ts';

const secret = 'sk_test_51H: No such price_999 for ann@example.ie';
const api = (status: number, type: string, more: object = {}): Failure => ({
  status,
  error: { type, message: secret, ...more },
});

// Concurrent, because most of the time is spent waiting for retries.
describe.concurrent('the answer to the buyer, when Stripe', () => {
  const fake = new StripeFake();
  let server: TestServer;
  /** For silence. */
  let impatient: TestServer;
  beforeAll(async () => {
    const environment = await fake.listen();
    server = await startTestServer({ environment });
    impatient = await startTestServer({ environment, timing: { cardProviderTimeout: 200 } });
  });
  beforeEach(() => fake.reset());
  afterAll(async () => {
    await impatient.close();
    await server.close();
    await fake.close();
  });

  test.each<[name: string, failure: Failure, tries: number, status: number, code: string, message: RegExp]>([
    ['declines the card', api(402, 'card_error', { code: 'card_declined' }), 1, 402, 'card-declined', /declined/],
    ['rate-limits us', api(429, 'rate_limit_error'), 1, 502, 'provider-busy', /very busy/],
    [
      'rejects our key',
      api(401, 'invalid_request_error'),
      1,
      502,
      'provider-refused',
      /aren’t set up correctly on our side/,
    ],
    [
      'denies permission',
      api(403, 'invalid_request_error'),
      1,
      502,
      'provider-refused',
      /aren’t set up correctly on our side/,
    ],
    [
      'rejects our request',
      api(400, 'invalid_request_error', { param: 'line_items' }),
      1,
      502,
      'provider-refused',
      /on our side/,
    ],
    ['rejects a reused idempotency key', api(400, 'idempotency_error'), 1, 502, 'provider-failing', /has a problem/],
    [
      'rejects the e-mail address',
      api(400, 'invalid_request_error', { param: 'customer_email' }),
      1,
      400,
      'invalid-email',
      /e-mail address/,
    ],
    ['fails with 500', api(500, 'api_error'), 3, 502, 'provider-failing', /has a problem/],
    ['fails with 503', api(503, 'api_error'), 3, 502, 'provider-failing', /has a problem/],
    ['breaks the connection', 'broken', 3, 502, 'provider-unreachable', /can’t reach/],
    ['doesn’t answer', 'silence', 3, 504, 'provider-timeout', /too long/],
  ])('%s', { concurrent: false }, async (_name, failure, tries, status, code, message) => {
    fake.failNext(failure, failure, failure);
    const answer = await order(failure === 'silence' ? impatient : server);
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|price_999|stripe/i);
    expect(fake.calls).toHaveLength(tries);
  });
});
