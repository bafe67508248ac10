import { expect, test } from 'vitest';
import { booleanOrNull, fieldsOf, oneOf, someOf } from './record.ts';

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
  expect([true, false, 'true', 1, null].map(booleanOrNull)).toEqual([true, false, null, null, null]));

test.each([[null], [undefined], [4], ['text'], [true]])('%j has no fields', (json) =>
  expect(Object.keys(fieldsOf(json))).toEqual([]),
);
