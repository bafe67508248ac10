import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, lettersTo, member, password, tokenTo } from '../testing/accounts.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

describe.each(databaseKinds)('an account, on $name', ({ create }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: await create() });
  });
  afterAll(() => server.close());

  const subjects = async (address: string) => (await lettersTo(server, address)).map(({ subject }) => subject);
  const signIn = (email: string, change = {}) =>
    browser(server).post('/api/auth/sign-in/email', { email, password, rememberMe: true, ...change });

  test('is opened by whoever holds the mailbox and knows the password that was chosen', async () => {
    const email = 'Opened@Example.ie';
    const address = 'opened@example.ie';
    const visitor = browser(server);
    const asked = await visitor.post('/api/auth/sign-up/email', { name: ' Ann Byrne ', email, password });
    expect([asked.status, asked.body]).toEqual([200, { message: expect.stringContaining('look into your mail') }]);
    expect(await subjects(address)).toEqual(['Please confirm: your account at Trinity Works']);
    expect(await server.database.selectFrom('accounts').selectAll().where('email', '=', address).execute()).toEqual([]);

    const token = await tokenTo(server, address, 'verify-email');
    const pressed = await visitor.post('/api/auth/verify-email', { token });
    expect(pressed).toMatchObject({ status: 200, body: { outcome: 'password-needed', user: null } });
    const wrong = await visitor.post('/api/auth/verify-email', { token, password: 'four loaves of bread' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect(visitor.cookies.size).toBe(0);

    const opened = await visitor.post('/api/auth/verify-email', { token, password });
    const user = { name: 'Ann Byrne', email: address, emailVerified: true, isAdmin: false, adminUrl: null };
    expect(opened).toMatchObject({ status: 200, body: { outcome: 'verified', user } });
    expect((await visitor.get('/api/account/session')).body).toEqual({ user });
  });

  test('is signed in to and out of', async () => {
    await member(server, 'in@example.ie');
    const visitor = browser(server);
    expect((await visitor.get('/api/account/session')).body).toEqual({ user: null });
    const signedIn = await visitor.post('/api/auth/sign-in/email', {
      email: 'IN@example.ie',
      password,
      rememberMe: false,
    });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email: 'in@example.ie' } } });
    expect((await visitor.get('/api/account/session')).body).toMatchObject({ user: { email: 'in@example.ie' } });
    expect(await visitor.post('/api/auth/sign-out')).toMatchObject({ status: 200, body: { user: null } });
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.get('/api/account/session')).body).toEqual({ user: null });
  });

  test('that waits to be confirmed is told so, and gets another mail, only by the right password', async () => {
    const email = 'waits@example.ie';
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    expect(await signIn(email, { password: 'four loaves of bread' })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    });
    expect(await subjects(email)).toHaveLength(1);
    expect(await signIn(email)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(await subjects(email)).toHaveLength(2);
    const token = await tokenTo(server, email, 'verify-email');
    expect(await browser(server).post('/api/auth/verify-email', { token, password })).toMatchObject({
      body: { outcome: 'verified' },
    });
  });
});
