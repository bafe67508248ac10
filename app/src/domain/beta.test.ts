import { expect, test } from 'vitest';
import { betaClaim, betaCountdown } from './beta.ts';
import { defaultCatalogue } from './catalogue/defaultCatalogue.ts';

const end = Date.UTC(2027, 0, 31);
const day = 86_400_000;

test.each([
  [10 * day, '10 days remaining'],
  [9 * day + 1, '10 days remaining'],
  [2 * day, '2 days remaining'],
  [day, '1 day remaining'],
  [1, '1 day remaining'],
  [0, null],
  [-1, null],
])('%i ms before the end it says %j', (before, text) => expect(betaCountdown(end, end - before)).toBe(text));

test('claims the saving that both price lists offer', () => expect(betaClaim(defaultCatalogue)).toBe('Save up to 87%'));
