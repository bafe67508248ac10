import { expect, test } from 'vitest';
import { sizeLimits } from '../sizes';

test.each(Object.entries(sizeLimits))('%s has a reason only if its limit is above its goal', (_, one) => {
  expect(one.reason !== undefined).toBe(one.limit > (one.goal ?? one.limit));
});
