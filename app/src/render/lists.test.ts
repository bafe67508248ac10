import { afterEach, expect, test, vi } from 'vitest';
import { publicSite } from '../../server/platform/settings/settings.ts';
import type { OwnPostFacts } from '../domain/text/post.ts';
import { shownPicture } from '../domain/text/uploadedPicture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const post = {
  index: 'summer',
  title: 'Summer',
  description: 'What changes',
  date: '2026-07-02',
  topics: ['brand'],
  minutes: 1,
} satisfies OwnPostFacts;

async function listsOf(facts: readonly OwnPostFacts[]) {
  vi.stubGlobal('__POSTS__', { facts });
  vi.resetModules();
  const { lists } = await import('./lists.ts');
  return lists([]);
}

test('the feed dates a post at the start of its day in Ireland, which is never in the future', async () => {
  // In summer, that is an hour before midnight in UTC.
  expect((await listsOf([post]))['/feed.xml']).toContain('<pubDate>Wed, 01 Jul 2026 23:00:00 GMT</pubDate>');
});

test('the feed has the cover of a post that its owner has written, and those of the blog are shared with it', async () => {
  const cover = shownPicture({ hash: '0123456789abcdef01234567', width: 900, height: 600 }, 'An oven');
  const src = `${cover.shared}" type="image/jpeg" medium="image" width="1200" height="630"`;
  expect((await listsOf([{ ...post, cover }]))['/feed.xml']).toContain(src);
  expect((await listsOf([post]))['/feed.xml']).not.toContain('media:content');
  const { sharedPicture } = await import('./pageFacts.ts');
  expect(sharedPicture({ path: '/blog/summer', post: { ...post, cover } })).toMatchObject({
    type: 'image/jpeg',
    alt: 'An oven',
  });
  expect(sharedPicture({ path: '/blog/summer', post }).src).toMatch(/\/og\/blog-summer\.png$/);
});

test('icons in the web manifest are those of the agency', async () => {
  const site = publicSite({ AGENCY_LOGO: '/pictures/0123456789abcdef01234567-512x512', AGENCY_TAGLINE: 'Knots.' });
  vi.stubGlobal('__SITE__', site);
  vi.resetModules();
  const { fixedFiles } = await import('./lists.ts');
  const src = '/pictures/0123456789abcdef01234567-icon-192.png';
  expect(JSON.parse(fixedFiles['/site.webmanifest'] ?? '')).toMatchObject({
    description: 'Knots.',
    icons: [{ src }, {}],
  });
});

test('llms.txt has no title above an empty list', async () => {
  const text = (await listsOf([]))['/llms.txt'];
  expect(text).not.toMatch(/^## (Blog|Projects|Sample)/m);
  expect(text).toContain('## Prices in euro\n\n');
});
