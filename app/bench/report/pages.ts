import { paths } from '../../src/content/links/paths.ts';

export interface Measured {
  path: string;
  /** Document or tool. */
  kind: 'document' | 'tool';
}

/** Representative pages: one of each kind, and every tool. */
export const measured: readonly Measured[] = [
  { path: paths.home, kind: 'document' },
  { path: paths.brand, kind: 'document' },
  { path: paths.costs, kind: 'document' },
  { path: '/blog/7', kind: 'document' },
  { path: paths.quote, kind: 'tool' },
  { path: paths.packageBuilder, kind: 'tool' },
  { path: paths.planner, kind: 'tool' },
  { path: paths.booking, kind: 'tool' },
];
