import { expect, test } from 'vitest';
import { sizeFault, sizeLimits } from '../sizes';

test.each(Object.entries(sizeLimits))('%s has a reason only if its limit is above its goal', (_, one) => {
  expect(one.reason !== undefined).toBe(one.limit > (one.goal ?? one.limit));
});

test('a component above its limit or without one is named, with the file to change', () => {
  expect(sizeFault('Slider', 3)).toBeUndefined();
  expect(sizeFault('Slider', 9)).toBe(
    'Slider is 9.00 kB, above its limit of 3.25 kB. Make it smaller, or change its limit in ui/sizes.ts.',
  );
  expect(sizeFault('Badge', 0.5)).toMatch(/^Badge is 0.50 kB, and has no limit\. .* in ui\/sizes\.ts\.$/);
});
