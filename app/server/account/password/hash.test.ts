import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';
import { hashPassword, isOutdated, isPassword } from './hash.ts';
import { rejectWeakPassword } from './rejectWeak.ts';

const password = 'three loaves of bread';

test('a hash says how it was made, and is another one each time', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(isOutdated(hash)).toBe(false);
});

test('the password fits its hash, whatever keyboard it was typed on, and no other does', async () => {
  const hash = await hashPassword('caf\u00e9 au lait fr\u00fch');
  expect(await isPassword({ hash, password: 'cafe\u0301 au lait fru\u0308h' })).toBe(true);
  expect(await isPassword({ hash, password: 'cafe au lait fruh' })).toBe(false);
});

test('a hash of another program, made at a lower cost, is understood and out of date', async () => {
  // The test vector of the reference implementation of Argon2 (phc-winner-argon2, version 19, argon2id).
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword({ hash, password: 'password' })).toBe(true);
  expect(await isPassword({ hash, password: 'Password' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test.each(['', 'plain text', '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR'])(
  'no password fits what is no hash of ours: %j',
  async (hash) => expect(await isPassword({ hash, password: hash })).toBe(false),
);

test.each([
  'password123',
  'Password123',
  'qwertyuiop',
  '1234567890',
  'ｐａｓｓｗｏｒｄ１２３',
  '4815162342',
  'usuckballz1',
  'Manchester',
  'sunshine2026!',
  'dragon12345',
  'test1234567',
  'adminadmin',
  'irelandireland123',
  'trustno1trustno1',
  'iloveyouforever',
])('%j is refused, with words', async (common) => {
  await expect(rejectWeakPassword(common, { name: 'Ann', email: 'ann@example.ie' })).rejects.toThrow(/among the first/);
});

test.each([password, 'correct horse battery', 'sunshine 48213077', 'liffey-quay-heron', '皿と箸と茶碗と急須です'])(
  'a password that nobody tries first is taken: %j',
  async (rare) => {
    expect(await isCommonPassword(rare)).toBe(false);
    await expect(rejectWeakPassword(rare, { name: 'Ann', email: 'ann@example.ie' })).resolves.toBeUndefined();
  },
);

test('at least the 3,000 commonest passwords are known', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonest = dictionary['passwords-common'].slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  for (const each of commonest) expect([each, await isCommonPassword(each)]).toEqual([each, true]);
});
