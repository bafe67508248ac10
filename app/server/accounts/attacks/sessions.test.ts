import { describe, expect, test } from 'vitest';
import { browser, member, password } from '../../testing/accounts.ts';
import { another, hour, openAttacked, sessionToken } from '../../testing/attacks.ts';
import { rowOf } from '../../testing/serverState.ts';

describe('attacks on sessions', async () => {
  const { server, signIn, whoIs, accountAt } = await openAttacked();

  test('session fixation: the login creates a new session, and the old one is invalid', async () => {
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

  test('a chosen session id, an unsigned token, and a signature with another secret are rejected', async () => {
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
    'a malformed cookie is ignored: %j',
    async (value) => {
      const eve = browser(server);
      const headers = { cookie: `${sessionToken}=${value}; agency.dont_remember=${value}`, 'user-agent': 'Zürich' };
      expect(await eve.get('/api/account/session', headers)).toMatchObject({ status: 200, body: { user: null } });
      expect((await eve.get('/api/account', headers)).status).toBe(401);
      expect((await eve.post('/api/auth/sign-out', {}, headers)).status).toBe(200);
    },
  );

  test('an unremembered session stays unremembered after a password change, until the next login', async () => {
    const email = 'shared@example.ie';
    await member(server, email);
    const visitor = browser(server);
    await signIn(email, { rememberMe: false }, visitor);
    expect(visitor.cookies.has('agency.dont_remember')).toBe(true);
    const change = { currentPassword: password, newPassword: another };
    const changed = await visitor.post('/api/auth/change-password', change);
    const cookie = changed.headers.getSetCookie().find((line) => line.startsWith(sessionToken));
    expect(cookie).not.toMatch(/max-age|expires/i);
    const { expires_at } = await rowOf(server, 'account_sessions', { account_id: (await accountAt(email))?.id ?? '' });
    expect(Date.parse(expires_at) - Date.now()).toBeLessThan(25 * hour);
    await signIn(email, { password: another, rememberMe: true }, visitor);
    expect(visitor.cookies.has('agency.dont_remember')).toBe(false);
    expect(await whoIs(visitor)).toMatchObject({ email });
  });

  test('a cookie that was copied before logout is invalid', async () => {
    const owner = await member(server, 'copied@example.ie');
    const thief = browser(server);
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
    expect(await whoIs(thief)).toMatchObject({ email: 'copied@example.ie' });
    await owner.post('/api/auth/sign-out');
    expect(await whoIs(thief)).toBeNull();
  });

  test('an expired session is rejected, and its cookie cleared', async () => {
    const owner = await member(server, 'over@example.ie');
    await server.database
      .updateTable('account_sessions')
      .set({ expires_at: '2000-01-01T00:00:00.000Z' })
      .where('account_id', '=', (await accountAt('over@example.ie'))?.id ?? '')
      .execute();
    expect(await whoIs(owner)).toBeNull();
    expect(owner.cookies.has(sessionToken)).toBe(false);
  });

  test('another account’s session id can’t be used to end it or as a cookie', async () => {
    const [eve, owner] = [await member(server, 'eve@example.ie'), await member(server, 'owner@example.ie')];
    const [session] = (await owner.get('/api/account/sessions')).body as unknown as { id: string }[];
    await eve.post('/api/account/sessions/end', { id: session?.id });
    expect(await whoIs(owner)).toMatchObject({ email: 'owner@example.ie' });
    const guest = browser(server);
    guest.cookies.set(sessionToken, session?.id ?? '');
    expect(await whoIs(guest)).toBeNull();
  });
});
