import { expect, test } from 'vitest';
import { partsIn } from './options.ts';

test('reads parts separated by commas, and refuses an unknown part', () => {
  expect(partsIn('shift,cpu')).toEqual(['shift', 'cpu']);
  expect(() => partsIn('speed')).toThrow('--only takes a comma-separated list of lighthouse');
});
