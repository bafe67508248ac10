import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subscriberSchema } from '../contract/newsletter.ts';
import { subscriberProblem } from './subscriber.ts';

test.each([
  ['', 'Email is required'],
  ['  ', 'Email is required'],
  ['ann', 'Enter a valid email'],
  ['ann@example', 'Enter a valid email'],
  ['ann@example.ie bob@example.ie', 'Enter a valid email'],
  [`${'a'.repeat(250)}@b.ie`, 'Enter a valid email'],
  ['ann@example.ie', null],
  [' ann@example.ie ', null],
])('%j: %j', (email, problem) => expect(subscriberProblem(email)).toBe(problem));

test('the server accepts everything that the form accepts', () => {
  const letter = fc.constantFrom('a', '@', '.', ' ', '\n', '\u0000', 'é');
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 10 }), (email) => {
      expect(subscriberSchema.safeParse({ email }).success).toBe(subscriberProblem(email) === null);
    }),
    { numRuns: 3000 },
  );
});
