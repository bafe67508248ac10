import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderBlockStart: `1px solid ${color.ink}`,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 0',
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'middle',
});
globalStyle(`${table} th`, { width: '34%', fontWeight: 560 });
globalStyle(`${table} td:last-child`, {
  width: 84,
  fontSize: text.h3,
  fontWeight: 500,
  letterSpacing: '-.02em',
  textAlign: 'end',
});

export const about = style({
  display: 'block',
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
  '@media': { [phone]: { display: 'none' } },
});

export const bars = style({});
globalStyle(`${table} ${bars}`, { paddingInline: `${space.s2}` });

export const bar = style({ display: 'block', width: '100%', height: 6, stroke: color.strandB, strokeWidth: 6 });
globalStyle(`tr:nth-child(2) ${bar}`, { stroke: color.strandA });
globalStyle(`tr:last-child ${bar}`, { stroke: color.strandC });

export const divisions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  paddingBlockStart: 18,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.4,
});

export const result = style({
  color: color.ink,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  fontWeight: 480,
  letterSpacing: '-.034em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
