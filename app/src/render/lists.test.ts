import { afterEach, expect, test, vi } from 'vitest';
import type { OwnPostFacts } from '../domain/text/post.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const post: OwnPostFacts = {
  index: 'summer',
  title: 'Summer',
  description: 'What changes',
  date: '2026-07-02',
  topics: ['brand'],
  minutes: 1,
};

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

test('llms.txt has no title above an empty list', async () => {
  const text = (await listsOf([]))['/llms.txt'];
  expect(text).not.toMatch(/^## (Blog|Projects|Sample)/m);
  expect(text).toContain('## Prices in euro\n\n');
});
