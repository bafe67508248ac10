import type { Islands } from '../shell/document/islands.ts';

/** Each island by its name. Apart from the script of every page, so that an island more doesn't make that larger. */
export const islands: Islands = {
  'quote-calculator': () => import('./quoteCalculator'),
  'garo-trial': () => import('./garoTrial'),
  commission: () => import('./commission'),
  newsletter: () => import('./newsletter'),
};
