import { expect, test } from 'vitest';
import { capitalised, formatList, greeting, plural, shorten, spellNumber } from './words.ts';

test.each([
  [1, '1 service'],
  [0, '0 services'],
  [2, '2 services'],
])('%i is counted as "%s"', (count, text) => expect(plural(count, 'service')).toBe(text));

test('uses an irregular plural', () => expect(plural(2, 'company', 'companies')).toBe('2 companies'));

test.each([
  [[], ''],
  [['MCD'], 'MCD'],
  [['MCD', 'RCD'], 'MCD and RCD'],
  [['Expense Manager', 'MCD', 'RCD'], 'Expense Manager, MCD and RCD'],
])('%j is listed as "%s"', (words, text) => expect(formatList(words)).toBe(text));

test.each([
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
])('%i is written as "%s"', (count, text) => expect(spellNumber(count)).toBe(text));

test('a sentence begins with a capital', () => expect(capitalised('three packages')).toBe('Three packages'));

test('keeps a text within the limit', () => expect(shorten('12345', 5)).toBe('12345'));
test('a longer text ends in an ellipsis within the limit', () => expect(shorten('123456', 5)).toBe('1234…'));
test('does not split a character', () => expect(shorten('123🙂56', 5)).toBe('123…'));

test.each([
  ['Ann Byrne', 'Ann'],
  ['Seán Óg Ó hAilpín', 'Seán'],
  ['Mary-Kate O’Brien', 'Mary-Kate'],
  ['Ann', 'Ann'],
  // Neither a title nor an initial is a first name.
  ['Ms Byrne', 'Ms Byrne'],
  ['Dr. Byrne', 'Dr. Byrne'],
  ['J. Murphy', 'J. Murphy'],
  ['J Murphy', 'J Murphy'],
])('greets %s by the first name, if it is one', (name, greeted) => {
  expect(greeting(name)).toBe(`Hello ${greeted},`);
});
