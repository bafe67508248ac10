import { describe, expect, test } from 'vitest';
import { type Browser, browser, cookieOf, member, password, tokenTo } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { order } from '../testing/request.ts';
import { rowOf, rowsOf } from '../testing/serverState.ts';
import { invite, type Member, staffMember, totp } from '../testing/staff.ts';

describe('attacks on the desk', async () => {
  const { server, aoife: owner } = await openDesk({ aoife: 'owner' }, { ADMIN_EMAILS: 'aoife@agency.example' });

  const newMember = async (email: string, role: 'owner' | 'staff' = 'staff') => {
    await invite(server, email, role);
    return staffMember(server, email);
  };
  const stateOf = async (desk: Pick<Member, 'get'>) => (await desk.get('/api/staff/session')).body.state;

  test('a member’s mailbox alone isn’t enough to delete the account and open it again', async () => {
    for (const email of ['aoife@agency.example', 'daniel@agency.example']) {
      if (email !== 'aoife@agency.example') await newMember(email);
      const thief = browser(server);
      await thief.post('/api/auth/request-password-reset', { email });
      const token = await tokenTo(server, email, 'reset-password');
      await thief.post('/api/auth/reset-password', { token, newPassword: 'four loaves of bread' });
      await thief.post('/api/auth/sign-in/email', { email, password: 'four loaves of bread', rememberMe: true });
      const refused = { status: 409, body: { code: 'in-team' } };
      expect(await thief.post('/api/auth/change-email', { newEmail: `new-${email}` })).toMatchObject(refused);
      expect(await thief.post('/api/account/delete', { password: 'four loaves of bread' })).toMatchObject(refused);
      const desk = browser(server);
      await desk.post('/api/staff/login', { email, password: 'four loaves of bread' });
      expect(await stateOf(desk)).toBe('signed-out');
    }
    // The reset has ended the owner's login.
    expect(await stateOf(owner)).toBe('signed-out');
    await owner.post('/api/staff/login', { email: 'aoife@agency.example', password: 'four loaves of bread' });
    await owner.post('/api/staff/login/code', { code: owner.recoveryCodes[0] });
    expect(await stateOf(owner)).toBe('signed-in');
  });

  test('an authenticator app that was never confirmed doesn’t log in', async () => {
    const email = 'half@agency.example';
    await invite(server, email, 'owner');
    await member(server, email);
    const planted = browser(server);
    await planted.post('/api/staff/login', { email, password });
    const { uri } = (await planted.post('/api/staff/factors/app', { password })).body as unknown as { uri: string };
    const { id } = await rowOf(server, 'accounts', { email });
    const key = { public_key: '', counter: 0, device_type: 'singleDevice', backed_up: 0 as const, transports: null };
    await server.database
      .insertInto('staff_passkeys')
      .values({ id: 'key', account_id: id, name: null, credential_id: 'x', created_at: null, aaguid: null, ...key })
      .execute();
    const thief = browser(server);
    expect((await thief.post('/api/staff/login', { email, password })).body).toMatchObject({ state: 'passkey' });
    expect((await thief.post('/api/staff/login/code', { code: totp(uri) })).status).toBe(401);
    expect(await stateOf(thief)).toBe('passkey');
    expect((await thief.get('/api/staff/orders')).status).toBe(401);
  });

  /** Browsers that have given the password, and are asked for a code. */
  const askedForCode = (email: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const desk = browser(server);
        expect((await desk.post('/api/staff/login', { email, password })).body).toMatchObject({ state: 'code' });
        return desk;
      }),
    );
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

  test('a code of an authenticator app is accepted once, and no earlier one after it', async () => {
    const email = 'codes@agency.example';
    const first = await newMember(email);
    const enter = (code: string) => (desk: Pick<Member, 'post'>) => desk.post('/api/staff/login/code', { code });
    const [again, ...others] = await askedForCode(email, 4);
    expect((await enter(first.code)(again as Browser)).status).toBe(401);
    const next = totp(first.uri, 1);
    expect(statuses(await Promise.all(others.map(enter(next))))).toEqual([200, 401, 401]);
    for (const code of [next, totp(first.uri), first.code]) {
      expect((await first.post('/api/staff/prove', { code })).status).toBe(401);
    }
  });

  test('proving it again takes a code that wasn’t used, once', async () => {
    const desk = await newMember('proves@agency.example');
    const prove = (code: string) => desk.post('/api/staff/prove', { code });
    expect((await prove(desk.code)).status).toBe(401);
    const code = totp(desk.uri, 1);
    expect(statuses(await Promise.all([prove(code), prove(code), prove(code)]))).toEqual([200, 401, 401]);
  });

  test('a recovery code works once, also when entered several times at once', async () => {
    const email = 'recovers@agency.example';
    const { recoveryCodes } = await newMember(email);
    const desks = await askedForCode(email, 3);
    const enter = (desk: Pick<Member, 'post'>) => desk.post('/api/staff/login/code', { code: recoveryCodes[0] });
    expect(statuses(await Promise.all(desks.map(enter)))).toEqual([200, 401, 401]);
  });

  test('a login of the desk ends when the password changes', async () => {
    const email = 'password@agency.example';
    const desk = await newMember(email);
    const site = browser(server);
    await site.post('/api/auth/sign-in/email', { email, password, rememberMe: true });
    const change = { currentPassword: password, newPassword: 'five loaves of bread' };
    expect((await site.post('/api/auth/change-password', change)).status).toBe(200);
    expect(await stateOf(desk)).toBe('signed-out');
  });

  test('a removed owner’s access tokens are revoked', async () => {
    const gone = await newMember('gone@agency.example', 'owner');
    const made = await gone.post('/api/staff/tokens', { name: 'Kept', scopes: ['orders:read'] });
    const authorization = `Bearer ${made.body.token}`;
    const call = () => fetch(`${server.url}/api/staff/orders`, { headers: { authorization } });
    expect((await call()).status).toBe(200);
    expect((await owner.post('/api/staff/team/member-gone@agency.example/remove')).status).toBe(200);
    expect((await call()).status).toBe(401);
  });

  test('an access token can’t redirect a customer’s e-mail to its owner', async () => {
    await order(server, { email: 'ann@example.ie' });
    await owner.post('/api/staff/orders/unknown/notes', { text: 'x' });
    const made = await owner.post('/api/staff/tokens', { name: 'Mailer', scopes: ['mail:write'] });
    const { id } = await server.database.selectFrom('outbox').select('id').limit(1).executeTakeFirstOrThrow();
    const response = await fetch(`${server.url}/api/staff/mails/${encodeURIComponent(id)}/resend`, {
      method: 'POST',
      headers: { authorization: `Bearer ${made.body.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ resentAt: null, email: 'mallory@example.ie' }),
    });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'TOKEN_NOT_ALLOWED' }]);
  });

  test('every export has an entry in the log, also with one idempotency key', async () => {
    const headers = { 'idempotency-key': 'one-key', origin: server.url };
    for (const view of ['unpaid', 'all']) {
      const url = `${server.url}/api/staff/orders.csv?view=${view}`;
      await fetch(url, { headers: { ...headers, cookie: cookieOf(owner) } }).then((csv) => csv.text());
    }
    const log = await rowsOf(server, 'audit_log', { action: 'orders.csv' });
    expect(log.map(({ after }) => JSON.parse(after).view).sort()).toEqual(['all', 'unpaid']);
  });
});
