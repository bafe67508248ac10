import { expect, test } from 'vitest';
import { beginningWords } from './beginning.ts';

const requestedAt = '2026-11-20T10:00:00.000Z';
const withdrawal = { on: '2026-11-26', refundBy: '2026-12-10' };

test.each([
  [requestedAt, null, /^At once: the buyer asked for it/],
  [null, null, /^From 5 December 2026, when/],
  [
    requestedAt,
    withdrawal,
    /^Don’t: the buyer withdrew from the contract on 26 November 2026\. .* by 10 December 2026$/,
  ],
])('requested at %s, withdrawn %j: %s', (requestedAt, withdrawal, words) => {
  expect(beginningWords({ requestedAt, from: '2026-12-05', withdrawal }, true)).toMatch(words);
});

test('once everything is refunded, no refund is due', () => {
  const refunded = beginningWords({ requestedAt, from: '2026-12-05', withdrawal }, false);
  expect(refunded).toBe('Don’t: the buyer withdrew from the contract on 26 November 2026');
});
