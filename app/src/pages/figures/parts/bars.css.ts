import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

/** Rows of a name, a bar and a number. On a phone the bar is below, as wide as the text. */
export const table = style({ borderBlockStart: `1px solid ${color.ink}`, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: 10,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 0',
  verticalAlign: 'middle',
  '@media': { [phone]: { padding: 0, border: 0 } },
});
globalStyle(`${table} th`, { width: '34%', fontWeight: 560, '@media': { [phone]: { width: 'auto' } } });
globalStyle(`${table} td:last-child`, {
  width: 84,
  fontSize: text.h3,
  fontWeight: 500,
  letterSpacing: '-.02em',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { width: 'auto' } },
});

export const about = style({
  display: 'block',
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
  '@media': { [phone]: { display: 'none' } },
});

export const cell = style({});
globalStyle(`${table} ${cell}`, {
  paddingInline: space.s2,
  '@media': { [phone]: { gridRow: 2, gridColumn: '1 / -1', paddingInline: 0, paddingBlockStart: 8 } },
});

/** On a track that is as long as the longest bar can be. */
export const bar = style({
  display: 'block',
  width: '100%',
  height: 14,
  background: color.sunk,
  stroke: color.strandB,
  strokeWidth: 6,
});
globalStyle(`tr:nth-child(2) ${bar}`, { stroke: color.strandA });
globalStyle(`tr:last-child ${bar}`, { stroke: color.strandC });
