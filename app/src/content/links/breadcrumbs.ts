import type { Way } from '../page.ts';
import { paths } from './paths.ts';
import { isWritten } from './publishedPages.ts';

/** What stands above the pages of a group, by how their addresses begin; the longest that fits counts. */
const above: Readonly<Record<string, readonly Way[]>> = {
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

/** The pages above a page, from the home page down. */
export function trailOf(path: string): readonly Way[] {
  const begin = Object.keys(above)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length)[0];
  const group = begin === undefined ? [] : (above[begin] ?? []);
  return [{ label: 'Home', to: paths.home }, ...group.filter(({ to }) => isWritten(to))];
}
