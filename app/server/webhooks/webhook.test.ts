import { expect, test } from 'vitest';
import { signedHeaders, webhookSecret } from './webhook.ts';

test('signs like the published example of Standard Webhooks', () => {
  expect(
    signedHeaders(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '{"test": 2432232314}',
      new Date(1_614_265_330_999),
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('each webhook of each installation has its own secret of 32 bytes', () => {
  const one = webhookSecret('one', { secret: 's'.repeat(32) });
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).toBe(webhookSecret('one', { secret: 's'.repeat(32) }));
  expect(one).not.toBe(webhookSecret('two', { secret: 's'.repeat(32) }));
  expect(one).not.toBe(webhookSecret('one', { secret: 't'.repeat(32) }));
});
