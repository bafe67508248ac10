import { pages, portfolio } from 'virtual:addresses';
import { showsSampleProjects } from '../installation.ts';
import { paths } from './paths.ts';

/** The paths of the published text pages. */
export { pages };

export const postPath = (index: number | string): string => `${paths.blog}/${index}`;
export const casePath = (index: number | string): string => `${paths.portfolio}/${index}`;

/** The paths of published sample projects. A published number never changes. */
export const cases = portfolio.map((index) => casePath(index));

/** The portfolio of the owner stays when it is empty; that of the samples is there while there are any. */
const hasPortfolio = cases.length > 0 || !showsSampleProjects;

const published = new Set<string>([...pages, paths.blog, ...(hasPortfolio ? [paths.portfolio] : [])]);

export const isPublished = (path: string): boolean => published.has(path);
