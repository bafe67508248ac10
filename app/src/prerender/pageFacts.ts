import { blog, portfolio } from 'virtual:articles/facts';
import type { CaseFacts, PostFacts } from '../content/article.ts';
import type { PageContent } from '../content/page.ts';
import { cases, pages, posts } from '../content/reading.ts';
import { site } from '../content/site.ts';
import type { Route } from '../routes/table';
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
  const page = pages.find((place) => place.path === path);
  const at = <Place extends { path: string; index: number }>(places: readonly Place[]) =>
    places.find((place) => place.path === path)?.index;
  const post = blog.find(({ index }) => index === at(posts));
  const sample = portfolio.find(({ index }) => index === at(cases));
  return {
    path,
    title: find(/<title[^>]*>([^<]*)/).replace(` – ${site.name}`, ''),
    description: find(/<meta name="description" content="([^"]*)"/),
    listed,
    ...(page && { page: (await page.load()).page }),
    ...(post && { post }),
    ...(sample && { sample }),
  };
}
