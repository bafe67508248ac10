import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../people/deleteExpired.ts';
import { browser, emailsTo, member, password, tokenTo } from '../testing/accounts.ts';
import { another } from '../testing/attacks.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { without } from '../testing/serverState.ts';

const day = 24 * 3_600_000;

describe.each(databaseKinds)('an account, on $name', async ({ create }) => {
  const server = await openTestServer({
    environment: { ...(await create()), MAIL_FROM: 'Trinity Works <hello@agency.example>' },
  });

  const subjects = async (address: string) => (await emailsTo(server, address)).map(({ subject }) => subject);
  const signIn = (email: string, change = {}) =>
    browser(server).post('/api/auth/sign-in/email', { email, password, rememberMe: true, ...change });
  const accountAt = (address: string) =>
    server.database.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst();

  test('is opened by the e-mail link with the chosen password', async () => {
    const email = 'Opened@Example.ie';
    const address = 'opened@example.ie';
    const visitor = browser(server);
    const signedUp = await visitor.post('/api/auth/sign-up/email', { name: ' Ann Byrne ', email, password });
    expect([signedUp.status, signedUp.body]).toEqual([200, { message: expect.stringContaining('Check your inbox') }]);
    expect(await subjects(address)).toEqual(['Please confirm: your account at Trinity Works']);
    expect(await accountAt(address)).toBeUndefined();

    const token = await tokenTo(server, address, 'verify-email');
    const pressed = await visitor.post('/api/auth/verify-email', { token });
    expect(pressed).toMatchObject({ status: 200, body: { outcome: 'password-needed', user: null } });
    const wrong = await visitor.post('/api/auth/verify-email', { token, password: another });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect(visitor.cookies.size).toBe(0);

    const opened = await visitor.post('/api/auth/verify-email', { token, password });
    const user = { name: 'Ann Byrne', email: address, emailVerified: true, isAdmin: false, adminUrl: null };
    expect(opened).toMatchObject({ status: 200, body: { outcome: 'verified', user } });
    expect((await visitor.get('/api/account/session')).body).toEqual({ user });
  });

  test('logs in with the address in any case, and logs out', async () => {
    await member(server, 'in@example.ie');
    const visitor = browser(server);
    expect((await visitor.get('/api/account/session')).body).toEqual({ user: null });
    const login = { email: 'IN@example.ie', password, rememberMe: false };
    const signedIn = await visitor.post('/api/auth/sign-in/email', login);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email: 'in@example.ie' } } });
    expect((await visitor.get('/api/account/session')).body).toMatchObject({ user: { email: 'in@example.ie' } });
    expect(await visitor.post('/api/auth/sign-out')).toMatchObject({ status: 200, body: { user: null } });
    expect([...visitor.cookies.keys()]).toEqual(['agency.known_browser']);
    expect((await visitor.get('/api/account/session')).body).toEqual({ user: null });
    expect(await visitor.post('/api/auth/sign-out')).toMatchObject({ status: 200, body: { user: null } });
  });

  test.each([
    [true, 14],
    [false, 1],
  ])('stays signed in: remembered %s, %i days', async (rememberMe, days) => {
    const email = `stays-${days}@example.ie`;
    await member(server, email);
    const { headers } = await signIn(email, { rememberMe });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('agency.session_token='));
    expect(cookie?.includes(`Max-Age=${days * 24 * 3600}`)).toBe(rememberMe);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const { expires_at } = await server.database
      .selectFrom('account_sessions')
      .select('expires_at')
      .where('account_id', '=', (await accountAt(email))?.id ?? '')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((Date.parse(expires_at) - Date.now()) / day).toBeCloseTo(days, 1);
  });

  test('resends the verification e-mail of an unconfirmed sign-up on login with the right password only', async () => {
    const email = 'waits@example.ie';
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    const wrong = await signIn(email, { password: another });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } });
    expect(await subjects(email)).toHaveLength(1);
    expect(await signIn(email)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(await subjects(email)).toHaveLength(2);
    await browser(server).post('/api/auth/send-verification-email', { email });
    expect(await subjects(email)).toHaveLength(3);
    const token = await tokenTo(server, email, 'verify-email');
    const opened = await browser(server).post('/api/auth/verify-email', { token, password });
    expect(opened).toMatchObject({ body: { outcome: 'verified' } });
  });

  test('is e-mailed that it exists when its address signs up again or requests another e-mail', async () => {
    const email = 'already@example.ie';
    await member(server, email);
    await browser(server).post('/api/auth/sign-up/email', { name: 'Eve', email, password: another });
    await browser(server).post('/api/auth/send-verification-email', { email });
    const already = 'You already have an account at Trinity Works';
    expect((await subjects(email)).slice(1)).toEqual([already, already]);
    expect(await accountAt(email)).toMatchObject({ name: 'Ann Byrne' });
    expect((await signIn(email)).status).toBe(200);
    // As for an address without an account, where the sign-up waits for confirmation.
    const eve = await signIn(email, { password: another });
    expect([eve.status, eve.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('resets its password by an e-mail link, and is notified', async () => {
    const email = 'forgets@example.ie';
    await member(server, email);
    expect((await browser(server).post('/api/auth/request-password-reset', { email })).status).toBe(200);
    const token = await tokenTo(server, email, 'reset-password');
    const refused = await browser(server).post('/api/auth/reset-password', { token, newPassword: email });
    expect(refused).toMatchObject({ status: 400, body: { code: 'PASSWORD_REFUSED' } });
    const set = await browser(server).post('/api/auth/reset-password', { token, newPassword: another });
    expect(set).toMatchObject({ status: 200, body: { message: expect.stringContaining('Please log in') } });
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, { password: another })).status).toBe(200);
    expect((await subjects(email)).at(-1)).toBe('Your password for Trinity Works was changed');
  });

  test('is opened by a password reset of an unconfirmed sign-up', async () => {
    const email = 'early@example.ie';
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann Byrne', email, password });
    const first = await tokenTo(server, email, 'verify-email');
    await browser(server).post('/api/auth/request-password-reset', { email });
    const token = await tokenTo(server, email, 'reset-password');
    await browser(server).post('/api/auth/reset-password', { token, newPassword: another });
    expect(await signIn(email, { password: another })).toMatchObject({ body: { user: { name: 'Ann Byrne' } } });
    const late = await browser(server).post('/api/auth/verify-email', { token: first, password });
    expect(late).toMatchObject({ status: 400, body: { code: 'used-sign-up' } });
  });

  test('changes its password and ends all other sessions', async () => {
    const email = 'changes@example.ie';
    const here = await member(server, email);
    const there = browser(server);
    await there.post('/api/auth/sign-in/email', { email, password, rememberMe: true });
    const change = (currentPassword: string, newPassword: string) =>
      here.post('/api/auth/change-password', { currentPassword, newPassword });
    expect(await change(another, another)).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect(await change(password, 'short')).toMatchObject({ status: 400, body: { code: 'PASSWORD_REFUSED' } });
    expect((await change(password, another)).status).toBe(200);
    expect((await here.get('/api/account/session')).body.user).toMatchObject({ email });
    expect((await there.get('/api/account/session')).body.user).toBeNull();
    expect((await signIn(email, { password: another })).status).toBe(200);
    expect((await subjects(email)).at(-1)).toBe('Your password for Trinity Works was changed');
  });

  test('keeps its password, sessions and links when a change of the password can’t be stored', async () => {
    const email = 'keeps@example.ie';
    const owner = await member(server, email);
    await owner.post('/api/auth/request-password-reset', { email });
    const token = await tokenTo(server, email, 'reset-password');
    const change = { currentPassword: password, newPassword: another };
    const failed = await without(server, 'outbox', () => owner.post('/api/auth/change-password', change));
    expect(failed).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
    expect((await owner.get('/api/account/session')).body.user).toMatchObject({ email });
    expect((await signIn(email, { password: another })).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    expect((await browser(server).post('/api/auth/reset-password', { token, newPassword: another })).status).toBe(200);
  });

  test('changes its address after approval by the old and confirmation by the new one', async () => {
    const [old, next] = ['old@example.ie', 'next@example.ie'];
    const owner = await member(server, old);
    const same = await owner.post('/api/auth/change-email', { newEmail: old });
    expect(same).toMatchObject({ status: 400, body: { code: 'same-address' } });
    expect((await owner.post('/api/auth/change-email', { newEmail: 'Next@example.ie' })).status).toBe(200);
    expect((await emailsTo(server, old)).at(-1)?.text).toContain(next);
    const agree = await tokenTo(server, old, 'verify-email');
    const agreed = await browser(server).post('/api/auth/verify-email', { token: agree });
    expect(agreed).toMatchObject({ status: 200, body: { outcome: 'one-more-mail', user: null } });
    expect(await accountAt(old)).toBeDefined();
    const proof = await tokenTo(server, next, 'verify-email');
    const moved = await browser(server).post('/api/auth/verify-email', { token: proof });
    expect(moved).toMatchObject({ status: 200, body: { outcome: 'changed', user: null } });
    expect((await owner.get('/api/account/session')).body.user).toMatchObject({ email: next });
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
    expect((await subjects(old)).at(-1)).toBe('Your account at Trinity Works has a new e-mail address');
  });

  test('doesn’t change to an address with an account, and e-mails only that account', async () => {
    const [one, other] = ['one@example.ie', 'other@example.ie'];
    const owner = await member(server, one);
    await member(server, other);
    const response = await owner.post('/api/auth/change-email', { newEmail: other });
    const free = await owner.post('/api/auth/change-email', { newEmail: 'free@example.ie' });
    expect([response.status, response.body]).toEqual([free.status, free.body]);
    const [, sent] = await emailsTo(server, one);
    const token = /verify-email\?token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
    const agreed = await owner.post('/api/auth/verify-email', { token });
    expect(agreed).toMatchObject({ status: 200, body: { outcome: 'one-more-mail' } });
    expect(await tokenTo(server, other, 'verify-email')).toBe(
      /verify-email\?token=(\S+)/.exec((await emailsTo(server, other))[0]?.text ?? '')?.[1],
    );
    expect((await emailsTo(server, other)).at(-1)?.text).toContain('This address already has an account.');
  });

  test('changes its name', async () => {
    const owner = await member(server, 'named@example.ie');
    const answer = await owner.post('/api/auth/update-user', { name: ' Ann O’Brien ' });
    expect(answer).toMatchObject({ status: 200, body: { user: { name: 'Ann O’Brien' } } });
    expect((await owner.get('/api/account/session')).body.user).toMatchObject({ name: 'Ann O’Brien' });
  });

  test('lists its sessions and ends others', async () => {
    const email = 'places@example.ie';
    const here = await member(server, email);
    const signInWith = async (userAgent: string) => {
      const other = browser(server);
      const login = { email, password, rememberMe: true };
      await other.post('/api/auth/sign-in/email', login, { 'user-agent': userAgent });
      return other;
    };
    const phone = await signInWith('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
    await signInWith('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0');
    server.clock.pass(6 * 60_000);
    await phone.get('/api/account/session');
    const seen = (await here.get('/api/account/sessions')).body as unknown as { id: string; device: string }[];
    expect(seen).toMatchObject([{ current: true }, { device: 'Safari on iPhone' }, { device: 'Firefox on Windows' }]);
    const ended = await here.post('/api/account/sessions/end', { id: seen[1]?.id });
    expect(ended.body).toMatchObject([{ current: true }, { device: 'Firefox on Windows' }]);
    expect((await phone.get('/api/account/session')).body.user).toBeNull();
    const alone = await here.post('/api/account/sessions/end', { others: true });
    expect(alone.body).toMatchObject([{ current: true }]);
    const own = await here.post('/api/account/sessions/end', { id: seen[0]?.id });
    expect(own.body).toMatchObject([{ current: true }]);
  });

  test('is deleted with its link if unconfirmed after a day', async () => {
    const email = 'nobody@example.ie';
    await browser(server).post('/api/auth/sign-up/email', { name: 'Ann', email, password });
    const links = server.database.selectFrom('account_links').select('kind').where('address', '=', email);
    const forgetAfter = (milliseconds: number) => {
      const then = new Date(server.clock.now.getTime() + milliseconds);
      return deleteExpired(server.database, then, then.toISOString().slice(0, 10));
    };
    await forgetAfter(day - 1);
    expect(await links.execute()).toEqual([{ kind: 'sign-up' }]);
    await forgetAfter(day);
    expect(await links.execute()).toEqual([]);
  });

  test('gets a limited number of e-mails of each kind per day', async () => {
    const email = 'pestered@example.ie';
    const ask = (address: string) =>
      browser(server).post('/api/auth/sign-up/email', { name: 'A', email: address, password });
    for (const address of [email, 'pestered+1@example.ie', 'pestered+2@example.ie', email, email]) {
      expect((await ask(address)).status).toBe(200);
    }
    expect(await ask(email)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    expect(await subjects(email)).toHaveLength(3);
    expect(await subjects('pestered+2@example.ie')).toHaveLength(1);
    await browser(server).post('/api/auth/request-password-reset', { email });
    expect((await subjects(email)).at(-1)).toBe('Set a new password for Trinity Works');
    server.clock.pass(day);
    await ask(email);
    expect(await subjects(email)).toHaveLength(5);
  });
});
