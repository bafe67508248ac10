import { blog, portfolio } from 'virtual:articles/facts';
import type { CaseFacts, PostFacts } from '../content/article.ts';
import { casePath, postPath } from '../content/links/publishedPages.ts';
import type { PageContent } from '../content/page.ts';
import { site } from '../content/site.ts';
import { pageTexts } from '../content/texts.ts';
import type { Route } from '../routes';
import { unescaped } from './markup.ts';

/** What search engines and shared links are told of a page. */
export interface PageFacts {
  path: string;
  /** Without the name of the agency. */
  title: string;
  description: string;
  /** Search engines may show it. */
  listed: boolean;
  /** What it says, where it is a page that is read. */
  page?: PageContent;
  post?: PostFacts;
  sample?: CaseFacts;
}

/** @param metadata what the page itself put into its head */
export async function factsOf(route: Route, metadata: string): Promise<PageFacts> {
  const { path, listed } = route;
  const find = (pattern: RegExp) => unescaped(pattern.exec(metadata)?.[1] ?? '');
  const text = pageTexts[path];
  const post = blog.find(({ index }) => postPath(index) === path);
  const sample = portfolio.find(({ index }) => casePath(index) === path);
  return {
    path,
    title: find(/<title[^>]*>([^<]*)/).replace(` – ${site.name}`, ''),
    description: find(/<meta name="description" content="([^"]*)"/),
    listed,
    ...(text && { page: (await text.load()).page }),
    ...(post && { post }),
    ...(sample && { sample }),
  };
}
