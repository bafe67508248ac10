import { blog, pages, portfolio } from 'virtual:addresses';
import { paths } from './paths.ts';

/** The addresses of the pages that are written. */
export { pages };

export const postPath = (index: number): string => `${paths.blog}/${index}`;
export const casePath = (index: number): string => `${paths.portfolio}/${index}`;

/** The addresses of the blog and of the portfolio. Their numbers never change, and no other number is a page. */
export const posts = blog.map(postPath);
export const cases = portfolio.map(casePath);

const written = new Set<string>([
  ...pages,
  ...(posts.length > 0 ? [paths.blog] : []),
  ...(cases.length > 0 ? [paths.portfolio] : []),
]);

/** Whether a page of texts is there to be linked to. */
export const isWritten = (path: string): boolean => written.has(path);
