import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { order } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { type Failure, StripeFake } from '../../testing/stripeFake.ts';

const secret = 'sk_test_51H: No such price_999 for ann@example.ie';
const api = (status: number, type: string, more: object = {}): Failure => ({
  status,
  error: { type, message: secret, ...more },
});

// Most of the time is spent waiting for the next try: both databases wait at once.
describe.concurrent.each(databaseKinds)('what the buyer hears, with the order on $name, when Stripe', ({ create }) => {
  const fake = new StripeFake();
  let server: TestServer;
  // On a busy machine an answer may take seconds, and counts as silence only where silence is tested.
  let impatient: TestServer;
  beforeAll(async () => {
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_API_BASE: await fake.listen(),
      ...(await create()),
    };
    server = await startTestServer({ environment, timing: { cardProviderTimeout: 30_000, outboxInterval: 5_000 } });
    impatient = await startTestServer({ environment, timing: { cardProviderTimeout: 200, outboxInterval: 5_000 } });
  });
  beforeEach(() => fake.reset());
  afterAll(async () => {
    await impatient.close();
    await server.close();
    await fake.close();
  });

  test.each<[name: string, failure: Failure, tries: number, status: number, code: string, message: RegExp]>([
    ['declines the card', api(402, 'card_error', { code: 'card_declined' }), 1, 402, 'card-declined', /declined/],
    ['is asked too often', api(429, 'rate_limit_error'), 1, 502, 'provider-busy', /very busy/],
    [
      'does not know our key',
      api(401, 'invalid_request_error'),
      1,
      502,
      'provider-refused',
      /aren’t set up correctly on our side/,
    ],
    [
      'does not let us',
      api(403, 'invalid_request_error'),
      1,
      502,
      'provider-refused',
      /aren’t set up correctly on our side/,
    ],
    [
      'finds our request wrong',
      api(400, 'invalid_request_error', { param: 'line_items' }),
      1,
      502,
      'provider-refused',
      /on our side/,
    ],
    [
      'finds the key used for something else',
      api(400, 'idempotency_error'),
      1,
      502,
      'provider-failing',
      /has a problem/,
    ],
    [
      'does not like the e-mail',
      api(400, 'invalid_request_error', { param: 'customer_email' }),
      1,
      400,
      'invalid-email',
      /e-mail address/,
    ],
    ['has a failure of its own', api(500, 'api_error'), 3, 502, 'provider-failing', /has a problem/],
    ['is down for a moment', api(503, 'api_error'), 3, 502, 'provider-failing', /has a problem/],
    ['hangs up', 'broken', 3, 502, 'provider-unreachable', /can’t reach/],
    ['says nothing', 'silence', 3, 504, 'provider-timeout', /too long/],
  ])('%s', { concurrent: false }, async (_name, failure, tries, status, code, message) => {
    fake.failNext(failure, failure, failure);
    const answer = await order(failure === 'silence' ? impatient : server);
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|price_999|stripe/i);
    expect(fake.calls).toHaveLength(tries);
  });
});
