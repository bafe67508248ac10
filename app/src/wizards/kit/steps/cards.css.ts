import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

/** Cards side by side if there is room, at most three. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(220px, 30%)), 1fr))',
  gap: space.s2,
});

/** Two cards side by side. */
export const pair = style([
  cards,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(240px, 40%)), 1fr))' },
]);

/** One below the other: wide cards, whose prices and features align. */
export const list = style({ display: 'grid', gap: space.s2 });

export const part = style({
  marginBlock: `${space.s4} ${space.s2}`,
  fontSize: text.h3,
  fontWeight: 560,
  letterSpacing: '-.014em',
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const aside = style({ marginBlockStart: space.s2, color: color.quiet, fontSize: text.small });
