import { settled } from '../../.ci/settled.mjs';
import { expect, test } from './test.ts';

const softly = expect.configure({ soft: true });

test('every page is linked, responds, and has its metadata; every link, anchor and picture exists', async ({
  page,
  site,
  problems,
}) => {
  // Those of the pages that are only read here.
  problems.expect(/Applying inline style/);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(new Set(listed).size).toBe(listed.length);
  await page.goto('/');
  const pages = await page.evaluate(
    (listed) =>
      Promise.all(
        listed.map(async (path) => {
          const answer = await fetch(path);
          const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
          const all = (selector: string, name: string) =>
            [...html.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '');
          const images = [...html.querySelectorAll('img')];
          return {
            path,
            status: answer.status,
            headings: html.querySelectorAll('h1').length,
            title: html.title,
            description: all('meta[name=description]', 'content').join(),
            canonical: all('link[rel=canonical]', 'href').join(),
            image: all('meta[property="og:image"]', 'content').join(),
            data: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
              ({ textContent }) => textContent,
            ),
            links: all('a[href]', 'href').map((href) => new URL(href, location.origin + path).href),
            ids: all('[id]', 'id'),
            pictures: [
              ...all('img', 'src'),
              ...all('img, source', 'srcset').flatMap((set) => set.split(', ').map((file) => file.split(' ')[0] ?? '')),
            ].filter(Boolean),
            /** Pictures without their size, or without an alternative text of their own or of the drawing that they are part of. */
            incomplete: images
              .filter(
                (image) =>
                  !image.hasAttribute('width') ||
                  !image.hasAttribute('height') ||
                  !(image.alt || image.closest('[role=img]')?.getAttribute('aria-label')),
              )
              .map((image) => image.outerHTML),
          };
        }),
      ),
    listed,
  );
  const places = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const titles = pages.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  for (const { path, status, headings, title, description, canonical, data, incomplete } of pages) {
    softly([path, status, headings, data.length]).toEqual([path, 200, 1, 1]);
    softly(title.length, `${path}: ${title}`).toBeGreaterThan(12);
    softly(description.length, `${path}: ${description}`).toBeGreaterThan(60);
    softly(canonical).toBe(path === '/' ? `${site.url}/` : site.url + path);
    softly(JSON.parse(data[0] ?? '{}'), path).toMatchObject({ '@context': 'https://schema.org' });
    softly(incomplete, `pictures of ${path}`).toEqual([]);
  }

  const links = pages.flatMap(({ path, links }) => links.map((link) => ({ from: path, to: new URL(link) })));
  const own = links.filter(({ to }) => to.origin === site.url && !/^\/(api|demo-checkout)\//.test(to.pathname));
  const linked = new Set(own.map(({ to }) => to.pathname)).add('/');
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  const lost = own.filter(({ to }) => to.hash && places.get(to.pathname)?.has(to.hash.slice(1)) === false);
  expect(lost.map(({ from, to }) => `${from} to ${to.pathname}${to.hash}`)).toEqual([]);
  for (const path of [...linked].filter((path) => !places.has(path))) {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    // The dashboard needs a login.
    const expected = path.startsWith('/user/') ? [302, `/?next=${encodeURIComponent(path)}`] : [200, null];
    softly([path, answer.status, answer.headers.get('location')]).toEqual([path, ...expected]);
  }
  const pictures = new Set(pages.flatMap(({ pictures }) => pictures.map((file) => new URL(file, site.url).href)));
  for (const picture of [...pictures, ...new Set(pages.map(({ image }) => image))]) {
    const answer = await fetch(picture, { headers: { 'accept-encoding': 'br' } });
    softly([picture, answer.status]).toEqual([picture, 200]);
    softly(answer.headers.get('content-type'), picture).toMatch(/^image\//);
    if (pictures.has(picture)) softly(answer.headers.get('cache-control'), picture).toContain('immutable');
    if (picture.endsWith('.svg')) softly(answer.headers.get('content-encoding'), picture).toBe('br');
  }
});

test('sitemap, feeds and icons exist and are well-formed; a former address leads on', async ({ page, site }) => {
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
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.ico' }])
    expect([src, (await fetch(site.url + src)).status]).toEqual([src, 200]);
  const former = await fetch(`${site.url}/Services/sem`, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([301, '/service/content-ad-campaign-2']);
});

test('a link to the questions ends at them on a phone, though sections before them are drawn later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact-us');
  await page.getByRole('main').getByRole('link', { name: 'Common questions' }).click();
  await expect(page).toHaveURL('/#faq');
  const questions = page.locator('#faq');
  await expect(questions).toBeInViewport();
  await settled(page);
  expect(await questions.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(120);
});
