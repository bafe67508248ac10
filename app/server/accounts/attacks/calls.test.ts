import { describe, expect, test } from 'vitest';
import { browser, emailsTo, member, password, tokenTo } from '../../testing/accounts.ts';
import { openAttacked, sessionToken } from '../../testing/attacks.ts';
import { changeRows } from '../../testing/serverState.ts';

describe('attacks on the account API', async () => {
  const { server, signIn, whoIs } = await openAttacked();

  describe('cross-site requests', () => {
    test('a request with a cookie but without an origin is rejected', async () => {
      const owner = await member(server, 'silent@example.ie');
      const cookie = `${sessionToken}=${owner.cookies.get(sessionToken)}`;
      const headers = { cookie, 'content-type': 'application/json' };
      const url = '/api/auth/update-user';
      const answer = await server.app.inject({ method: 'POST', url, headers, body: { name: 'Mallory' } });
      expect(answer.statusCode).toBe(403);
      expect(await whoIs(owner)).toMatchObject({ name: 'Ann Byrne' });
    });

    test('a foreign redirect URL is rejected and not e-mailed', async () => {
      const email = 'redirect@example.ie';
      await member(server, email);
      const evil = { callbackURL: 'https://evil.example/' };
      const tried: [string, object][] = [
        ['/api/auth/sign-up/email', { name: 'A', email: `new-${email}`, password }],
        ['/api/auth/sign-in/email', { email, password, rememberMe: true }],
        ['/api/auth/request-password-reset', { email }],
        ['/api/auth/send-verification-email', { email }],
      ];
      for (const [path, body] of tried) {
        const answer = await browser(server).post(path, { ...body, ...evil });
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
        const query = await browser(server).post(`${path}?callbackURL=https://evil.example/`, body);
        expect([query.status, query.headers.get('location')]).toEqual([200, null]);
      }
      const emails = [...(await emailsTo(server, email)), ...(await emailsTo(server, `new-${email}`))];
      expect(emails.length).toBeGreaterThan(2);
      for (const { text, html } of emails) expect(text + html).not.toContain('evil.example');
    });
  });

  describe('being an admin', () => {
    test('by a field in sign-up, login or profile is rejected', async () => {
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

    test('by an unverified admin address has no effect', async () => {
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

    test('needs a verified address in ADMIN_EMAILS, checked on each request', async () => {
      const owner = await member(server, 'later@example.ie');
      expect(await whoIs(owner)).toMatchObject({ isAdmin: true, adminUrl: 'https://admin.example/' });
      await changeRows(server, 'accounts', { email_verified: 0 }, { email: 'later@example.ie' });
      expect(await whoIs(owner)).toMatchObject({ isAdmin: false, adminUrl: null });
      expect((await browser(server).get('/api/config')).body).not.toHaveProperty('adminUrl');
    });
  });

  test.each([
    ['GET', '/api/auth/ok'],
    ['GET', '/api/auth/get-session'],
    ['POST', '/api/auth/delete-user'],
    ['GET', '/api/auth/callback/google'],
  ] as const)('the auth library’s own route is not exposed: %s %s', async (method, url) => {
    const answer = await server.app.inject({ method, url, ...(method === 'POST' ? { body: {} } : {}) });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});
