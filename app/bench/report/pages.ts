import { paths } from '../../src/content/paths.ts';

export interface Measured {
  path: string;
  /** A page that is read, or a tool: a wizard, or the booking. */
  kind: 'read' | 'tool';
}

/** The pages that stand for all: one of each sort, and every tool. */
export const measured: readonly Measured[] = [
  { path: paths.home, kind: 'read' },
  { path: paths.brand, kind: 'read' },
  { path: paths.costs, kind: 'read' },
  { path: '/blog/7', kind: 'read' },
  { path: paths.quote, kind: 'tool' },
  { path: paths.configurator, kind: 'tool' },
  { path: paths.planner, kind: 'tool' },
  { path: paths.booking, kind: 'tool' },
];
