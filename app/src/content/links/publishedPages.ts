import { pages, portfolio } from 'virtual:addresses';
import { paths } from './paths.ts';

/** The paths of the published text pages. */
export { pages };

export const postPath = (index: number | string): string => `${paths.blog}/${index}`;
export const casePath = (index: number | string): string => `${paths.portfolio}/${index}`;

/** The paths of published sample projects. A published number never changes. */
export const cases = portfolio.map((index) => casePath(index));

const published = new Set<string>([...pages, paths.blog, ...(cases.length > 0 ? [paths.portfolio] : [])]);

export const isPublished = (path: string): boolean => published.has(path);
