import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';
import { panelStyle } from '../../shell/style/shared.ts';

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

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space.s3,
  marginBlockStart: 'clamp(24px, 3vw, 42px)',
  '@media': {
    [tablet]: { columnGap: 16 },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Its rows agree with those of its neighbours. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  marginBlockEnd: space.s3,
});

export const stage = style({
  ...panelStyle,
  aspectRatio: '1',
  padding: 'clamp(4px, 3%, 10px)',
});

export const name = style({
  marginBlockStart: 16,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  lineHeight: 1.3,
  '@media': { [tablet]: { fontSize: '1.0625rem' } },
});

/** The whole item. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.r2 },
  selectors: {
    [`${item}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
  },
});

/** The amount, and what has this price below it. */
export const price = style({
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: 4,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [tablet]: { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});

export const amount = style({ fontSize: text.h2, letterSpacing: '-.026em', lineHeight: 1.3, whiteSpace: 'nowrap' });

export const from = style({ color: color.quiet, fontSize: text.small, letterSpacing: 0 });
export const standard = style([from, { marginInlineStart: 4 }]);

/** Left out where the columns are narrow. */
export const about = style({
  marginBlockStart: 12,
  color: color.quiet,
  fontSize: text.ui,
  lineHeight: 1.5,
  '@media': { [tablet]: { display: 'none' } },
});

export const delivery = style({
  gridRow: 5,
  marginBlockStart: 6,
  color: color.quiet,
  fontSize: text.small,
  '@media': { [tablet]: { marginBlockStart: 0, fontSize: text.fine } },
});
