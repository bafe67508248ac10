import type { ReactNode } from 'react';
import * as css from './gutter.css';
import { classes } from './passthrough';

type Lane = keyof typeof css.lane;

/** The x coordinate of each strand. */
const x = { a: 4.75, b: 11, c: 17.25, joined: 11 };

interface Line {
  kind?: 'charge' | 'discount' | undefined;
}

const isCharge = (line: Line) => line.kind !== 'discount';

/**
 * Draws the strands beside the lines of an order, like the graph of a Git log. Each of the first three charges starts a
 * strand, and further charges continue these in turn. They join at the first of the discounts at the end, and continue as one
 * down to the total; without a discount, they join at the total. A strand is drawn from its line onwards, and cut off where
 * the lines end.
 * @returns what is drawn beside the line of an index
 */
export function guttersOf(lines: readonly Line[]): (index: number) => ReactNode {
  const charges = lines.filter(isCharge);
  const lanes: Lane[] = charges.length === 2 ? ['a', 'c'] : ['a', 'b', 'c'];
  const join = lines.findLastIndex(isCharge) + 1;
  const joining = lanes
    .slice(0, charges.length)
    .map((from) => (
      <path key={from} className={css.lane[from]} d={`M${x[from]} 0C${x[from]} 9 ${x.joined} 7 ${x.joined} 16`} />
    ));
  return (index) => {
    const lane = index < join ? lanes[charges.indexOf(lines[index] as Line) % lanes.length] : 'joined';
    return lane ? (
      <>
        <svg className={classes(css.gutter, css.lane[lane], index === join && css.joins)} aria-hidden="true">
          {index === join ? joining : null}
          <path d={`M${x[lane]} 18v9999`} />
          <circle cx={x[lane]} cy="18" r="3.75" fill="currentColor" />
        </svg>
        {index === join - 1 && join === lines.length && charges.length > 1 ? (
          <svg className={classes(css.gutter, css.joins, css.end)} aria-hidden="true">
            {joining}
          </svg>
        ) : null}
      </>
    ) : null;
  };
}
