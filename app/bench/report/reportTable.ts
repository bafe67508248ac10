import { grid } from '../grid.ts';
import { formatFigure, isMissed, type LimitedFigure } from './limitedFigure.ts';

/** One table of the report. */
export interface ReportTable {
  title: string;
  /** How it was measured. */
  note: string;
  /** Column headings of the figures. */
  columns: readonly string[];
  rows: readonly Row[];
}

export interface Row {
  /** What was measured. */
  label: string;
  figures: readonly LimitedFigure[];
  /** Reasons: the element that moved, the failed audit. */
  remarks?: readonly string[] | undefined;
}

/** Formats a table as Markdown. */
export function formatTable({ title, note, columns, rows }: ReportTable): string {
  const remarks = rows.flatMap(({ label, remarks = [] }) => remarks.map((remark) => `- ${label}: ${remark}`));
  const table = grid([['', ...columns], ...rows.map(({ label, figures }) => [label, ...figures.map(formatFigure)])]);
  return [`### ${title}`, note, table, remarks.join('\n')].filter(Boolean).join('\n\n');
}

/** The figures that miss their limits: "Layout shift, /blog: phone 0.012 (≤ 0.005) MISSED". */
export function missedFigures({ title, columns, rows }: ReportTable): string[] {
  return rows.flatMap(({ label, figures }) =>
    figures.flatMap((figure, at) =>
      isMissed(figure) ? [`${title}, ${label}: ${columns[at]} ${formatFigure(figure)}`] : [],
    ),
  );
}

/** Number of figures with a limit. */
export const countLimited = (tables: readonly ReportTable[]) =>
  tables.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures)).filter(({ limit }) => limit).length;
