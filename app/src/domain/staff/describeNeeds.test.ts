import { expect, test } from 'vitest';
import { describeNeeds } from './describeNeeds.ts';

test('counts what needs attention, in a sentence', () => {
  expect([0, 1, 2, 10, 24].map(describeNeeds)).toEqual([
    'Nothing needs you.',
    'One thing needs you.',
    'Two things need you.',
    'Ten things need you.',
    '24 things need you.',
  ]);
});
