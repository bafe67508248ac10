import { expect, test } from 'vitest';
import { partsIn } from './options.ts';

test('parts are separated by commas', () => {
  expect(partsIn('shift,cpu')).toEqual(['shift', 'cpu']);
  expect(() => partsIn('speed')).toThrow('--only takes a comma-separated list of lighthouse');
});
