/** Formats cells as a Markdown table; the first row is the header. */
export function grid(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => `| ${columns.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`);
  return lines.toSpliced(1, 0, `|${columns.map((width) => '-'.repeat(width + 2)).join('|')}|`).join('\n');
}
