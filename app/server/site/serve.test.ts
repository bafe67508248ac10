import { rm } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, member, password, tokenTo } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { builtSite } from '../testing/builtSite.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { visitorOf } from './serve.ts';
import { openSite } from './site.ts';
import { anonymous, hasSessionCookie } from './visitor.ts';

const page = (title: string, more = '') =>
  `<!doctype html><html lang="en-IE" class="no"><head><title>${title}</title>${more}</head><body>${'<p>Text</p>'.repeat(99)}</body></html>`;
const script = 'export const answer = 42;\n'.repeat(99);
const picture = Uint8Array.from({ length: 256 }, (_, at) => at);

let folder: string;
let server: TestServer;
/** Cookies of a valid session, and of one that has ended. */
let signedIn: string;
let ended: string;
beforeAll(async () => {
  folder = await builtSite({
    'index.html': page('Home').replace(
      '<p>',
      '<section id="gate" hidden="" class="a"><a href="/Login?next=">Login</a></section><section hidden=""></section><p>',
    ),
    'about-us/index.html': page('About us'),
    'service/stepWizardPage.html': page('Quick quote'),
    'Login/index.html': page('Login'),
    'booking/manage/[token].html': page('Your booking'),
    'verify-email/index.html': page('Confirm'),
    'reset-password/index.html': page('New password'),
    'delete-account/index.html': page('Delete'),
    'UserDashboard/index.html': page('Your overview'),
    'user/profile/index.html': page('Your profile'),
    'user/[...].html': page('Your dashboard'),
    '404.html': page('Page Not Found'),
    'assets/index-B4x.js': script,
    'assets/made-C5y.js': script,
    'assets/made-C5y.js.br': brotliCompressSync(`${script}// compressed by the build`),
    'speculation-rules.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:office@agency.example',
    'robots.txt': 'User-agent: *\n',
    'og.png': picture,
    'redirects.json': JSON.stringify([
      { from: '/About', to: '/about-us' },
      { from: '/Services/stepwizard', to: '/service/stepWizardPage' },
    ]),
  });
  server = await startTestServer({ siteFolder: folder });
  const cookiesOf = async (email: string) => {
    const { cookies } = await member(server, email);
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  [signedIn, ended] = [await cookiesOf('ann@example.ie'), await cookiesOf('ended@example.ie')];
  await server.database
    .updateTable('account_sessions')
    .set({ expires_at: '2000-01-01T00:00:00.000Z' })
    .where('account_id', 'in', (accounts) =>
      accounts.selectFrom('accounts').select('id').where('email', '=', 'ended@example.ie'),
    )
    .execute();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.app.inject({ method, url, headers });

describe('the page of a booking', () => {
  const see = async (path: string) => {
    const { statusCode, body } = await ask(path);
    return [statusCode, /<title>(.*?)</.exec(body)?.[1]];
  };

  test('is served for a valid link', async () => {
    const { body } = await book(server);
    const { pathname } = new URL(String(body.manageUrl));
    expect(await see(pathname)).toEqual([200, 'Your booking']);
    await server.database.deleteFrom('bookings').execute();
    expect(await see(pathname)).toEqual([404, 'Your booking']);
  });

  test.each(['abc', 'a1-B_2', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'A'.repeat(43)}`, '%E2%82%AC'])(
    'answers 404 with the page itself for the link %s',
    async (token) => expect(await see(`/booking/manage/${token}`)).toEqual([404, 'Your booking']),
  );

  test.each(['/Booking/Manage/a1-B_2', '/booking/manage/a1-B_2/'])('%s redirects permanently', async (path) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/booking/manage/a1-B_2']);
  });

  test('is served with 200 when the database is unreachable', async () => {
    const { body } = await book(server, { date: '2026-11-25T09:30:00.000Z' });
    await server.database.schema.alterTable('bookings').renameTo('elsewhere').execute();
    const seen = await see(new URL(String(body.manageUrl)).pathname);
    await server.database.schema.alterTable('elsewhere').renameTo('bookings').execute();
    expect(seen).toEqual([200, 'Your booking']);
  });
});

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about-us', 'About us'],
    ['/service/stepWizardPage', 'Quick quote'],
    ['/about-us?utm_source=mail', 'About us'],
  ])('serves %s', async (path, title) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
    });
  });

  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us/index.html', '/about-us'],
    ['/index.html', '/'],
    ['/service/stepWizardPage.html', '/service/stepWizardPage'],
    ['/login', '/Login'],
    ['/ABOUT-US', '/about-us'],
    ['/service/stepwizardpage/', '/service/stepWizardPage'],
    ['/About', '/about-us'],
    ['/services/StepWizard', '/service/stepWizardPage'],
    ['/About?ref=1&x=a?b', '/about-us?ref=1&x=a?b'],
    ['/login?next=/user/data', '/Login?next=/user/data'],
    ['/User/Profile', '/user/profile'],
    ['/USER/any/Thing/', '/user/any/Thing'],
  ])('redirects %s to %s permanently', async (path, to) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    expect((await ask(to, { cookie: signedIn })).statusCode).toBe(200);
  });

  test.each([
    '/nowhere',
    '/about-us/nowhere',
    '/booking/manage',
    '/booking/manage/',
    '/booking/manage/a1/more',
    '/nowhere/',
    '/%zz',
    '/100%',
    '/404',
    '/assets/',
    '/redirects.json',
    '/.vite/manifest.json',
    '//evil.example/',
  ])('answers %s with 404 and the not-found page', async (path) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('<title>Page Not Found</title>');
  });

  test('sends the Speculation-Rules header, and the rules with their media type', async () => {
    expect((await ask('/')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const rules = await ask('/speculation-rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  });

  test('answers 304 for a cached page', async () => {
    const { etag } = (await ask('/')).headers;
    const again = await ask('/', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(etag);
    expect((await ask('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await ask('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('answers HEAD with the same headers', async () => {
    const [head, whole] = [await ask('/', {}, 'HEAD'), await ask('/')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  test('answers POST with 405', async () => {
    const answer = await ask('/', {}, 'POST');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

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

  test('the home page shows the login prompt with a link back', async () => {
    const { body } = await ask('/?next=%2Fuser%2Forders%3Fpage%3D2');
    expect(body).toContain('<section id="gate" class="a"><a href="/Login?next=%2Fuser%2Forders%3Fpage%3D2">');
    expect(body).toContain('<section hidden="">');
    const dark = await ask('/?next=/user/orders', { cookie: 'scheme=dark', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(dark.rawPayload).toString()).toMatch(
      /data-theme="dark".*<section id="gate" class="a">/s,
    );
  });

  test.each([
    ['/', false],
    ['/?next=', false],
    ['/?next=//evil.example', false],
    ['/?next=%22%3E%3Cscript%3E', false],
    ['/?next=/user/orders', true],
  ])('no login prompt at %s, signed in: %s', async (path, known) => {
    expect((await ask(path, known ? { cookie: signedIn } : {})).body).toContain(
      '<section id="gate" hidden="" class="a">',
    );
  });

  test('marks the page of a signed-in visitor before scripts run, and sets no cookie', async () => {
    const answer = await ask('/about-us', { cookie: `other=1; ${signedIn}` });
    expect(answer.body).toContain('<html lang="en-IE" class="no" data-user="in">');
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
  const told = await visitorOf(request, { isSignedIn: away, invalidLinkReasonAt: away });
  expect(told).toEqual({ scheme: 'dark', signedIn: true, invalidLink: null });
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
    expect(answer.body).toContain(`<html lang="en-IE" class="no" data-theme="${scheme}">`);
    expect(answer.headers.etag).not.toBe((await ask('/')).headers.etag);
  });

  test.each(['scheme=', 'scheme=pink', 'scheme=dark"><script>', 'myscheme=dark', ''])(
    '%s has no effect',
    async (cookie) => {
      expect((await ask('/', { cookie })).body).toBe((await ask('/')).body);
    },
  );
});

describe('compression', () => {
  const raw = (answer: Awaited<ReturnType<typeof ask>>) => answer.rawPayload;

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const answer = await ask('/assets/index-B4x.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const bytes = raw(answer);
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe(script);
    if (encoding) expect(bytes.length).toBeLessThan(script.length / 10);
  });

  test('serves files compressed by the build, but not under their .br path', async () => {
    const answer = await ask('/assets/made-C5y.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(raw(answer)).toString()).toMatch(/compressed by the build$/);
    expect((await ask('/assets/made-C5y.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/assets/made-C5y.js.br')).statusCode).toBe(404);
  });

  test('compresses pages with a chosen scheme too', async () => {
    const answer = await ask('/', { 'accept-encoding': 'br', cookie: 'scheme=dark' });
    expect(brotliDecompressSync(raw(answer)).toString()).toContain('data-theme="dark"');
  });

  test('doesn’t compress pictures', async () => {
    const answer = await ask('/og.png', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
    expect(new Uint8Array(raw(answer))).toEqual(picture);
  });
});

describe('other files', () => {
  test.each([
    ['/assets/index-B4x.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/og.png', 'image/png', 'public, max-age=3600'],
  ])('%s', async (path, type, cache) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
    });
    expect((await ask(path, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });
});

test('answers 404 for every page without a built site', async () => {
  const empty = await startTestServer();
  const answer = await empty.app.inject({ method: 'GET', url: '/' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not-found' });
  await empty.close();
});

test('fills the origin into a site that was built without SITE_URL', async () => {
  const origin = 'https://agency.example';
  const built = await builtSite({
    'index.html': page('Home', '<link rel="canonical" href="https://site.invalid/">'),
    'sitemap.xml': '<loc>https://site.invalid/about-us</loc>',
    'assets/index-B4x.js': 'const other = "https://site.invalid/";',
  });
  const site = openSite(built, { stripe: false, https: false }, origin);
  const text = (path: string) => {
    const found = site.find(path);
    return found.kind === 'asset'
      ? found.asset.content.plain.toString()
      : found.kind === 'page' && found.page.for(anonymous).content.plain.toString();
  };
  expect(text('/')).toContain(`<link rel="canonical" href="${origin}/">`);
  expect(text('/sitemap.xml')).toBe(`<loc>${origin}/about-us</loc>`);
  expect(text('/assets/index-B4x.js')).toContain('site.invalid');
  await rm(built, { recursive: true });
});

test('a redirect to another site stops the start', async () => {
  const bad = await builtSite({ 'redirects.json': '[{"from":"/a","to":"//evil.example"}]' });
  expect(() => openSite(bad, { stripe: false, https: false })).toThrow(/redirects\.json/);
  await rm(bad, { recursive: true });
});
