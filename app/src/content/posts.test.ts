import { blog as samples } from 'virtual:articles/facts';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnPostFacts } from '../domain/text/post.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const facts: OwnPostFacts = {
  index: 'our-first-post',
  title: 'Our first post',
  description: 'What we do',
  date: '2026-11-20',
  topics: ['brand'],
  minutes: 1,
};

test('the samples are shown while there is no list of own posts', async () => {
  const { postTexts, posts, sampleRedirects } = await import('./posts.ts');
  expect(posts).toEqual(samples);
  expect(Object.keys(postTexts)).toEqual(samples.map(({ index }) => `/blog/${index}`));
  expect(sampleRedirects).toEqual({});
});

test('own posts take the place of all samples, whose addresses lead to the blog; what isn’t sold any more isn’t named', async () => {
  const own = [
    { ...facts, related: 'trinity:aed' },
    { ...facts, index: 'second', related: 'brand:gone' },
  ];
  vi.stubGlobal('__POSTS__', { facts: own, load: async () => ({ facts: own[1], blocks: [] }) });
  const { postTexts, posts, sampleRedirects } = await import('./posts.ts');
  expect(posts).toEqual([own[0], { ...facts, index: 'second' }]);
  expect(Object.keys(postTexts)).toEqual(['/blog/our-first-post', '/blog/second']);
  expect((await postTexts['/blog/second']?.load())?.facts).not.toHaveProperty('related');
  expect(sampleRedirects['/blog/3']).toBe('/blog');
  const { routes } = await import('../routes.ts');
  expect(routes.filter(({ path }) => path.startsWith('/blog')).map(({ path }) => path)).toEqual([
    '/blog',
    '/blog/our-first-post',
    '/blog/second',
  ]);
});
