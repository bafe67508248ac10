import { expect, test } from 'vitest';
import { partsIn } from './options.ts';

test('parts are named with commas between them', () => {
  expect(partsIn('shift,cpu')).toEqual(['shift', 'cpu']);
  expect(() => partsIn('speed')).toThrow('--only takes some of lighthouse');
});
