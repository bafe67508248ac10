import { blog } from 'virtual:articles';
import { blog as samples } from 'virtual:articles/facts';
import type { OwnPostFacts } from '../domain/text/post.ts';
import type { Post, PostFacts } from './article.ts';
import { paths } from './links/paths.ts';
import { postPath } from './links/publishedPages.ts';
import { type OfferId, offerIds } from './offers.ts';

/** What owners have written, while rendering. */
const own = typeof __POSTS__ === 'undefined' ? undefined : __POSTS__;

/** A post without what isn't sold any more. */
const current = ({ related, ...facts }: OwnPostFacts): PostFacts => ({
  ...facts,
  ...(offerIds.includes(related as OfferId) && { related: related as OfferId }),
});

/** The posts of the blog, newest first: those of the owner, or until there is one, the samples that the site came with. */
export const posts: readonly PostFacts[] = own?.facts.map(current) ?? samples;

const loadOwn = async ({ load }: typeof __POSTS__ & object, index: string): Promise<Post> => {
  const { facts, blocks } = await load(index);
  return { facts: current(facts), blocks };
};

/** A post with its text, and the file it is in, if it is a sample. */
interface PostText {
  file?: string;
  load: () => Promise<Post>;
}

/** The texts of the posts by path. */
export const postTexts: Readonly<Record<string, PostText>> = Object.fromEntries(
  own
    ? own.facts.map(({ index }) => [postPath(index), { load: () => loadOwn(own, index) }])
    : blog.map((place) => [postPath(place.index), place]),
);

/** Where the addresses of samples lead that are no longer shown: links of readers and search engines lead there. */
export const sampleRedirects: Readonly<Record<string, string>> = Object.fromEntries(
  own ? blog.map(({ index }) => [postPath(index), paths.blog]) : [],
);
