import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encrypted.ts';

const secret = 'a secret of this installation, long enough';

test('an encrypted text is read with the same secret and purpose only', () => {
  const [one, two] = [encrypt('password', 'pâss word', secret), encrypt('password', 'pâss word', secret)];
  expect(one).not.toBe(two);
  expect(one).not.toContain('word');
  expect(decrypt('password', one, secret)).toBe('pâss word');
  expect(decrypt('password', two, secret)).toBe('pâss word');
  expect(decrypt('password', one, `${secret}.`)).toBeNull();
  expect(decrypt('other', one, secret)).toBeNull();
  expect(decrypt('password', `${one.slice(0, -4)}AAAA`, secret)).toBeNull();
  expect(decrypt('password', 'short', secret)).toBeNull();
});
