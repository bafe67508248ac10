import type { Islands } from '../shell/document/islands.ts';

/** The islands by name. In a chunk of their own, so that another island doesn't make every page's script larger. */
export const islands: Islands = {
  'quote-calculator': () => import('./quoteCalculator'),
  'garo-trial': () => import('./garoTrial'),
  commission: () => import('./commission'),
  newsletter: () => import('./newsletter'),
};
