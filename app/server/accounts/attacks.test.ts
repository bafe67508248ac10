import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, browser, lettersTo, member, password, tokenTo } from '../testing/accounts.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const work = vi.hoisted(() => ({ hashes: 0 }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const argon2: typeof real.argon2 = (...parameters) => {
    work.hashes += 1;
    real.argon2(...parameters);
  };
  return { ...real, argon2 };
});

const another = 'four loaves of bread';
const hour = 3_600_000;
const invalidToken = {
  status: 400,
  body: { code: 'INVALID_TOKEN', message: expect.stringContaining('ask for a new one') },
};

describe.each(databaseKinds)('attacks on accounts, on $name', ({ create }) => {
  let server: TestServer;
  let lines: string[];
  beforeAll(async () => {
    lines = [];
    server = await startTestServer({
      environment: {
        ...(await create()),
        ADMIN_EMAILS: 'Boss@example.ie, later@example.ie',
        ADMIN_URL: 'https://admin.example',
      },
      logTo: { write: (line) => lines.push(line) },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    work.hashes = 0;
  });

  const signIn = (email: string, change: object = {}, visitor: Browser = browser(server)) =>
    visitor.post('/api/auth/sign-in/email', { email, password, rememberMe: true, ...change });
  const whoIs = async (visitor: Browser) => (await visitor.get('/api/account/session')).body.user;
  const later = (milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };
  const accountAt = (address: string) =>
    server.database.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst();
  const sessionToken = 'agency.session_token';

  describe('sessions', () => {
    test('a session that was set before the login (fixation): the login makes a new one, and the old one opens nothing', async () => {
      const eve = await member(server, 'eve-fixes@example.ie');
      await member(server, 'victim@example.ie');
      const planted = eve.cookies.get(sessionToken) ?? '';
      const victim = browser(server);
      victim.cookies.set(sessionToken, planted);
      await signIn('victim@example.ie', {}, victim);
      expect(victim.cookies.get(sessionToken)).not.toBe(planted);
      expect(await whoIs(victim)).toMatchObject({ email: 'victim@example.ie' });
      expect(await whoIs(eve)).toBeNull();
    });

    test('a session id of one’s own choice, a token without its signature, and a signature of another secret', async () => {
      const owner = await member(server, 'signed@example.ie');
      const [token = ''] = decodeURIComponent(owner.cookies.get(sessionToken) ?? '').split('.');
      for (const forged of ['chosen', 'chosen.chosen', token, `${token}.${'A'.repeat(43)}=`, `${token}.`]) {
        const eve = browser(server);
        eve.cookies.set(sessionToken, encodeURIComponent(forged));
        expect(await whoIs(eve)).toBeNull();
        expect(await eve.get('/api/account')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
      }
    });

    test.each(['%', '%E0%A4%A', '.', '=', ';;;=;', 'a'.repeat(7000), 'Zürich', '%00', '{"a":1}.{"b":2}'])(
      'a cookie that is none: %j',
      async (value) => {
        const eve = browser(server);
        const headers = { cookie: `${sessionToken}=${value}; agency.dont_remember=${value}`, 'user-agent': 'Zürich' };
        expect(await eve.get('/api/account/session', headers)).toMatchObject({ status: 200, body: { user: null } });
        expect((await eve.get('/api/account', headers)).status).toBe(401);
        expect((await eve.post('/api/auth/sign-out', {}, headers)).status).toBe(200);
      },
    );

    test('a browser that was not to be remembered: another password does not make it so, another login does', async () => {
      const email = 'shared@example.ie';
      await member(server, email);
      const visitor = browser(server);
      await signIn(email, { rememberMe: false }, visitor);
      expect(visitor.cookies.has('agency.dont_remember')).toBe(true);
      const change = { currentPassword: password, newPassword: another };
      const changed = await visitor.post('/api/auth/change-password', change);
      const cookie = changed.headers.getSetCookie().find((line) => line.startsWith(sessionToken));
      expect(cookie).not.toMatch(/max-age|expires/i);
      const { expires_at } = await server.database
        .selectFrom('account_sessions')
        .select('expires_at')
        .where('account_id', '=', (await accountAt(email))?.id ?? '')
        .executeTakeFirstOrThrow();
      expect(Date.parse(expires_at) - Date.now()).toBeLessThan(25 * hour);
      await signIn(email, { password: another, rememberMe: true }, visitor);
      expect(visitor.cookies.has('agency.dont_remember')).toBe(false);
      expect(await whoIs(visitor)).toMatchObject({ email });
    });

    test('a cookie that was copied before logout', async () => {
      const owner = await member(server, 'copied@example.ie');
      const thief = browser(server);
      for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
      expect(await whoIs(thief)).toMatchObject({ email: 'copied@example.ie' });
      await owner.post('/api/auth/sign-out');
      expect(await whoIs(thief)).toBeNull();
    });

    test('a session from before the password was set anew', async () => {
      const email = 'reset@example.ie';
      const thief = await member(server, email);
      await browser(server).post('/api/auth/request-password-reset', { email });
      const token = await tokenTo(server, email, 'reset-password');
      await browser(server).post('/api/auth/reset-password', { token, newPassword: another });
      expect(await whoIs(thief)).toBeNull();
      expect((await thief.get('/api/account')).status).toBe(401);
    });

    test('a session that is over: it is refused, and the cookie is taken away', async () => {
      const owner = await member(server, 'over@example.ie');
      await server.database
        .updateTable('account_sessions')
        .set({ expires_at: '2000-01-01T00:00:00.000Z' })
        .where('account_id', '=', (await accountAt('over@example.ie'))?.id ?? '')
        .execute();
      expect(await whoIs(owner)).toBeNull();
      expect(owner.cookies.has(sessionToken)).toBe(false);
    });

    test('the id of somebody else’s session, to end it or as a cookie', async () => {
      const [eve, owner] = [await member(server, 'eve@example.ie'), await member(server, 'owner@example.ie')];
      const [session] = (await owner.get('/api/account/sessions')).body as unknown as { id: string }[];
      await eve.post('/api/account/sessions/end', { id: session?.id });
      expect(await whoIs(owner)).toMatchObject({ email: 'owner@example.ie' });
      const guest = browser(server);
      guest.cookies.set(sessionToken, session?.id ?? '');
      expect(await whoIs(guest)).toBeNull();
    });
  });

  describe('links', () => {
    test('a link to open an account: pressed twice, by ten at once, out of date, changed, of another kind', async () => {
      const email = 'links@example.ie';
      const press = (token: string) => browser(server).post('/api/auth/verify-email', { token, password });
      const ask = () => browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
      await ask();
      const old = await tokenTo(server, email, 'verify-email');
      later(24 * hour);
      expect(await press(old)).toMatchObject(invalidToken);
      await ask();
      const token = await tokenTo(server, email, 'verify-email');
      for (const wrong of [`${token}x`, token.slice(1), token.toUpperCase(), 'none', '../admin', "' or 1=1 --"]) {
        expect(await press(wrong)).toMatchObject(invalidToken);
      }
      expect(await browser(server).post('/api/auth/reset-password', { token, newPassword: another })).toMatchObject(
        invalidToken,
      );
      expect(await browser(server).post('/api/account/delete/confirm', { token })).toMatchObject(invalidToken);
      const answers = await Promise.all(Array.from({ length: 10 }, () => press(token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
      expect(await press(token)).toMatchObject(invalidToken);
    });

    test('a link to set a password: used twice, by five at once, out of date, and one from before a change', async () => {
      const email = 'resets@example.ie';
      const owner = await member(server, email);
      const ask = async () => {
        await browser(server).post('/api/auth/request-password-reset', { email });
        return tokenTo(server, email, 'reset-password');
      };
      const set = (token: string, newPassword = another) =>
        browser(server).post('/api/auth/reset-password', { token, newPassword });
      const old = await ask();
      later(hour);
      expect(await set(old)).toMatchObject(invalidToken);
      const unused = await ask();
      const token = await ask();
      const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => set(token, `${another} ${at}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
      expect(await set(token)).toMatchObject(invalidToken);
      expect(await set(unused)).toMatchObject(invalidToken);
      expect(await whoIs(owner)).toBeNull();
    });

    test('a link to change the address: pressed again after the address has moved on and back', async () => {
      const [home, away] = ['home@example.ie', 'away@example.ie'];
      const owner = await member(server, home);
      const press = (token: string) => browser(server).post('/api/auth/verify-email', { token });
      await owner.post('/api/auth/change-email', { newEmail: away });
      const agree = await tokenTo(server, home, 'verify-email');
      await press(agree);
      const proof = await tokenTo(server, away, 'verify-email');
      await press(proof);
      await owner.post('/api/auth/change-email', { newEmail: home });
      await press(await tokenTo(server, away, 'verify-email'));
      await press(await tokenTo(server, home, 'verify-email'));
      expect(await whoIs(owner)).toMatchObject({ email: home });
      for (const replayed of [agree, proof]) expect(await press(replayed)).toMatchObject(invalidToken);
      expect(await whoIs(owner)).toMatchObject({ email: home });
    });

    test('a link to delete an account: out of date, used twice, and asked for without the password', async () => {
      const email = 'deletes@example.ie';
      const owner = await member(server, email);
      const wrong = await owner.post('/api/account/delete', { password: another });
      expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
      expect(await tokenTo(server, email, 'delete-account')).toBe('none');
      const ask = async () => {
        await owner.post('/api/account/delete', { password });
        return tokenTo(server, email, 'delete-account');
      };
      const confirm = (token: string) => browser(server).post('/api/account/delete/confirm', { token });
      const old = await ask();
      later(hour);
      expect(await confirm(old)).toMatchObject(invalidToken);
      const token = await ask();
      expect((await confirm(token)).status).toBe(200);
      expect(await confirm(token)).toMatchObject(invalidToken);
      expect(await whoIs(owner)).toBeNull();
    });

    test('the table of links: what stands there opens nothing', async () => {
      const email = 'table@example.ie';
      await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
      const row = await server.database
        .selectFrom('account_links')
        .selectAll()
        .where('address', '=', email)
        .executeTakeFirstOrThrow();
      expect(await browser(server).post('/api/auth/verify-email', { token: row.id })).toMatchObject(invalidToken);
      expect(row.password).toMatch(/^\$argon2id\$/);
    });
  });

  test('an account that is prepared with somebody else’s address: the owner’s press alone does not open it', async () => {
    const email = 'mine@example.ie';
    const eve = browser(server);
    await eve.post('/api/auth/sign-up/email', { name: 'Eve', email, password: another });
    const prepared = await tokenTo(server, email, 'verify-email');
    expect(await browser(server).post('/api/auth/verify-email', { token: prepared, password })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    });
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    await eve.post('/api/auth/sign-up/email', { name: 'Eve', email, password: another });
    const letters = await lettersTo(server, email);
    const own = /verify-email\?token=(\S+)/.exec(letters[1]?.text ?? '')?.[1];
    await browser(server).post('/api/auth/verify-email', { token: own, password });
    expect(await signIn(email)).toMatchObject({ body: { user: { name: 'Ann' } } });
    expect((await signIn(email, { password: another })).status).toBe(401);
    expect((await eve.post('/api/auth/verify-email', { token: prepared, password: another })).status).toBe(400);
  });

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

  describe('calls from elsewhere', () => {
    const foreign = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://127.0.0.1.evil.example'];

    test.each(foreign)('a post from %s with the visitor’s cookie does nothing', async (origin) => {
      const email = `csrf-${foreign.indexOf(origin)}@example.ie`;
      const owner = await member(server, email);
      const tried: [string, object][] = [
        ['/api/auth/update-user', { name: 'Mallory' }],
        ['/api/auth/change-email', { newEmail: 'mallory@example.ie' }],
        ['/api/auth/sign-out', {}],
        ['/api/account/newsletter', { subscribed: true }],
        ['/api/account/sessions/end', { others: true }],
        ['/api/account/delete', { password }],
        ['/api/auth/sign-in/email', { email, password, rememberMe: true }],
      ];
      for (const [path, body] of tried) {
        expect(await owner.post(path, body, { origin })).toMatchObject({
          status: 403,
          body: { code: 'FOREIGN_ORIGIN' },
        });
      }
      expect(await whoIs(owner)).toMatchObject({ email, name: 'Ann Byrne' });
      expect(await lettersTo(server, email)).toHaveLength(1);
    });

    test('a post with the visitor’s cookie that says nothing of where it comes from, and a form of another site', async () => {
      const owner = await member(server, 'silent@example.ie');
      const cookie = `${sessionToken}=${owner.cookies.get(sessionToken)}`;
      const post = (headers: Record<string, string>, body: string) =>
        server.app.inject({ method: 'POST', url: '/api/auth/update-user', headers: { cookie, ...headers }, body });
      const json = { 'content-type': 'application/json' };
      expect((await post(json, '{"name":"Mallory"}')).statusCode).toBe(403);
      const origin = 'https://evil.example';
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        expect((await post({ 'content-type': type, origin }, 'name=Mallory')).statusCode).toBe(403);
      }
      expect(await whoIs(owner)).toMatchObject({ name: 'Ann Byrne' });
    });

    test.each(['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'])(
      'a foreign address to go on to, as %s: no call takes one, and no mail leads there',
      async (field) => {
        const email = `redirect-${field.toLowerCase()}@example.ie`;
        await member(server, email);
        const evil = { [field]: 'https://evil.example/' };
        const tried: [string, object][] = [
          ['/api/auth/sign-up/email', { name: 'A', email: `new-${email}`, password }],
          ['/api/auth/sign-in/email', { email, password, rememberMe: true }],
          ['/api/auth/request-password-reset', { email }],
          ['/api/auth/send-verification-email', { email }],
        ];
        for (const [path, body] of tried) {
          const answer = await browser(server).post(path, { ...body, ...evil });
          expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
          const query = await browser(server).post(`${path}?${field}=https://evil.example/`, body);
          expect([query.status, query.headers.get('location')]).toEqual([200, null]);
        }
        const letters = [...(await lettersTo(server, email)), ...(await lettersTo(server, `new-${email}`))];
        expect(letters.length).toBeGreaterThan(2);
        for (const { text, html } of letters) expect(text + html).not.toContain('evil.example');
      },
    );

    test('a Host of somebody else’s: no link is written that leads there', async () => {
      const headers = { host: 'evil.example', 'content-type': 'application/json' };
      const url = '/api/auth/request-password-reset';
      const answer = await server.app.inject({ method: 'POST', url, headers, body: { email: 'known@example.ie' } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown-site']);
    });
  });

  describe('being an admin', () => {
    test('by saying so in sign-up, login or profile: such fields are refused', async () => {
      const owner = await member(server, 'climbs@example.ie');
      for (const field of ['isAdmin', 'role', 'emailVerified', 'email_verified', 'id', 'image']) {
        const tried: [string, object][] = [
          ['/api/auth/sign-up/email', { name: 'A', email: 'climbs2@example.ie', password, [field]: true }],
          ['/api/auth/update-user', { name: 'A', [field]: true }],
          ['/api/auth/sign-in/email', { email: 'climbs@example.ie', password, rememberMe: true, [field]: true }],
        ];
        for (const [path, body] of tried) expect((await owner.post(path, body)).status).toBe(400);
      }
      expect(await whoIs(owner)).toMatchObject({ name: 'Ann Byrne', isAdmin: false, adminUrl: null });
    });

    test('by entering an admin’s address without having its mailbox', async () => {
      const email = 'boss@example.ie';
      await browser(server).post('/api/auth/sign-up/email', { name: 'Eve', email, password });
      expect((await signIn(email)).status).toBe(403);
      const eve = await member(server, 'eve-climbs@example.ie');
      await eve.post('/api/auth/change-email', { newEmail: email });
      await eve.post('/api/auth/verify-email', {
        token: await tokenTo(server, 'eve-climbs@example.ie', 'verify-email'),
      });
      expect(await whoIs(eve)).toMatchObject({ email: 'eve-climbs@example.ie', isAdmin: false, adminUrl: null });
    });

    test('is for the address in the settings alone, once it is proved, and asked anew each time', async () => {
      const owner = await member(server, 'later@example.ie');
      expect(await whoIs(owner)).toMatchObject({ isAdmin: true, adminUrl: 'https://admin.example/' });
      await server.database
        .updateTable('accounts')
        .set({ email_verified: 0 })
        .where('email', '=', 'later@example.ie')
        .execute();
      expect(await whoIs(owner)).toMatchObject({ isAdmin: false, adminUrl: null });
      expect((await browser(server).get('/api/config')).body).not.toHaveProperty('adminUrl');
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
        expect(await lettersTo(server, email)).toEqual([]);
      },
    );

    test('a name with markup or a link: nothing of it goes to an address that is not proved', async () => {
      const email = 'carried@example.ie';
      const name = '<a href="https://evil.example">You have won</a>';
      await browser(server).post('/api/auth/sign-up/email', { name, email, password });
      const [letter] = await lettersTo(server, email);
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

  test.each([
    ['GET', '/api/auth/ok'],
    ['GET', '/api/auth/error'],
    ['GET', '/api/auth/get-session'],
    ['GET', '/api/auth/list-sessions'],
    ['POST', '/api/auth/sign-in/social'],
    ['POST', '/api/auth/delete-user'],
    ['GET', '/api/auth/delete-user/callback?token=1'],
    ['GET', '/api/auth/reset-password/token?callbackURL=https://evil.example'],
    ['POST', '/api/auth/revoke-sessions'],
    ['POST', '/api/auth/link-social'],
    ['POST', '/api/auth/update-session'],
    ['POST', '/api/auth/set-password'],
    ['GET', '/api/auth/callback/google'],
  ] as const)('an address of the library that we do not use is closed: %s %s', async (method, url) => {
    const answer = await server.app.inject({ method, url, ...(method === 'POST' ? { body: {} } : {}) });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.', code: 'not-found', requestId: expect.any(String) },
    ]);
  });
});

describe.each(databaseKinds)('accounts on https and under attack, on $name', ({ create }) => {
  const site = 'https://agency.example';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...(await create()), SITE_URL: site, RATE_LIMIT: '30' } });
  });
  afterAll(() => server.close());

  const call = (url: string, body: object, remoteAddress = '192.0.2.1') =>
    server.app.inject({ method: 'POST', url, remoteAddress, headers: { origin: site }, body });

  test('the cookie goes over https alone, to this site alone, and no script reads it', async () => {
    const email = 'ann@example.ie';
    await call('/api/auth/sign-up/email', { name: 'Ann', email, password });
    const token = await tokenTo(server, email, 'verify-email');
    expect((await lettersTo(server, email))[0]?.text).toContain(`${site}/verify-email?token=${token}`);
    const opened = await call('/api/auth/verify-email', { token, password, rememberMe: true });
    const cookies = [opened.headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Secure-agency\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('guessing one password from many machines: after ten tries nobody may try for a while', async () => {
    const guess = (at: number, email = 'guessed@example.ie') =>
      call('/api/auth/sign-in/email', { email, password, rememberMe: false }, `198.51.100.${at}`);
    for (let at = 1; at <= 10; at += 1) expect((await guess(at)).statusCode).toBe(401);
    const eleventh = await guess(11, 'Guessed@Example.ie');
    expect([eleventh.statusCode, eleventh.json()]).toEqual([
      429,
      { code: 'too-many', message: expect.stringMatching(/Please wait \d+ minutes/), requestId: expect.any(String) },
    ]);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(500);
    expect((await guess(12, 'another@example.ie')).statusCode).toBe(401);
  });

  test('guessing many passwords from one machine', async () => {
    const guess = (at: number) =>
      call('/api/auth/sign-in/email', { email: `many-${at}@example.ie`, password, rememberMe: false }, '203.0.113.1');
    const answers = [];
    for (let at = 0; at < 31; at += 1) answers.push(await guess(at));
    expect(answers.slice(0, 30).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(answers[30]?.statusCode).toBe(429);
    expect(answers[30]?.json()).toMatchObject({ code: 'too-many', message: expect.stringContaining('Please wait') });
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['/api/auth/sign-up/email', { name: 'A', email: 'flood@example.ie', password }],
    ['/api/auth/request-password-reset', { email: 'flood@example.ie' }],
    ['/api/auth/send-verification-email', { email: 'flood@example.ie' }],
  ])('having us write mails from one machine, by %s', async (url, body) => {
    const codes = [];
    for (let at = 0; at < 11; at += 1) codes.push((await call(url, body, '203.0.113.2')).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
