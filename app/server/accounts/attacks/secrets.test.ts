import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browser, emailsTo, member, password, tokenTo } from '../../testing/accounts.ts';
import { another, openAttacked } from '../../testing/attacks.ts';
import { changeRows } from '../../testing/serverState.ts';

const work = { hashes: 0 };
/** Counts the jobs that Node starts for `argon2`. */
const argon2Jobs = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') work.hashes += 1;
  },
});
beforeAll(() => void argon2Jobs.enable());
afterAll(() => void argon2Jobs.disable());

describe('attacks to learn or inject account data', async () => {
  const lines: string[] = [];
  const { server, signIn, accountAt } = await openAttacked(lines);
  beforeEach(() => {
    work.hashes = 0;
  });

  describe('whether an address has an account', () => {
    const [known, unknown, waiting] = ['known@example.ie', 'unknown@example.ie', 'waiting@example.ie'];
    beforeAll(async () => {
      await member(server, known);
      await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email: waiting, password });
    });

    const calls: Record<string, (email: string) => [path: string, body: object]> = {
      'sign-up': (email) => ['/api/auth/sign-up/email', { name: 'Eve', email, password: another }],
      'another e-mail': (email) => ['/api/auth/send-verification-email', { email }],
      'a new password': (email) => ['/api/auth/request-password-reset', { email }],
      'a login': (email) => ['/api/auth/sign-in/email', { email, password: 'five loaves of bread', rememberMe: false }],
      'a login with the password of an unconfirmed sign-up': (email) => [
        '/api/auth/sign-in/email',
        { email, password: another, rememberMe: false },
      ],
    };

    test.each(Object.entries(calls))('is not revealed by the answer to %s, nor by its timing', async (_, call) => {
      const results = [];
      const written = async () => (await server.database.selectFrom('account_links').select('id').execute()).length;
      for (const email of [known, unknown, waiting]) {
        work.hashes = 0;
        const before = await written();
        const { status, body, headers } = await browser(server).post(...call(email));
        const links = (await written()) - before;
        const { requestId, ...words } = body;
        const headerNames = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name)).toSorted();
        results.push({ status, words, headerNames, length: headers.get('content-length'), hashes: work.hashes, links });
      }
      expect(results[1]).toEqual(results[0]);
      expect(results[2]).toEqual(results[0]);
    });

    test('is not logged: no address, name, password or token', async () => {
      const token = await tokenTo(server, known, 'reset-password');
      await browser(server).get(`/api/auth/verify-email?token=${token}`);
      const log = lines.join('\n');
      expect(log).toContain('/api/auth/sign-in/email');
      for (const secret of [known, unknown, waiting, 'Ann', another, token]) expect(log).not.toContain(secret);
    });
  });

  describe('input', () => {
    test.each(['Ann\r\nBcc: all@example.ie', 'Ann\u0000', 'Ann\u0085', 'Ann\u001b[31m'])(
      'a name with control characters is rejected: %j',
      async (name) => {
        const email = 'injects@example.ie';
        const answer = await browser(server).post('/api/auth/sign-up/email', { name, email, password });
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-field' } });
        const owner = await member(server, `renames-${name.length}-${name.charCodeAt(3)}@example.ie`);
        expect((await owner.post('/api/auth/update-user', { name })).status).toBe(400);
        expect(await emailsTo(server, email)).toEqual([]);
      },
    );

    test('a name with markup or a link is not e-mailed to an unverified address', async () => {
      const email = 'carried@example.ie';
      const name = '<a href="https://evil.example">You have won</a>';
      await browser(server).post('/api/auth/sign-up/email', { name, email, password });
      const [sent] = await emailsTo(server, email);
      expect(`${sent?.subject}${sent?.text}${sent?.html}`).not.toMatch(/evil\.example|You have won/);
    });

    test('a password of 100 kB, and one of 1,001 characters, are rejected without hashing', async () => {
      await member(server, 'long@example.ie');
      work.hashes = 0;
      expect((await signIn('long@example.ie', { password: 'a'.repeat(100_000) })).status).toBe(413);
      expect((await signIn('long@example.ie', { password: 'a'.repeat(1001) })).status).toBe(400);
      expect(work.hashes).toBe(0);
      expect((await signIn('long@example.ie')).status).toBe(200);
      expect(work.hashes).toBe(1);
    });

    test('values other than strings are rejected', async () => {
      for (const wrong of [null, 4, {}, { $ne: '' }, ['known@example.ie'], true]) {
        expect((await signIn('known@example.ie', { password: wrong })).status).toBe(400);
        expect((await browser(server).post('/api/auth/request-password-reset', { email: wrong })).status).toBe(400);
        expect((await browser(server).post('/api/auth/verify-email', { token: wrong })).status).toBe(400);
      }
    });
  });

  test('an outdated hash is updated on login with the right password only', async () => {
    const email = 'outdated@example.ie';
    await member(server, email);
    const account_id = (await accountAt(email))?.id ?? '';
    // Of "password", with outdated cost parameters.
    const old = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    const mine = server.database.selectFrom('account_credentials').select('password');
    const stored = async () => (await mine.where('account_id', '=', account_id).executeTakeFirst())?.password;
    await changeRows(server, 'account_credentials', { password: old }, { account_id });
    expect((await signIn(email, { password: 'passw0rd' })).status).toBe(401);
    expect(await stored()).toBe(old);
    expect((await signIn(email, { password: 'password' })).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email, { password: 'password' })).status).toBe(200);
  });
});
