import { blog, portfolio } from 'virtual:articles';
import type { PageContent } from './page.ts';
import { paths } from './paths.ts';

const files = import.meta.glob<{ page: PageContent }>(['./pages/**/*.ts', '!**/*.test.ts']);

/** The pages that are written, by their addresses: `pages/about/ourWhy.ts` is `/about/ourWhy`. */
export const pages = Object.entries(files).map(([file, load]) => ({
  path: file.slice('./pages'.length, -'.ts'.length),
  file: `src/content${file.slice(1)}`,
  load,
}));

export const postPath = (index: number): string => `${paths.blog}/${index}`;
export const casePath = (index: number): string => `${paths.portfolio}/${index}`;

/** The texts of the blog and of the portfolio. Their numbers never change, and no other number is a page. */
export const posts = blog.map((place) => ({ ...place, path: postPath(place.index) }));
export const cases = portfolio.map((place) => ({ ...place, path: casePath(place.index) }));

const written = new Set<string>([
  ...pages.map(({ path }) => path),
  ...(posts.length > 0 ? [paths.blog] : []),
  ...(cases.length > 0 ? [paths.portfolio] : []),
]);

/** Whether a page of texts is there to be linked to. */
export const isWritten = (path: string): boolean => written.has(path);
