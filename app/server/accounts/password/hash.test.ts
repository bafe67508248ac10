import { expect, test, vi } from 'vitest';
import { createQueue, hashPassword, isOutdated, isPassword } from './hash.ts';
import { isCommonPassword, rejectWeakPassword } from './rejectWeak.ts';

const password = 'three loaves of bread';

test('a hash contains its parameters and a random salt', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(isOutdated(hash)).toBe(false);
});

test('a password matches its hash in any Unicode normalisation, and no other does', async () => {
  const hash = await hashPassword('caf\u00e9 au lait fr\u00fch');
  expect(await isPassword({ hash, password: 'cafe\u0301 au lait fru\u0308h' })).toBe(true);
  expect(await isPassword({ hash, password: 'cafe au lait fruh' })).toBe(false);
});

test('a hash of another program with a lower cost is verified and outdated', async () => {
  // The test vector of the reference implementation of Argon2 (phc-winner-argon2, version 19, argon2id).
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword({ hash, password: 'password' })).toBe(true);
  expect(await isPassword({ hash, password: 'Password' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test.each(['', 'plain text', '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR'])(
  'no password matches an invalid hash: %j',
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
])('%j is rejected with a message', async (common) => {
  await expect(rejectWeakPassword(common, { name: 'Ann', email: 'ann@example.ie' })).rejects.toThrow(/among the first/);
});

test.each([password, 'correct horse battery', 'sunshine 48213077', 'liffey-quay-heron', '皿と箸と茶碗と急須です'])(
  'accepts an uncommon password: %j',
  async (rare) => {
    expect(await isCommonPassword(rare)).toBe(false);
    await expect(rejectWeakPassword(rare, { name: 'Ann', email: 'ann@example.ie' })).resolves.toBeUndefined();
  },
);

test('knows at least the 3,000 most common passwords', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonest = dictionary['passwords-common'].slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  for (const each of commonest) expect([each, await isCommonPassword(each)]).toEqual([each, true]);
});

test('work waits for its turn, and is refused when too much is waiting', async () => {
  const queue = createQueue(2, 3);
  const ends: (() => void)[] = [];
  let running = 0;
  const work = async () => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const accepted = Array.from({ length: 5 }, () => queue(work));
  await expect(queue(work)).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
  for (let at = 0; at < 5; at += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(Math.min(at + 2, 5)));
    expect(running).toBe(Math.min(2, 5 - at));
    ends[at]?.();
  }
  await Promise.all(accepted);
  await expect(queue(async () => 'free again')).resolves.toBe('free again');
  await expect(queue(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  await expect(queue(async () => 'free again')).resolves.toBe('free again');
});
