import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactProblem, emailPattern, isEmail } from './contact.ts';

test.each(['ann@example.ie', ' ann@example.ie ', 'a@b.c', 'a.b+c@d.e.f', 'ann@bücher.example', 'a@b..c'])(
  '%j is an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  ' ',
  'ann',
  'ann@',
  '@example.ie',
  'ann@example',
  'ann@.ie',
  'ann@ie.',
  'a b@c.d',
  'a@b@c.d',
  'a@b c.d',
])('%j is none', (text) => expect(isEmail(text)).toBe(false));

test('the rule is text, @, text, dot, text, whatever the text', () => {
  const plain = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '@', ' '), maxLength: 12 });
  fc.assert(
    fc.property(text, (email) => {
      expect(emailPattern.test(email)).toBe(plain.test(email));
    }),
    { numRuns: 5000 },
  );
});

test('a hostile address takes no longer than its length', () => {
  const started = performance.now();
  expect(isEmail(`a@${'.'.repeat(200_000)}`)).toBe(true);
  expect(isEmail(`a@${'a.'.repeat(100_000)}@`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});

const empty = 'Error: Please enter your name and email to proceed.';
test.each([
  ['', '', { field: 'name', message: empty }],
  ['  ', 'ann@example.ie', { field: 'name', message: empty }],
  ['Ann', ' ', { field: 'email', message: empty }],
  ['Ann', 'ann', { field: 'email', message: 'Please enter a valid email.' }],
  ['Ann', 'ann@example.ie', null],
])('name %j with e-mail %j: %j', (name, email, problem) => expect(contactProblem({ name, email })).toEqual(problem));
