import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailsTo, password, tokenTo } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { hashQueue } from '../password/hash.ts';

describe('cookies and password guessing', () => {
  const site = 'https://agency.example';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { SITE_URL: site, RATE_LIMIT: '30', ADMIN_EMAILS: 'ann@example.ie' },
    });
  });
  afterAll(() => server.close());

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
    ]);
  });

  test('guessing one password from many machines: logins are blocked for a while after ten attempts', async () => {
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

  test('many logins and sign-ups at once: those beyond a short queue are told to come back', async () => {
    const end = Promise.withResolvers<void>();
    const hashes = Array.from({ length: 22 }, () => hashQueue(() => end.promise));
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
    ['/api/auth/sign-up/email', { name: 'A', email: 'flood@example.ie', password }],
    ['/api/auth/request-password-reset', { email: 'flood@example.ie' }],
    ['/api/auth/send-verification-email', { email: 'flood@example.ie' }],
  ])('requesting many e-mails from one machine is limited, by %s', async (url, body) => {
    const codes = [];
    for (let at = 0; at < 11; at += 1) codes.push((await call(url, body, '203.0.113.2')).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
