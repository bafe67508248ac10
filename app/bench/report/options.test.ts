import { expect, test } from 'vitest';
import { parts, readOptions } from './options.ts';

test('all is measured unless something is named', () => {
  expect(readOptions([])).toEqual({ runs: 3, loads: 15, presses: 9, only: [...parts], pages: '' });
  expect(readOptions(['--only', 'shift,cpu', '--loads', '31'])).toMatchObject({ only: ['shift', 'cpu'], loads: 31 });
});

test.each([
  [['--only', 'speed'], '--only takes some of lighthouse'],
  [['--runs', '0'], '--runs takes a whole number from 1 on'],
  [['--runs', 'many'], '--runs takes a whole number from 1 on'],
  [['--loads', '2.5'], '--loads takes a whole number from 1 on'],
  [['--run', '3'], "Unknown option '--run'"],
])('%j is refused with a way on', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
