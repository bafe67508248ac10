import { blog } from 'virtual:articles/facts';
import { expect, test } from 'vitest';
import type { PostFacts } from '../content/article.ts';
import { jsonLd } from './jsonLd.ts';

const [{ author, ...post }] = blog as [PostFacts];

/** What search engines learn about a post. */
const articleOf = (post: PostFacts): unknown => {
  const page = { path: `/blog/${post.index}`, title: post.title, description: post.description, indexed: true, post };
  const data = JSON.parse(jsonLd(page)) as { '@graph': { '@type': string }[] };
  return data['@graph'].find((thing) => thing['@type'] === 'BlogPosting');
};

test('a post is by its author, and published by the agency', () => {
  expect(articleOf({ ...post, author: 'Ann Byrne' })).toMatchObject({
    author: { '@type': 'Person', name: 'Ann Byrne' },
    publisher: { '@id': expect.stringMatching(/#agency$/) },
  });
});

test('a post without an author is by the agency', () => {
  expect(articleOf(post)).toMatchObject({ author: { '@id': expect.stringMatching(/#agency$/) } });
});
