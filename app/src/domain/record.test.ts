import { expect, test } from 'vitest';
import { fieldsOf, flag, oneOf, positionOf, someOf } from './record.ts';

const sizes = ['s', 'm', 'l'] as const;

test('keeps a known id and drops anything else', () => {
  expect(oneOf(sizes, 'm')).toBe('m');
  for (const value of ['xl', 'toString', 1, null, undefined, ['m']]) expect(oneOf(sizes, value)).toBeNull();
});

test('keeps distinct known ids, in catalogue order', () => {
  expect(someOf(sizes, ['l', 'xl', 's', 'l', 4])).toEqual(['s', 'l']);
  for (const value of ['s', null, { 0: 's', length: 1 }]) expect(someOf(sizes, value)).toEqual([]);
});

test('accepts only true and false', () =>
  expect([true, false, 'true', 1, null].map(flag)).toEqual([true, false, null, null, null]));

test('converts a step number from 1 to a position from 0', () =>
  expect([1, 3, '3', null, { valueOf: 1 }].map(positionOf)).toEqual([0, 2, 0, 0, 0]));

test.each([[null], [undefined], [4], ['text'], [true]])('%j has no fields', (json) =>
  expect(Object.keys(fieldsOf(json))).toEqual([]),
);
