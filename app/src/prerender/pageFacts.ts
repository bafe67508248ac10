import { blog, portfolio } from 'virtual:articles/facts';
import type { CaseFacts, PostFacts } from '../content/article.ts';
import { casePath, postPath } from '../content/links/publishedPages.ts';
import type { PageContent } from '../content/page.ts';
import { site } from '../content/site.ts';
import { pageTexts } from '../content/texts.ts';
import type { Route } from '../routes';
import { unescaped } from './markup.ts';

/** Metadata of a page for search engines and shared links. */
export interface PageFacts {
  path: string;
  /** Without the agency's name. */
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Its content, for a text page. */
  page?: PageContent;
  post?: PostFacts;
  project?: CaseFacts;
}

/** @param metadata head elements of the page */
export async function factsOf(route: Route, metadata: string): Promise<PageFacts> {
  const { path, indexed } = route;
  const find = (pattern: RegExp) => unescaped(pattern.exec(metadata)?.[1] ?? '');
  const text = pageTexts[path];
  const post = blog.find(({ index }) => postPath(index) === path);
  const project = portfolio.find(({ index }) => casePath(index) === path);
  return {
    path,
    title: find(/<title[^>]*>([^<]*)/).replace(` – ${site.name}`, ''),
    description: find(/<meta name="description" content="([^"]*)"/),
    indexed,
    ...(text && { page: (await text.load()).page }),
    ...(post && { post }),
    ...(project && { project }),
  };
}
