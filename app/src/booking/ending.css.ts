import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { news } from '../shell/problem.css';
import { abovePhone, belowWide } from '../shell/style/media.ts';
import { h3 } from '../shell/style/type.css';

const { space, text, color } = vars;

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(312px, 38vw, 420px)',
  gap: `${space.s5} clamp(32px, 5vw, ${space.s6})`,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fields = style({
  display: 'grid',
  gap: space.s3,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.ink}`,
});

export const fine = style({ color: color.quiet, fontSize: text.small, lineHeight: 1.5 });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: space.s2,
  selectors: { 'dl + &': { marginBlockStart: space.s4 } },
});

export const column = style({ position: 'relative', maxWidth: vars.width.reading });

/** Absolutely positioned, beside the text if there is room. */
export const knot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(100% + 56px)',
  width: 400,
  pointerEvents: 'none',
  '@media': { [belowWide]: { display: 'none' } },
});

/** Above the heading, if there is no room for the knot; not on a phone, where the time comes first. */
export const braid = style({
  display: 'none',
  width: '100%',
  height: 30,
  marginBlockEnd: space.s3,
  '@media': { [`${abovePhone} and (width < 1250px)`]: { display: 'block' } },
});

/** The day of a booked consultation, and its time. */
export const when = style({
  color: color.ink,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.024em',
  lineHeight: 1.3,
});

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  marginBlockEnd: space.s3,
  color: color.quiet,
});

/** A further section of the column. */
export const part = style([h3, { marginBlockStart: space.s5 }]);

/** What a change has led to, above the booking. */
export const newsAbove = style([news, { marginBlockEnd: 24 }]);

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `4px ${space.s4}`, marginBlockStart: space.s4 });
