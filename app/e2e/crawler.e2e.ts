import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Required metadata of a listed page. */
interface PageMetadata {
  headings: number;
  title: string;
  description: string;
  canonical: string;
  image: string;
  data: string[];
  links: string[];
  anchors: string[];
  ids: string[];
  pictures: string[];
  /** Pictures without their size, or without an alternative text of their own or of the drawing that they are part of. */
  incomplete: string[];
  isTool: boolean;
  /** Words that are kept on one line ("3–5 weeks"), and those that are separate boxes, with a gap that isn't in the text. */
  keptWords: number;
  boxedWords: string[];
  /** Bytes of its style sheets, its font and the pictures loaded so far, compressed. Scripts are weighed elsewhere. */
  resources: number;
}

const read = (page: Page): Promise<PageMetadata> =>
  page.evaluate(() => {
    const content = (selector: string, name = 'content') => document.querySelector(selector)?.getAttribute(name) ?? '';
    // Chromium shows far lazy pictures too if it has them in its cache, from an earlier page: no new visitor loads them.
    const far = [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight + 2500)
      .map(({ currentSrc }) => currentSrc);
    const kept = [...document.querySelectorAll('main span')].filter(
      (one) =>
        one.childElementCount === 0 &&
        /^([a-z]|\d+)-[a-z]+$|^\d[\d–]* [a-z ]+$/i.test(one.textContent?.trim() ?? '') &&
        getComputedStyle(one).whiteSpace === 'nowrap',
    );
    return {
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: content('meta[name=description]'),
      canonical: content('link[rel=canonical]', 'href'),
      image: content('meta[property="og:image"]'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent ?? ''),
      links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
      anchors: [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? ''),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      pictures: [...document.images]
        .flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
        .flatMap(({ src, srcset }) => [src, ...srcset.split(', ').map((file) => file.split(' ')[0] ?? '')])
        .filter(Boolean),
      incomplete: [...document.images]
        .filter(
          (image) =>
            !image.hasAttribute('width') ||
            !image.hasAttribute('height') ||
            !(image.alt || image.closest('[role=img]')?.getAttribute('aria-label')),
        )
        .map((image) => image.outerHTML),
      isTool: document.querySelector('[data-tool]') !== null,
      keptWords: kept.length,
      boxedWords: kept
        .flatMap(({ parentElement }) => parentElement ?? [])
        .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
        .map((parent) => parent.outerHTML),
      resources: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => !name.endsWith('.js') && !(transferSize === 0 && far.includes(name)))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

/** Bytes of a page as the server sends it now: more than later, until the server has compressed it well. */
const sentBytes = async (url: string) =>
  Number((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'));

/** Paths of the internal links of a page. */
const within = (origin: string, links: readonly string[]) =>
  links
    .map((link) => new URL(link))
    .filter((url) => url.origin === origin && !/^\/(api|demo-checkout)\//.test(url.pathname));

const softly = expect.configure({ soft: true });

test('every page is linked, responds, and has its metadata', async ({ page, site }) => {
  test.setTimeout(240_000);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed).toContain('/');
  expect(new Set(listed).size).toBe(listed.length);

  const linked = new Set<string>(['/']);
  const titles = new Map<string, string>();
  const places = new Map<string, Set<string>>();
  const wanted: { from: string; path: string; id: string }[] = [];
  const pictures = new Set<string>();
  let keptWords = 0;
  for (const path of listed) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const meta = await read(page);
    places.set(path, new Set(meta.ids));
    expect.soft([path, meta.headings]).toEqual([path, 1]);
    expect.soft(meta.title.length, `${path}: ${meta.title}`).toBeGreaterThan(12);
    expect.soft(titles.get(meta.title), `${path} has the title of another page`).toBeUndefined();
    titles.set(meta.title, path);
    expect.soft(meta.description.length, `${path}: ${meta.description}`).toBeGreaterThan(60);
    expect.soft(meta.canonical).toBe(path === '/' ? `${site.url}/` : site.url + path);
    const image = await fetch(meta.image);
    expect.soft([path, image.status, image.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    expect.soft([path, meta.data.length]).toEqual([path, 1]);
    for (const data of meta.data) {
      expect
        .soft(JSON.parse(data), path)
        .toMatchObject({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
    }
    expect
      .soft(
        meta.anchors.filter((id) => id && !meta.ids.includes(id)),
        `anchors of ${path}`,
      )
      .toEqual([]);
    expect.soft(meta.incomplete, `pictures of ${path}`).toEqual([]);
    expect.soft(meta.boxedWords, `words of ${path}`).toEqual([]);
    keptWords += meta.keptWords;
    if (!meta.isTool) {
      await softly
        .poll(async () => meta.resources + (await sentBytes(site.url + path)), `bytes of ${path}`)
        .toBeLessThanOrEqual(85_000);
    }
    for (const picture of meta.pictures) pictures.add(new URL(picture, site.url).href);
    for (const { pathname, hash } of within(site.url, meta.links)) {
      linked.add(pathname);
      if (hash) wanted.push({ from: path, path: pathname, id: hash.slice(1) });
    }
  }
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);

  for (const path of [...linked].filter((path) => !listed.includes(path))) {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    // The dashboard needs a login.
    const expected = path.startsWith('/user/') ? [302, `/?next=${encodeURIComponent(path)}`] : [200, null];
    expect.soft([path, answer.status, answer.headers.get('location')]).toEqual([path, ...expected]);
  }
  expect(keptWords).toBeGreaterThan(50);
  expect(pictures.size).toBeGreaterThan(0);
  for (const picture of pictures) {
    const answer = await fetch(picture, { headers: { 'accept-encoding': 'br' } });
    expect.soft([picture, answer.status]).toEqual([picture, 200]);
    expect.soft(answer.headers.get('content-type'), picture).toMatch(/^image\//);
    expect.soft(answer.headers.get('cache-control'), picture).toContain('immutable');
    if (picture.endsWith('.svg')) expect.soft(answer.headers.get('content-encoding'), picture).toBe('br');
  }

  const lost = wanted.filter(({ path, id }) => places.has(path) && !places.get(path)?.has(id));
  expect(lost).toEqual([]);
});

test.describe('old URLs and other spellings', () => {
  for (const [from, to] of [
    ['/About', '/about-us'],
    ['/Portfolio', '/portfolio'],
    ['/Blog', '/blog'],
    ['/Contact', '/contact-us'],
    ['/Booking', '/booking'],
    ['/Services', '/service-landing-page'],
    ['/privacypolicy', '/privacy-policy'],
    ['/Services/brand', '/service/brand-identity-package'],
    ['/Services/website', '/service/website-development'],
    ['/Services/webmanagement', '/service/custom-website-development'],
    ['/Services/stepwizard', '/service/stepWizardPage'],
    ['/Services/costcalculation', '/service/cost-calculation'],
    ['/Services/sem', '/service/content-ad-campaign-2'],
    ['/Services/mpd', '/service/marketing-pricing-displacement'],
    ['/Services/content-ad-campaign', '/service/content-ad-campaign'],
    ['/Services/digitalaccelerator', '/service/digital-accelerator-bundle'],
    ['/about/ourwhy', '/about/ourWhy'],
    ['/trinity/', '/trinity'],
    ['/BLOG/3', '/blog/3'],
  ] as const) {
    test(`${from} redirects permanently to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, to]);
      expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  for (const path of ['/blog/999', '/blog/0', '/blog/1x', '/portfolio/999', '/trinity/nothing', '/service']) {
    test(`${path} is 404`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('Page Not Found');
    });
  }
});

test('sitemap, feeds and icons exist and are well-formed', async ({ page, site }) => {
  await page.goto('/');
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const fault = await page.evaluate(async (path) => {
      const text = await (await fetch(path)).text();
      return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null;
    }, path);
    expect([path, fault]).toEqual([path, null]);
  }
  const text = async (path: string) => (await fetch(site.url + path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(await text('/llms.txt')).toMatch(/Premium Brand Identity: €750/);
  const manifest = JSON.parse(await text('/site.webmanifest'));
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.ico' }]) {
    expect([src, (await fetch(site.url + src)).status]).toEqual([src, 200]);
  }
});
