import { grid } from '../grid.ts';
import { type Figure, formatFigure, isMissed } from './figure.ts';

/** One table of the report. */
export interface Sheet {
  title: string;
  /** How it was measured. */
  note: string;
  /** Column headings; the first column is what was measured. */
  heads: readonly string[];
  rows: readonly Row[];
}

export interface Row {
  what: string;
  figures: readonly Figure[];
  /** Reasons: the element that moved, the failed audit. */
  remarks?: readonly string[] | undefined;
}

/** Formats a table as Markdown. */
export function formatSheet({ title, note, heads, rows }: Sheet): string {
  const remarks = rows.flatMap(({ what, remarks = [] }) => remarks.map((remark) => `- ${what}: ${remark}`));
  const table = grid([['', ...heads], ...rows.map(({ what, figures }) => [what, ...figures.map(formatFigure)])]);
  return [`### ${title}`, note, table, remarks.join('\n')].filter(Boolean).join('\n\n');
}

/** The figures that miss their limits: "Layout shift, /blog: phone 0.012 (≤ 0.005) MISSED". */
export function missedFigures({ title, heads, rows }: Sheet): string[] {
  return rows.flatMap(({ what, figures }) =>
    figures.flatMap((figure, at) =>
      isMissed(figure) ? [`${title}, ${what}: ${heads[at]} ${formatFigure(figure)}`] : [],
    ),
  );
}

/** Number of figures with a limit. */
export const countLimited = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures)).filter(({ limit }) => limit).length;
