import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, space, text } = vars;

export const sheet = style({
  borderBlockStart: `1px solid ${color.ink}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: text.small } },
});
globalStyle(`${sheet} :is(th, td)`, {
  paddingInline: 8,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { paddingInline: 3 } },
});
globalStyle(`${sheet} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${sheet} thead th`, {
  borderBlockEndColor: color.line,
  color: color.quiet,
  fontSize: text.fine,
  fontWeight: 400,
});
globalStyle(`${sheet} tbody th`, { fontWeight: 400 });
globalStyle(`${sheet} abbr`, { textDecoration: 'none' });

/** Columns that a phone has no room for. */
export const wide = style({ '@media': { [phone]: { display: 'none' } } });

/** The month that the text explains. */
export const marked = style({ background: color.brandTint });
globalStyle(`${marked} > *`, { fontWeight: 600 });

export const trend = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: space.s3,
  alignItems: 'center',
  marginBlockStart: space.s2,
});
export const measure = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.4 });

/** Stretched to its place; its lines are as thick as if it were not. */
export const chart = style({ display: 'block', width: '100%', height: 88, fill: 'none' });
globalStyle(`${chart} path`, { vectorEffect: 'non-scaling-stroke' });
export const base = style({ stroke: color.line });
export const strand = style({ stroke: color.strandB, strokeWidth: 2.5 });
export const dots = style({ stroke: color.strandB, strokeWidth: 10, strokeLinecap: 'round' });

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
