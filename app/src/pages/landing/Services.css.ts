import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, phone, tablet } from '../../shell/style/media.ts';
import { h3Style } from '../../shell/style/shared.ts';

const { color, space, text, radius } = vars;

export const section = style({
  paddingBlock: space.section,
  borderBlockStart: `1px solid ${color.line}`,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `12px ${space.s4}`,
});

export const title = style({ maxWidth: '11em' });

/** The last service is the largest: its picture is wider. */
export const list = style({
  display: 'grid',
  columnGap: space.s3,
  marginBlockStart: 'clamp(24px, 3vw, 42px)',
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 5fr)) minmax(0, 7fr)' },
    [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 16 },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Its rows agree with those of its neighbours. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: 'span 5',
  marginBlockEnd: space.s3,
});

// The picture of the last one fills its column, as high as the others.
globalStyle(`${item}:last-child > :first-child`, { '@media': { [desktop]: { aspectRatio: 'auto' } } });

export const name = style({
  marginBlockStart: 16,
  ...h3Style,
  '@media': { [tablet]: { fontSize: '1.0625rem' } },
});

/** The whole item. */
export const link = style({
  justifySelf: 'start',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.r2 },
  selectors: {
    [`${item}:hover &`]: { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
  },
});

/** The amount; below it, what has this price, and when it is delivered. */
export const price = style({
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: 4,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: text.small,
  lineHeight: 1.5,
  '@media': { [tablet]: { paddingBlockEnd: 0, borderBlockEnd: 0, fontSize: text.fine } },
});

export const amount = style({
  color: color.ink,
  fontSize: text.h2,
  letterSpacing: '-.026em',
  lineHeight: 1.3,
});

export const from = style({ color: color.quiet, fontSize: text.small, letterSpacing: 0 });

/** Left out where the columns are narrow. */
export const about = style({
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  '@media': { [tablet]: { display: 'none' } },
});
