import { grid } from './grid.ts';

/** One line of the report. */
export interface Figure {
  what: string;
  value: string;
  /** What we aim for, and whether it is met; left out where a figure is only good to know. */
  target?: { words: string; met: boolean };
}

/** The figures as a table that reads in a terminal and in Markdown. */
export function table(figures: readonly Figure[]): string {
  return grid([
    ['What', 'Measured', 'Target', ''],
    ...figures.map(({ what, value, target }) => [what, value, target?.words ?? '', target ? verdict(target.met) : '']),
  ]);
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
