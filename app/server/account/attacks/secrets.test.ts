import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browser, emailsTo, member, password, tokenTo } from '../../testing/accounts.ts';
import { another, attackOn, startAttacked } from '../../testing/attacks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';

const work = vi.hoisted(() => ({ hashes: 0 }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const argon2: typeof real.argon2 = (...parameters) => {
    work.hashes += 1;
    real.argon2(...parameters);
  };
  return { ...real, argon2 };
});

describe.each(databaseKinds)('attacks on what is known of accounts, on $name', (kind) => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startAttacked(kind, lines);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    work.hashes = 0;
  });
  const { signIn, accountAt } = attackOn(() => server);

  describe('who has an account', () => {
    const [known, unknown, waiting] = ['known@example.ie', 'unknown@example.ie', 'waiting@example.ie'];
    beforeAll(async () => {
      await member(server, known);
      await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email: waiting, password });
    });

    const calls: Record<string, (email: string) => [path: string, body: object]> = {
      'sign-up': (email) => ['/api/auth/sign-up/email', { name: 'Eve', email, password: another }],
      'another mail': (email) => ['/api/auth/send-verification-email', { email }],
      'a new password': (email) => ['/api/auth/request-password-reset', { email }],
      login: (email) => ['/api/auth/sign-in/email', { email, password: 'five loaves of bread', rememberMe: false }],
      'login with the password that was just chosen in a sign-up': (email) => [
        '/api/auth/sign-in/email',
        { email, password: another, rememberMe: false },
      ],
    };

    test.each(Object.entries(calls))('is not told by the answer to %s, nor by the work it takes', async (_, call) => {
      const asked = [];
      const written = async () => (await server.database.selectFrom('account_links').select('id').execute()).length;
      for (const email of [known, unknown, waiting]) {
        work.hashes = 0;
        const before = await written();
        const { status, body, headers } = await browser(server).post(...call(email));
        const links = (await written()) - before;
        const { requestId, ...words } = body;
        const told = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name)).toSorted();
        asked.push({ status, words, told, length: headers.get('content-length'), hashes: work.hashes, links });
      }
      expect(asked[1]).toEqual(asked[0]);
      expect(asked[2]).toEqual(asked[0]);
    });

    test('the log says nothing of it either: no address, no name, no password, no token', async () => {
      const token = await tokenTo(server, known, 'reset-password');
      await browser(server).get(`/api/auth/verify-email?token=${token}`);
      const log = lines.join('\n');
      expect(log).toContain('/api/auth/sign-in/email');
      for (const secret of [known, unknown, waiting, 'Ann', another, token]) expect(log).not.toContain(secret);
    });
  });

  describe('what is sent', () => {
    test.each(['Ann\r\nBcc: all@example.ie', 'Ann\u0000', 'Ann\u0085', 'Ann\u001b[31m'])(
      'a name that would be more than a name: %j',
      async (name) => {
        const email = 'injects@example.ie';
        const answer = await browser(server).post('/api/auth/sign-up/email', { name, email, password });
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-field' } });
        const owner = await member(server, `renames-${name.length}-${name.charCodeAt(3)}@example.ie`);
        expect((await owner.post('/api/auth/update-user', { name })).status).toBe(400);
        expect(await emailsTo(server, email)).toEqual([]);
      },
    );

    test('a name with markup or a link: nothing of it goes to an address that is not proved', async () => {
      const email = 'carried@example.ie';
      const name = '<a href="https://evil.example">You have won</a>';
      await browser(server).post('/api/auth/sign-up/email', { name, email, password });
      const [letter] = await emailsTo(server, email);
      expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/evil\.example|You have won/);
    });

    test.each([
      'ann@example.ie\r\nBcc: all@example.ie',
      'ann@example.ie, eve@example.ie',
      'Ann <ann@example.ie>',
      'ann',
    ])('an address that would be more than one, or none: %j', async (email) => {
      const answer = await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
      expect(answer.status).toBe(400);
    });

    test('a password of 100 kB, and one of 1,001 characters, are refused before any work is done', async () => {
      await member(server, 'long@example.ie');
      work.hashes = 0;
      expect((await signIn('long@example.ie', { password: 'a'.repeat(100_000) })).status).toBe(413);
      expect((await signIn('long@example.ie', { password: 'a'.repeat(1001) })).status).toBe(400);
      expect(work.hashes).toBe(0);
    });

    test('what is no text where a text belongs', async () => {
      for (const wrong of [null, 4, {}, { $ne: '' }, ['known@example.ie'], true]) {
        expect((await signIn('known@example.ie', { password: wrong })).status).toBe(400);
        expect((await browser(server).post('/api/auth/request-password-reset', { email: wrong })).status).toBe(400);
        expect((await browser(server).post('/api/auth/verify-email', { token: wrong })).status).toBe(400);
      }
    });
  });

  test('an old hash is made anew at the cost of today when its owner logs in, and not for a wrong password', async () => {
    const email = 'outdated@example.ie';
    await member(server, email);
    const account_id = (await accountAt(email))?.id ?? '';
    // Of "password", made at a cost that is not enough any more.
    const old = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    const mine = server.database.selectFrom('account_credentials').select('password');
    const stored = async () => (await mine.where('account_id', '=', account_id).executeTakeFirst())?.password;
    await server.database
      .updateTable('account_credentials')
      .set({ password: old })
      .where('account_id', '=', account_id)
      .execute();
    expect((await signIn(email, { password: 'passw0rd' })).status).toBe(401);
    expect(await stored()).toBe(old);
    expect((await signIn(email, { password: 'password' })).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email, { password: 'password' })).status).toBe(200);
  });
});
