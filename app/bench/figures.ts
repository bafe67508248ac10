/** A measured figure, with the limit it should keep. */
export interface Figure {
  what: string;
  /** NaN where it could not be measured, which misses every limit. */
  value: number;
  unit?: string;
  /** Decimal places. */
  digits?: number;
  atMost?: number | undefined;
  atLeast?: number | undefined;
}

interface Row {
  name: string;
  figures: readonly Figure[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const isMissed = ({ value, atMost, atLeast }: Figure) =>
  (atMost !== undefined && !(value <= atMost)) || (atLeast !== undefined && !(value >= atLeast));

function format(figure: Figure): string {
  const { value, unit = '', digits = 0, atMost, atLeast } = figure;
  const limit = atMost === undefined ? atLeast && `≥ ${atLeast}` : `≤ ${atMost}`;
  const words = [`${value.toFixed(digits)}${unit && ` ${unit}`}`, limit && `(${limit})`, isMissed(figure) && 'MISSED'];
  return words.filter(Boolean).join(' ');
}

/** The rows as a table of Markdown, and how many figures miss their limit. */
export function figuresTable(rows: readonly Row[]): { text: string; missed: number } {
  const head = ['', ...(rows[0]?.figures ?? []).map(({ what }) => what)];
  const lines = [head, head.map(() => '---'), ...rows.map(({ name, figures }) => [name, ...figures.map(format)])];
  return {
    text: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    missed: rows.flatMap(({ figures }) => figures).filter(isMissed).length,
  };
}
