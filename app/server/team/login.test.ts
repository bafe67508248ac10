import { describe, expect, test } from 'vitest';
import type { StaffSession } from '../../src/domain/contract/staff/login.ts';
import { browser, member, password } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { newPasskey } from '../testing/passkey.ts';
import { mailsTo } from '../testing/serverState.ts';
import { invite, staffMember, totp } from '../testing/staff.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { firstOwnerToken } from './firstOwner.ts';

const owner = 'owner@agency.example';

describe('logging in to the desk', async () => {
  const { server } = await openDesk({}, { ADMIN_EMAILS: owner });

  test('an owner sets up an authenticator app first, and needs its code from then on', async () => {
    await member(server, owner, 'Aoife Nolan');
    const desk = browser(server);
    expect((await desk.get('/api/staff/session')).body).toMatchObject({ state: 'signed-out', user: null });
    const first = await desk.post('/api/staff/login', { email: owner, password });
    expect(first.body).toMatchObject({ state: 'set-up', user: { email: owner, role: 'owner', hasApp: false } });
    const { body } = await desk.post('/api/staff/factors/app', { password });
    const { uri, recoveryCodes } = body as unknown as { uri: string; recoveryCodes: string[] };
    expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);
    const wrong = String((Number(totp(uri)) + 1) % 1_000_000).padStart(6, '0');
    expect((await desk.post('/api/staff/factors/app/confirm', { code: wrong })).status).toBe(401);
    expect((await desk.get('/api/staff/session')).body).toMatchObject({ state: 'set-up' });
    expect((await desk.post('/api/staff/factors/app/confirm', { code: totp(uri) })).status).toBe(200);
    expect((await desk.get('/api/staff/session')).body).toMatchObject({ state: 'signed-in', user: { hasApp: true } });

    const later = browser(server);
    expect((await later.post('/api/staff/login', { email: owner, password })).body).toMatchObject({
      state: 'code',
      user: null,
    });
    expect((await later.get('/api/staff/session')).body).toMatchObject({ state: 'signed-out' });
    expect((await later.post('/api/staff/login/code', { code: wrong })).status).toBe(401);
    expect((await later.post('/api/staff/login/code', { code: totp(uri, 1) })).body).toMatchObject({
      state: 'signed-in',
    });

    const lost = browser(server);
    await lost.post('/api/staff/login', { email: owner, password });
    expect(recoveryCodes[0]).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')}`;
    expect((await lost.post('/api/staff/login/code', { code: typed })).body).toMatchObject({ state: 'signed-in' });
    await lost.post('/api/staff/logout');
    expect((await lost.get('/api/staff/session')).body).toMatchObject({ state: 'signed-out' });
    await lost.post('/api/staff/login', { email: owner, password });
    expect((await lost.post('/api/staff/login/code', { code: recoveryCodes[0] })).status, 'used').toBe(401);
  });

  test('a passkey that didn’t verify its user isn’t added; one of two can be removed', async () => {
    const email = 'passkey@agency.example';
    await invite(server, email, 'staff');
    await member(server, email);
    const desk = browser(server);
    // The auth library compares with the system clock.
    server.clock.now = new Date();
    await desk.post('/api/staff/login', { email, password });
    const add = async (userVerified: boolean) => {
      const { body } = await desk.get('/api/staff/factors/passkey');
      const response = newPasskey(String(body.challenge), server.url, { userVerified });
      return desk.post('/api/staff/factors/passkey', { response });
    };
    expect(await add(false)).toMatchObject({
      status: 400,
      body: { code: 'USER_NOT_VERIFIED', message: expect.stringContaining('PIN') },
    });
    expect((await desk.get('/api/staff/session')).body).toMatchObject({ state: 'set-up', user: { passkeys: [] } });
    expect((await add(true)).status).toBe(200);
    expect((await desk.get('/api/staff/session')).body).toMatchObject({ state: 'signed-in' });
    const passkeys = async () => {
      const { user } = (await desk.get('/api/staff/session')).body as unknown as StaffSession;
      return user?.passkeys ?? [];
    };
    const remove = async (id: string) => (await desk.post('/api/staff/factors/passkey/remove', { id })).body;
    const [first] = await passkeys();
    expect(await remove(first?.id ?? '')).toMatchObject({ code: 'last-factor' });
    expect((await add(true)).status).toBe(200);
    expect(await remove(first?.id ?? '')).toEqual({ done: true });
    expect((await passkeys()).map(({ id }) => id)).not.toContain(first?.id);
    expect(await passkeys()).toHaveLength(1);
  });

  test('a change of the second factors is logged, and e-mailed to the member', async () => {
    const email = 'changes@agency.example';
    await invite(server, email, 'owner');
    const desk = await staffMember(server, email);
    const logged = await desk.get(`/api/staff/log?subject=member:member-${email}`);
    expect(logged.body.rows).toMatchObject([
      { action: 'factor.app-added', what: 'c…@agency.example: authenticator app set up' },
    ]);
    const notices = (await mailsTo(server, email)).filter(({ id }) => id.startsWith('factor-'));
    expect(notices).toMatchObject([{ subject: 'Your login to the desk of Trinity Works has changed' }]);
    expect(notices[0]?.text).toContain('An authenticator app was set up for your login.');
  });

  test('a visitor’s session doesn’t open the desk, and a login to the desk doesn’t log in to the site', async () => {
    await invite(server, 'staff@agency.example', 'staff');
    const visitor = await member(server, 'staff@agency.example', 'Daniel');
    expect((await visitor.get('/api/staff/session')).body).toMatchObject({ state: 'signed-out' });
    const desk = browser(server);
    await desk.post('/api/staff/login', { email: 'staff@agency.example', password });
    expect((await desk.get('/api/account/session')).body).toMatchObject({ user: null });
  });

  test('a visitor is refused', async () => {
    await member(server, 'ann@example.ie');
    const ann = browser(server);
    expect(await ann.post('/api/staff/login', { email: 'ann@example.ie', password })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    });
  });

  test('the last second factor can’t be removed', async () => {
    await invite(server, 'last@agency.example', 'owner');
    const last = await staffMember(server, 'last@agency.example');
    expect(await last.post('/api/staff/factors/app/remove', { password })).toMatchObject({
      status: 409,
      body: { code: 'last-factor' },
    });
  });
});

describe('the link of the first owner', () => {
  const ann = { name: 'Ann Byrne', email: 'ann@agency.example', password };
  const claim = (server: TestServer, token: string | null, who: Partial<typeof ann> = {}) =>
    browser(server).post('/api/staff/first-owner', { token: token ?? '', ...ann, ...who });

  test('opens an account that owns the desk, once, also for two at once', async () => {
    const server = await openTestServer();
    const token = await firstOwnerToken(server.context);
    expect(await claim(server, token, { password: 'short' })).toMatchObject({ status: 400 });
    const answers = await Promise.all([claim(server, token), claim(server, token, { email: 'eve@agency.example' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      state: 'set-up',
      user: { role: 'owner', hasApp: false },
    });
    expect(await claim(server, token, { email: 'later@agency.example' })).toMatchObject({ status: 403 });
    expect(await firstOwnerToken(server.context)).toBeNull();
  });

  test('takes an account of the site with its own password only', async () => {
    const server = await openTestServer();
    await member(server, ann.email, ann.name);
    const token = await firstOwnerToken(server.context);
    expect(await claim(server, token, { password: 'another long password' })).toMatchObject({ status: 401 });
    expect(await claim(server, token)).toMatchObject({ status: 200, body: { user: { email: ann.email } } });
  });

  test('is nobody’s guess, works for an hour, and isn’t made where ADMIN_EMAILS or a team has an owner', async () => {
    const server = await openTestServer();
    const token = String(await firstOwnerToken(server.context));
    expect(await claim(server, token.replace(/^\d/, '9'))).toMatchObject({ status: 403 });
    server.clock.pass(3_600_001);
    expect(await claim(server, token)).toMatchObject({ status: 403 });
    const named = await openTestServer({ environment: { ADMIN_EMAILS: owner } });
    expect(await firstOwnerToken(named.context)).toBeNull();
  });
});

test('a site with an admin site of its own has no desk', async () => {
  const server = await openTestServer({ environment: { ADMIN_URL: 'https://admin.agency.example' } });
  expect((await fetch(`${server.url}/api/staff/session`)).status).toBe(404);
});
