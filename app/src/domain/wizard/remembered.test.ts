import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('computes each value once, even if it is undefined', () => {
  const workOut = vi.fn((id: 'one' | 'none') => (id === 'one' ? 1 : undefined));
  const ask = remembered(workOut);
  expect([ask('one'), ask('none'), ask('one'), ask('none')]).toEqual([1, undefined, 1, undefined]);
  expect(workOut.mock.calls).toEqual([['one'], ['none']]);
});
