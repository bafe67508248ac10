import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { book } from '../../testing/booking.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { openTestSite } from '../../testing/testSite.ts';
import type { Renderer } from './renderer.ts';
import { siteRoute } from './serve.ts';
import { openSite, type Site } from './site.ts';
import { anonymous } from './visitor.ts';

const { server, signedIn, ask } = await openTestSite();

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

test.each(['/robots.txt', '/ABOUT-US'])(
  '%s of a preview is stored by nobody, and otherwise for an hour',
  async (url) => {
    const { site } = server.context;
    const accounts = { isSignedIn: async () => false, invalidLinkReasonAt: async () => null };
    const cached = async (isPreview: boolean) => {
      const app = Fastify();
      siteRoute(
        app,
        site,
        accounts,
        async () => true,
        async () => (isPreview ? site.find : null),
      );
      return (await app.inject(url)).headers['cache-control'];
    };
    expect([await cached(true), await cached(false)]).toEqual(['no-store', 'public, max-age=3600']);
  },
);

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
  const empty = await openTestServer();
  const answer = await empty.app.inject({ method: 'GET', url: '/' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not-found' });
});

describe('a site that is published anew', () => {
  const old = { contents: ['/', '*'], text: 'old' };
  const rendererOf = ({ contents, text }: typeof old, asked: string[] = []): Renderer => ({
    contents: async () => ({ pages: contents, files: ['/sitemap.xml'], redirects: {} }),
    page: async (path) => {
      asked.push(path);
      return `<title>${text} ${path}</title>`;
    },
    file: async (path) => `${text} ${path}`,
    texts: async () => [],
    close: async () => void asked.push('closed'),
  });
  const open = (renderer: Renderer) => openSite('', renderer, { stripe: false, https: false });
  const read = async (site: Site, path: string) => {
    const found = await site.find(path);
    if (found.kind === 'asset') return found.asset.content.plain.toString();
    return found.kind === 'page' ? found.page.text(anonymous) : found.kind;
  };

  test('renders each page once, when it is first asked for', async () => {
    const asked: string[] = [];
    const site = open(rendererOf(old, asked));
    await Promise.all([read(site, '/'), read(site, '/'), read(site, '/nowhere')]);
    expect(asked).toEqual(['/', '*']);
    await site.prepare();
    expect(asked).toEqual(['/', '*']);
  });

  test('shows what is new from then on, in pages and files, and ends the renderer before', async () => {
    const asked: string[] = [];
    const site = open(rendererOf(old, asked));
    expect(await read(site, '/')).toContain('old /');
    await site.publish(rendererOf({ contents: ['/', '/new', '*'], text: 'new' }));
    expect(asked).toContain('closed');
    expect(await read(site, '/')).toContain('new /');
    expect(await read(site, '/new')).toContain('new /new');
    expect(await read(site, '/sitemap.xml')).toBe('new /sitemap.xml');
  });

  test('stays as it is when what is new can’t be rendered', async () => {
    const site = open(rendererOf(old));
    const broken = { ...rendererOf(old), contents: () => Promise.reject(new Error('broken')) };
    await expect(site.publish(broken)).rejects.toThrow('broken');
    expect(await read(site, '/')).toContain('old /');
  });

  test('a page that can’t be rendered is tried again at the next request', async () => {
    const answers = [() => Promise.reject(new Error('broken')), async () => '<title>Now</title>'];
    const site = open({ ...rendererOf(old), page: () => (answers.shift() ?? answers[0])?.() ?? Promise.resolve('') });
    await expect(site.find('/')).rejects.toThrow('broken');
    expect(await read(site, '/')).toContain('Now');
  });
});
