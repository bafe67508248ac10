import { expect, test } from 'vitest';
import { normalPassword, passwordProblem } from './password.ts';

const ann = { name: 'Ann O’Brien Byrne', email: 'annbyrnebakery@example.ie' };

test.each([
  ['', /enter a password/],
  ['nine chars'.slice(0, 9), /at least 10 characters/],
  ['a1'.repeat(65), /at most 128 characters/],
  ['annbyrnebakery@example.ie', /easy to guess/],
  ['AnnByrneBakery', /easy to guess/],
  ['ann o’brien byrne', /easy to guess/],
  ['ＡＮＮＢＹＲＮＥＢＡＫＥＲＹ', /easy to guess/],
  ['aaaaaaaaaaaa', /over and over/],
  ['1212121212', /over and over/],
])('%j is refused', (password, words) => expect(passwordProblem(password, ann)).toMatch(words));

test.each(['ten chars!', 'correct horse battery staple', 'пароль из слов', '🥐🥖🍞🧁🍰🎂🍪🥧🍩🥨', 'x1y'.repeat(42)])(
  '%j is accepted',
  (password) => expect(passwordProblem(password, ann)).toBeNull(),
);

test('normalises characters that keyboards compose differently', () => {
  expect(normalPassword('cafe\u0301 au lait')).toBe(normalPassword('caf\u00e9 au lait'));
  expect(normalPassword('ﬁve fine loaves')).toBe('five fine loaves');
});
