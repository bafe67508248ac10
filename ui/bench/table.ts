/** Rows as a table that reads in a terminal and in Markdown: the first row is its head, the first column text, the others figures. */
export function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (column ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}
