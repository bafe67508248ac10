import { expect, test } from 'vitest';
import { line, optionalText, prose } from '../contract/fields.ts';

test.each([
  // An override of direction, an isolate, a mark.
  ['Ann\u202e enyB\u202c', 'Ann enyB', 'Ann enyB'],
  ['\u2066Ann\u2069', 'Ann', 'Ann'],
  ['שלום!\u200f', 'שלום!', 'שלום!\u200f'],
  // Joiners of letters and emojis.
  ['می\u200cخواهم', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d💻', '👩\u200d💻', '👩\u200d💻'],
])('%j is %j as a name, and %j in a longer text', (typed, name, longer) => {
  expect(line(100).parse(typed)).toBe(name);
  for (const text of [prose(100), optionalText(100)]) expect(text.parse(typed)).toBe(longer);
});

test('a line of nothing but controls of direction is empty', () => {
  expect(line(100).safeParse('\u202e\u200e').success).toBe(false);
});
