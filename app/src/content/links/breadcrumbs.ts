import type { Link } from '../page.ts';
import { paths } from './paths.ts';
import { isPublished } from './publishedPages.ts';

/** The pages above a group of pages, by the beginning of their paths; the longest match counts. */
const ancestors: Readonly<Record<string, readonly Link[]>> = {
  '/service/': [{ label: 'Services', to: paths.services }],
  [`${paths.brand}/`]: [
    { label: 'Services', to: paths.services },
    { label: 'Brand identity', to: paths.brand },
  ],
  [`${paths.accelerator}/`]: [
    { label: 'Services', to: paths.services },
    { label: 'Digital accelerator', to: paths.accelerator },
  ],
  '/trinity/': [{ label: 'Trinity', to: paths.trinity }],
  '/about/': [{ label: 'About us', to: paths.about }],
  '/blog/': [{ label: 'Blog', to: paths.blog }],
  '/portfolio/': [{ label: 'Portfolio', to: paths.portfolio }],
};

/** The pages above a page, from the home page down, without those that aren't published. */
export function breadcrumbs(path: string, published = isPublished): readonly Link[] {
  const prefix = Object.keys(ancestors)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length)[0];
  const group = prefix === undefined ? [] : (ancestors[prefix] ?? []);
  return [{ label: 'Home', to: paths.home }, ...group.filter(({ to }) => published(to))];
}
