import type { WrittenPost } from '../../src/domain/staff/articles.ts';
import { postTopics } from '../../src/domain/text/post.ts';
import { postKind } from '../published/articles.ts';
import type { PublishedRow } from '../published/table.ts';
import type { Random } from './samples.ts';

/** Posts that were published one hour after the other. With any, the blog shows no longer those that the site came with. */
export function samplePosts(random: Random, count: number, now: Date) {
  const published = Array.from({ length: count }, (_, number): PublishedRow => {
    const post: WrittenPost = {
      title: `A sample post, number ${number + 1}`,
      description: 'A sample for measuring lists, which says nothing that anybody would want to read.',
      topic: postTopics[number % postTopics.length] ?? '',
      address: `sample-post-${number + 1}`,
      author: '',
      related: '',
      cover: '',
      text: 'A sample for measuring lists. '.repeat(40),
      isShown: true,
    };
    const at = new Date(now.getTime() - (count - number) * 3_600_000).toISOString();
    return {
      kind: 'posts',
      key: random.id(),
      version: 1,
      data: JSON.stringify(post),
      summary: JSON.stringify(postKind.many.summary(post)),
      author: 'sample',
      published_at: at,
      made_at: at,
    };
  });
  const drafts = published.map(({ kind, key, author, published_at }) => ({
    kind,
    key,
    data: null,
    summary: null,
    version: 1,
    author,
    updated_at: published_at,
  }));
  return { published, published_drafts: drafts };
}
