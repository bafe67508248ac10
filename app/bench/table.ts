/** One line of the report. */
export interface Figure {
  what: string;
  value: string;
  /** What we aim for, and whether it is met; left out where a figure is only good to know. */
  target?: { words: string; met: boolean };
}

/** The figures as a table that reads in a terminal and in Markdown. */
export function table(figures: readonly Figure[]): string {
  const rows = [
    ['What', 'Measured', 'Target', ''],
    ...figures.map(({ what, value, target }) => [what, value, target?.words ?? '', target ? verdict(target.met) : '']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
