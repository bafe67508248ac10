import { grid } from './grid.ts';

/** One line of the report. */
export interface Figure {
  what: string;
  value: string;
  /** The target, and whether it is met; left out for figures without a target. */
  target?: { words: string; met: boolean };
}

/** Formats the figures as a table for terminal and Markdown. */
export function table(figures: readonly Figure[]): string {
  return grid([
    ['What', 'Measured', 'Target', ''],
    ...figures.map(({ what, value, target }) => [what, value, target?.words ?? '', target ? verdict(target.met) : '']),
  ]);
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
