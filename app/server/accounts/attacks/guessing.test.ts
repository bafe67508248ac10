import { beforeAll, describe, expect, test } from 'vitest';
import { limits, mailsFromAnywhere } from '../../platform/limits/limits.ts';
import { emailsTo, password, tokenTo } from '../../testing/accounts.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { hashQueue } from '../password/hash.ts';

describe('cookies and password guessing', async () => {
  const site = 'https://agency.example';
  const server = await openTestServer({
    environment: { SITE_URL: site, RATE_LIMIT: '30', ADMIN_EMAILS: 'ann@example.ie, boss@example.ie' },
  });

  const call = (url: string, body: object, remoteAddress = '192.0.2.1') =>
    server.app.inject({ method: 'POST', url, remoteAddress, headers: { origin: site }, body });

  test('the session cookie is Secure, SameSite and HttpOnly', async () => {
    const email = 'ann@example.ie';
    await call('/api/auth/sign-up/email', { name: 'Ann', email, password });
    const token = await tokenTo(server, email, 'verify-email');
    expect((await emailsTo(server, email))[0]?.text).toContain(`${site}/verify-email?token=${token}`);
    const opened = await call('/api/auth/verify-email', { token, password, rememberMe: true });
    const cookies = [opened.headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Secure-agency\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Secure-agency\.known_browser=/),
    ]);
  });

  test('guessing one password from many machines: logins are blocked for a while after fifty attempts', async () => {
    const guess = (at: number, email = 'guessed@example.ie') =>
      call('/api/auth/sign-in/email', { email, password, rememberMe: false }, `198.51.100.${at}`);
    for (let at = 1; at <= limits.loginsFromAnywhere.max; at += 1) expect((await guess(at)).statusCode).toBe(401);
    const refused = await guess(200, 'Guessed@Example.ie');
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { code: 'too-many', message: expect.stringMatching(/Please wait \d+ minutes/), requestId: expect.any(String) },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await guess(201, 'another@example.ie')).statusCode).toBe(401);
  });

  describe.each([
    ['the site', '/api/auth/sign-in/email', { rememberMe: false }],
    ['the desk', '/api/staff/login', {}],
  ])('a stranger who guesses at the password, on %s', (place, url, more) => {
    const email = place === 'the desk' ? 'boss@example.ie' : 'owner@example.ie';
    const networks = place === 'the desk' ? '203.0.114' : '203.0.115';
    const logIn = (network: number, given: string, cookie?: string) =>
      server.app
        .inject({
          method: 'POST',
          url,
          remoteAddress: `${networks}.${network}`,
          headers: { origin: site, ...(cookie && { cookie }) },
          body: { email, password: given, ...more },
        })
        .then(({ statusCode }) => statusCode);
    const known = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie']]
        .flat()
        .map(String)
        .find((line) => line.includes('known_browser')) ?? '';
    let cookie = '';
    beforeAll(async () => {
      await call('/api/auth/sign-up/email', { name: 'Aoife', email, password }, `${networks}.1`);
      const token = await tokenTo(server, email, 'verify-email');
      const opened = await call('/api/auth/verify-email', { token, password, rememberMe: true }, `${networks}.1`);
      expect(known(opened)).toMatch(
        /^__Secure-agency\.known_browser=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(known(opened)).not.toMatch(/example|Aoife/);
      cookie = known(opened).split(';', 1)[0] ?? '';
    });

    test('is locked out alone, and never the browser of the owner', async () => {
      for (let at = 0; at < limits.logins.max; at += 1) expect(await logIn(2, 'a wrong guess')).toBe(401);
      expect(await logIn(2, password)).toBe(429);
      expect(await logIn(3, password), 'from another network').toBe(200);
      expect(await logIn(2, password, cookie), 'the owner’s browser in the same network').toBe(200);
      for (let at = 0; at < 100; at += 1) await logIn(10 + (at % 20), 'a wrong guess');
      expect(await logIn(4, password), 'guessed at from many networks').toBe(429);
      expect(await logIn(4, password, cookie)).toBe(200);
      const forged = cookie.replace(/[^.]+$/, 'A'.repeat(43));
      expect(await logIn(4, password, forged)).toBe(429);
      for (let at = 0; at < limits.logins.max; at += 1) await logIn(5, 'a wrong guess', cookie);
      expect(await logIn(5, password, cookie), 'a known browser has its own limit').toBe(429);
    });

    test('doesn’t keep the owner from logging in with a new password', async () => {
      expect(await logIn(2, password)).toBe(429);
      await call('/api/auth/request-password-reset', { email }, `${networks}.6`);
      const token = await tokenTo(server, email, 'reset-password');
      const newPassword = `four loaves of bread on ${place}`;
      const reset = await call('/api/auth/reset-password', { token, newPassword }, `${networks}.6`);
      expect(await logIn(2, newPassword)).toBe(200);
      expect(await logIn(6, newPassword, known(reset).split(';', 1)[0])).toBe(200);
    });
  });

  test.each([
    ['/api/auth/request-password-reset', 'reset', 'victim@example.ie', '198.18.1'],
    ['/api/auth/request-password-reset', 'reset', 'nobody@example.ie', '198.18.2'],
    ['/api/auth/sign-up/email', 'sign-up', 'newcomer@example.ie', '198.18.3'],
  ])('a stranger’s requests to %s don’t use up the e-mails (%s) to %s', async (url, kind, email, networks) => {
    const sent = async () =>
      (await emailsTo(server, email)).filter(({ id }) => id.startsWith(`account-${kind}-`)).length;
    const hasMail = email !== 'nobody@example.ie';
    if (email === 'victim@example.ie') {
      await call('/api/auth/sign-up/email', { name: 'A', email, password }, `${networks}.1`);
    }
    const body = kind === 'reset' ? { email } : { name: 'A', email, password };
    const ask = async (network: number, expected: number) => {
      const before = await sent();
      const { statusCode } = await call(url, body, `${networks}.${network}`);
      expect(statusCode).toBe(expected);
      // What isn't sent isn't claimed, and the status doesn't depend on whether there is an account.
      expect((await sent()) - before).toBe(expected === 200 && hasMail ? 1 : 0);
    };
    const { max } = limits.accountMails;
    for (let at = 0; at < max; at += 1) await ask(10, 200);
    await ask(10, 200);
    await ask(10, 429);
    await ask(11, 200);
    for (let at = max + 1; at < max * mailsFromAnywhere; at += 1) await ask(12 + at, 200);
    await ask(90, 429);
    server.clock.pass(3_600_000);
    await ask(91, 200);
    await ask(92, 429);
  });

  test('many logins and sign-ups at once: those beyond a short queue are told to come back', async () => {
    const end = Promise.withResolvers<void>();
    const hashes = Array.from({ length: 11 }, () => hashQueue(() => end.promise));
    const email = 'waits@example.ie';
    const tried: [string, object][] = [
      ['/api/auth/sign-in/email', { email, password, rememberMe: false }],
      ['/api/auth/sign-in/email', { email: 'ann@example.ie', password, rememberMe: false }],
      ['/api/auth/sign-up/email', { name: 'A', email, password }],
      ['/api/staff/login', { email: 'ann@example.ie', password }],
      ['/api/staff/login', { email, password }],
    ];
    for (const [url, body] of tried) {
      const answer = await call(url, body, '203.0.113.3');
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        503,
        '5',
        { code: 'busy', message: expect.stringContaining('try again'), requestId: expect.any(String) },
      ]);
    }
    end.resolve();
    await Promise.all(hashes);
    const [[url, body]] = tried as [[string, object]];
    expect((await call(url, body, '203.0.113.3')).statusCode).toBe(401);
  });

  test.each([
    ['/api/auth/sign-up/email', { name: 'A', password }],
    ['/api/auth/request-password-reset', {}],
    ['/api/auth/send-verification-email', {}],
  ])('requesting many e-mails from one machine is limited, by %s', async (url, body) => {
    const codes = [];
    for (let at = 0; at < 11; at += 1) {
      const email = `flood-${at}@example.ie`;
      codes.push((await call(url, { ...body, email }, '203.0.113.2')).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
