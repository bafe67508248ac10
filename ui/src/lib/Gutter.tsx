import * as css from './gutter.css';
import { classes } from './passthrough';

type Lane = keyof typeof css.lane;

export interface GutterProps {
  /** The strand that begins at this line, or goes on through it. */
  lane: Lane | undefined;
  /** The strands that become one at this line. */
  joining?: Lane[] | undefined;
}

/** Where each strand runs, from the start of the line. */
const middle = { a: 4.75, b: 11, c: 17.25, joined: 11 };

interface Line {
  kind?: 'charge' | 'discount' | undefined;
}

const isCharge = (line: Line) => line.kind !== 'discount';

/**
 * Each charge begins a strand, or from the fourth on goes on with one of three; in the first of the discounts at the end
 * they join, and go on as one down to the total.
 */
export function gutterOf(lines: readonly Line[]): (index: number) => GutterProps {
  const charges = lines.filter(isCharge);
  const lanes: Lane[] = charges.length === 2 ? ['a', 'c'] : ['a', 'b', 'c'];
  const join = lines.findLastIndex(isCharge) + 1;
  return (index) =>
    index < join
      ? { lane: lanes[charges.indexOf(lines[index] as Line) % lanes.length] }
      : { lane: 'joined', joining: index === join ? lanes.slice(0, charges.length) : undefined };
}

/** A strand runs on from its line, and is cut off where the lines end. */
export function Gutter({ lane, joining }: GutterProps) {
  if (!lane) return null;
  return (
    <svg className={classes(css.gutter, css.lane[lane], joining && css.joins)} aria-hidden="true">
      {joining?.map((from) => (
        <path key={from} className={css.lane[from]} d={`M${middle[from]} 0C${middle[from]} 12 11 9 11 20`} />
      ))}
      <path d={`M${middle[lane]} 23v9999`} />
      <circle cx={middle[lane]} cy="23" r="3.75" fill="currentColor" />
    </svg>
  );
}
