import { expect, test } from 'vitest';
import { tokenOf, verifyToken } from './linkToken.ts';

const id = '0a1b2c3d-0000-4000-8000-000000000000';
const secret = 'a-secret-of-more-than-32-characters';
const token = tokenOf({ id, holder: 'visitor' }, secret);

test('a token is valid only with the secret it was signed with', () => {
  expect(verifyToken(token, secret)).toEqual({ id, holder: 'visitor' });
  expect(verifyToken(token, `${secret}!`)).toBeNull();
  expect(encodeURIComponent(token)).toBe(token);
});

test("the agency's token can't be derived from the visitor's", () => {
  const own = tokenOf({ id, holder: 'agency' }, secret);
  expect(verifyToken(own, secret)).toEqual({ id, holder: 'agency' });
  expect(own).not.toBe(token);
});

test.each([
  ['nothing', ''],
  ['an id alone', id],
  ['no signature', `${id}.`],
  ['a truncated signature', token.slice(0, -1)],
  ['a suffix', `${token}.x`],
  ['another character', `${token}!`],
  ['the signature of another', token.replace('0a1b', '0a1c')],
  ['capitals', token.replace('0a1b', '0A1B')],
])('%s is rejected', (_name, text) => expect(verifyToken(text, secret)).toBeNull());
