import { brotliDecompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { browser, member, password, tokenTo } from '../../testing/accounts.ts';
import { openTestSite } from '../../testing/testSite.ts';
import { visitorOf } from './serve.ts';
import { anonymous, hasSessionCookie } from './visitor.ts';

const { server, signedIn, ended, ask } = await openTestSite();

describe('pages that need a login', () => {
  test.each([
    ['/user/profile', 'Your profile'],
    ['/UserDashboard', 'Your overview'],
    ['/user/anything', 'Your dashboard'],
    ['/user/any/thing', 'Your dashboard'],
  ])('serves %s to a signed-in visitor', async (path, title) => {
    const answer = await ask(path, { cookie: signedIn });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  test.each(['/user/profile', '/UserDashboard', '/user/any/thing?page=2&of=3'])(
    'redirects %s without a valid session',
    async (path) => {
      for (const cookie of ['', 'agency.session_token=a.b', ended]) {
        const answer = await ask(path, { cookie });
        expect(answer.statusCode).toBe(302);
        expect(answer.headers).toMatchObject({
          location: `/?next=${encodeURIComponent(path)}`,
          'cache-control': 'no-store',
        });
      }
    },
  );

  test('the home page shows the login prompt, and is the same page for every address', async () => {
    const { body, headers } = await ask('/?next=%2Fuser%2Forders%3Fpage%3D2');
    expect(body).toContain('<html lang="en-IE" data-asked="login">');
    expect((await ask('/?next=/user/profile')).headers.etag).toBe(headers.etag);
    const dark = await ask('/?next=/user/orders', { cookie: 'scheme=dark', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(dark.rawPayload).toString()).toContain('data-theme="dark" data-asked="login">');
  });

  test.each([
    ['/?next=%2Fuser%2Forders%3Fpage%3D2', '/Login?next=%2Fuser%2Forders%3Fpage%3D2'],
    ['/?next=//evil.example', undefined],
    ['/about-us?next=/user/orders', undefined],
  ])('the login page after %s', async (from, to) => {
    const { headers } = await ask('/Login', { referer: `http://localhost${from}` });
    expect(headers.location).toBe(to);
  });

  test.each([
    ['/', false],
    ['/?next=', false],
    ['/?next=//evil.example', false],
    ['/?next=%22%3E%3Cscript%3E', false],
    ['/?next=/user/orders', true],
  ])('no login prompt at %s, signed in: %s', async (path, known) => {
    expect((await ask(path, known ? { cookie: signedIn } : {})).body).not.toContain('data-asked');
  });

  test('marks the page of a signed-in visitor before scripts run, and sets no cookie', async () => {
    const answer = await ask('/about-us', { cookie: `other=1; ${signedIn}` });
    expect(answer.body).toContain('<html lang="en-IE" data-user="in">');
    expect(answer.headers.vary).toContain('Cookie');
    const dark = await ask('/about-us', { cookie: `scheme=dark; ${signedIn}` });
    expect(dark.body).toContain('data-theme="dark" data-user="in">');
    // Caches may store the page, so it must not contain personal data.
    for (const cookie of [signedIn, ended]) {
      expect((await ask('/about-us', { cookie })).headers['set-cookie']).toBeUndefined();
    }
  });

  test('doesn’t mark the page with an ended session or an invalid cookie', async () => {
    for (const cookie of [
      '',
      'agency.session_token=',
      'agency.session_token=a.b',
      'my-agency.session_token=a',
      ended,
    ]) {
      expect((await ask('/about-us', { cookie })).body).not.toContain('data-user');
    }
  });
});

test.each([
  ['agency.session_token=a.b', true],
  ['other=1; __Secure-agency.session_token=a.b', true],
  ['agency.session_token=', false],
  ['agency.session_token_2=a', false],
  ['my-agency.session_token=a', false],
])('the cookie %s may be a session: %s', (cookie, expected) => expect(hasSessionCookie(cookie)).toBe(expected));

test.each([
  ['fails', () => Promise.reject(new Error('The database is away.'))],
  ['takes too long', () => new Promise<never>(() => {})],
])('relies on the cookie when the lookup of session and link %s', async (_name, away) => {
  const request = {
    url: '/reset-password?token=t1',
    headers: { cookie: 'scheme=dark; agency.session_token=a.b' },
  } as FastifyRequest;
  const visitor = await visitorOf(request, { isSignedIn: away, invalidLinkReasonAt: away });
  expect(visitor).toEqual({ ...anonymous, scheme: 'dark', signedIn: true });
});

describe('an e-mail link', () => {
  const linkOf = (html: string) => /<html[^>]* data-link="([^"]*)"/.exec(html)?.[1] ?? null;
  const open = async (path: string) => linkOf((await ask(path)).body);

  test('is checked when its page is requested, without being used', async () => {
    const email = 'resets@example.ie';
    await member(server, email);
    await browser(server).post('/api/auth/request-password-reset', { email });
    const token = await tokenTo(server, email, 'reset-password');
    expect(await open(`/reset-password?token=${token}`)).toBeNull();
    expect(await open(`/delete-account?token=${token}`)).toBe('dead');
    expect(await open(`/about-us?token=${token}`)).toBeNull();
    for (const wrong of ['', '?token=', '?token=none', `?token=${token}x`]) {
      expect(await open(`/reset-password${wrong}`)).toBe('dead');
    }
    const set = await browser(server).post('/api/auth/reset-password', { token, newPassword: 'four loaves of bread' });
    expect(set.status).toBe(200);
    expect(await open(`/reset-password?token=${token}`)).toBe('used-reset');
  });

  test('marks the page after the account was opened, also by another e-mail', async () => {
    const email = 'opens@example.ie';
    const ask = async () => {
      await browser(server).post('/api/auth/sign-up/email', { name: 'Ann Byrne', email, password });
      return tokenTo(server, email, 'verify-email');
    };
    const [first, second] = [await ask(), await ask()];
    expect(await open(`/verify-email?token=${second}`)).toBeNull();
    await browser(server).post('/api/auth/verify-email', { token: second, password });
    for (const token of [first, second]) expect(await open(`/verify-email?token=${token}`)).toBe('used-sign-up');
  });

  test('marks the page after the account was deleted, without storing the address', async () => {
    const email = 'deletes@example.ie';
    const owner = await member(server, email);
    await owner.post('/api/account/delete', { password });
    const token = await tokenTo(server, email, 'delete-account');
    expect(await open(`/delete-account?token=${token}`)).toBeNull();
    await owner.post('/api/account/delete/confirm', { token });
    expect(await open(`/delete-account?token=${token}`)).toBe('used-deletion');
    const links = await server.database.selectFrom('account_used_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(email);
  });
});

describe('the colour scheme cookie', () => {
  test.each(['light', 'dark'])('%s is set on the page before scripts run', async (scheme) => {
    const answer = await ask('/', { cookie: `other=1; scheme=${scheme}` });
    expect(answer.body).toContain(`<html lang="en-IE" data-theme="${scheme}">`);
    expect(answer.headers.etag).not.toBe((await ask('/')).headers.etag);
  });

  test.each(['scheme=', 'scheme=pink', 'scheme=dark"><script>', 'myscheme=dark', ''])(
    '%s has no effect',
    async (cookie) => {
      expect((await ask('/', { cookie })).body).toBe((await ask('/')).body);
    },
  );
});
