import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('computes each value once, even if it is undefined', () => {
  const compute = vi.fn((id: 'one' | 'none') => (id === 'one' ? 1 : undefined));
  const ask = memoize(compute);
  expect([ask('one'), ask('none'), ask('one'), ask('none')]).toEqual([1, undefined, 1, undefined]);
  expect(compute.mock.calls).toEqual([['one'], ['none']]);
});
