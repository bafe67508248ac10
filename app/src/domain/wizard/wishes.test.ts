import { expect, test } from 'vitest';
import { splitKeywords } from './wishes.ts';

test.each([
  ['coffee, cake', ['coffee', 'cake']],
  [' coffee ,, Coffee,COFFEE , cake ', ['coffee', 'cake']],
  ['fresh   bread', ['fresh bread']],
  ['', []],
  [' , ', []],
])('%j is %j', (text, words) => expect(splitKeywords(text)).toEqual(words));
