import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { percent, priceLevel, prices } from './expense.ts';
import { minor, table } from './window.css';

const { color } = vars;

/** The table of purposes: names and figures are as wide as they need, and the lines have the rest. */
export const weeks = style({});
globalStyle(`${table}${weeks}`, { tableLayout: 'auto' });
globalStyle(`${weeks} th:nth-child(2)`, { width: '50%', textAlign: 'start' });

export const spark = style({ height: 22 });

/** The changes: lines from one point, each with its label at its end. */
export const changes = style({ position: 'relative', flex: 1, minHeight: 236, marginBlockStart: 14 });
export const fan = style({
  position: 'absolute',
  insetInlineStart: 4,
  width: 'calc(100% - 152px)',
  height: '100%',
});
export const origin = style({ stroke: color.ink, strokeWidth: 6, strokeLinecap: 'round' });

const label = style({
  position: 'absolute',
  insetInlineEnd: 0,
  width: 140,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
});

/** The labels, each at the end of its line. The first is the one that matters. */
export const labels = prices.map(({ before, now }, at) =>
  style([
    label,
    { insetBlockStart: `${priceLevel(percent(before, now)).toFixed(1)}%` },
    at === 0 ? { color: color.brand, fontWeight: 600 } : {},
  ]),
);

export const fromTo = style([
  minor,
  { position: 'absolute', insetBlockStart: '100%', insetInlineStart: 0, fontWeight: 400 },
]);
