import { expect, test } from 'vitest';
import { wishProblem } from './review.ts';

test.each([
  [{ additionalNotes: 'n'.repeat(3000), keywords: 'k'.repeat(300) }, null],
  [
    { additionalNotes: 'n'.repeat(3001), keywords: 'k'.repeat(301) },
    { field: 'notes', message: 'Please shorten your notes: at most 3,000 characters fit, and it has 3,001.' },
  ],
  [
    { keywords: 'k'.repeat(301) },
    { field: 'keywords', message: 'Please shorten the list of keywords: at most 300 characters fit, and it has 301.' },
  ],
])('what is too long at Review is said, case %#', (typed, problem) => expect(wishProblem(typed)).toEqual(problem));
