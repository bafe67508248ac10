import { portfolio } from 'virtual:articles/facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnProjectFacts } from '../domain/text/post.ts';
import { shownPicture } from '../domain/text/uploadedPicture.ts';

// Other files have loaded these modules with the samples.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const facts: OwnProjectFacts = {
  index: 'bakery',
  title: 'A bakery',
  description: 'What was done',
  date: '2026-11-20',
  client: 'A bakery in Clare',
  period: 'Six weeks',
  built: 'A website',
  cover: shownPicture({ hash: '0123456789abcdef01234567', width: 900, height: 600 }, 'An oven'),
};

test('own projects take the place of the samples, whose addresses lead to the portfolio', async () => {
  vi.stubGlobal('__PROJECTS__', { facts: [facts], load: async () => ({ facts, blocks: [] }) });
  const { projects, ownCaseTexts, sampleProjectRedirects, areSamples } = await import('./projects.ts');
  expect(projects).toEqual([{ ...facts, sample: false }]);
  expect(areSamples(projects)).toBe(false);
  const { groups } = await import('./links/navigation.ts');
  expect(JSON.stringify(groups)).not.toContain('every decision');
  expect((await ownCaseTexts['/portfolio/bakery']?.load())?.facts.client).toBe('A bakery in Clare');
  expect(sampleProjectRedirects['/portfolio/3']).toBe('/portfolio');
  const { routes } = await import('../routes.ts');
  const ofPortfolio = routes.filter(({ path }) => path.startsWith('/portfolio'));
  expect(ofPortfolio.map(({ path }) => path)).toEqual(['/portfolio', '/portfolio/bakery']);
  const { factsOf, sharedPicture } = await import('../render/pageFacts.ts');
  for (const route of ofPortfolio) {
    const found = await factsOf(route, async () => ({ title: 'A bakery', description: 'What was done' }));
    expect(sharedPicture(found), route.path).toMatchObject({
      src: expect.stringMatching(/shared\.jpg$/),
      alt: 'An oven',
    });
  }
});

test('once all are taken off, the portfolio is empty, and no sample comes back', async () => {
  vi.stubGlobal('__PROJECTS__', { facts: [] });
  const { projects } = await import('./projects.ts');
  expect(projects).toEqual([]);
  const { routes } = await import('../routes.ts');
  expect(routes.some(({ path }) => path === '/portfolio')).toBe(true);
  const texts = await Promise.all([
    import('./drawnTexts.ts'),
    import('./pages/about-us.ts'),
    import('./pages/service/brand-identity-package/visual-brand-identity.ts'),
  ]);
  expect(JSON.stringify(texts)).not.toMatch(/portfolio|sample project|our work/i);
});

test('the portfolio of an owner is published where the site came with no samples', async () => {
  vi.doMock('virtual:addresses', () => ({ pages: [], portfolio: [] }));
  const { isPublished: isWithout } = await import('./links/publishedPages.ts');
  expect(isWithout('/portfolio')).toBe(false);
  vi.resetModules();
  vi.stubGlobal('__PROJECTS__', { facts: [facts] });
  const { isPublished } = await import('./links/publishedPages.ts');
  vi.doUnmock('virtual:addresses');
  expect(isPublished('/portfolio')).toBe(true);
});

test('without any, the samples are shown', async () => {
  const { projects } = await import('./projects.ts');
  expect(projects).toHaveLength(portfolio.length);
});
