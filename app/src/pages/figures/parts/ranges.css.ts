import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../shell/style/media.ts';

const { color, text } = vars;
/** Room for half an amount beside the ends of the ruler. */
const ends = '22px';

/** Where a range begins, where its middle is, and where it ends: each range sets them. */
const [low, middle, high] = ['var(--low)', 'var(--middle)', 'var(--high)'];

export const ranges = style({ borderBlockStart: `1px solid ${color.ink}`, fontVariantNumeric: 'tabular-nums' });

export const range = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  alignItems: 'center',
  paddingInlineEnd: ends,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: ends, paddingBlockStart: 16 } },
});

export const name = style({
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  '@media': { [phone]: { marginInlineStart: `-${ends}` } },
});

/** As long as the ruler. */
export const track = style({ position: 'relative', height: 76, fontSize: text.small, lineHeight: 1.2 });
const placed = { position: 'absolute', transform: 'translateX(-50%)' } as const;
const end = { ...placed, insetBlockStart: 52, color: color.quiet } as const;
// On a phone the two are further apart.
export const from = style({
  ...end,
  insetInlineStart: low,
  '@media': { [phone]: { transform: 'translateX(-60%)' } },
});
export const to = style({
  ...end,
  insetInlineStart: high,
  '@media': { [phone]: { transform: 'translateX(-40%)' } },
  // The end of the ruler is the edge of the page.
  selectors: { [`${range}:last-child &`]: { transform: 'translateX(-50%)' } },
});
export const quoted = style({
  ...placed,
  insetBlockStart: 8,
  insetInlineStart: middle,
  fontSize: text.ui,
  fontWeight: 600,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 22,
    insetInlineStart: 'calc(50% - 1px)',
    width: 2,
    height: 18,
    background: color.ink,
  },
});
export const bar = style({
  position: 'absolute',
  insetBlockStart: 36,
  insetInlineStart: low,
  width: `calc(${high} - ${low})`,
  height: 6,
  background: vars.gradient.edge,
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});

export const ruler = style({
  position: 'relative',
  height: 34,
  marginInline: `160px ${ends}`,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.2,
  '@media': { [phone]: { marginInline: ends } },
});
export const marked = style({ display: 'block', width: '100%', height: 8, color: color.edge });
export const amount = style({
  ...placed,
  insetBlockStart: 13,
  // On a phone there is room for every other amount.
  selectors: { '&:nth-of-type(even)': { '@media': { [phone]: { display: 'none' } } } },
});
