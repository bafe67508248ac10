import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../../shell/style/media.ts';
import { link } from '../../../shell/style/type.css';

const { color, space, text } = vars;

export const system = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  gap: `${space.s4} ${space.s6}`,
  alignItems: 'start',
  scrollMarginBlockStart: 72,
  paddingBlock: `clamp(40px, 5vw, ${space.s6})`,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStartColor: color.ink }, '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { breakInside: 'avoid' } },
});

export const words = style({
  position: 'sticky',
  insetBlockStart: 104,
  '@media': { [tablet]: { position: 'static' } },
});

export const outcome = style({
  maxWidth: '16ch',
  marginBlockStart: 16,
  fontSize: 'clamp(1.625rem, 1.4rem + .9vw, 2.125rem)',
  fontWeight: 480,
  letterSpacing: '-.032em',
  lineHeight: 1.08,
  textWrap: 'balance',
});

/** The name of the product, after the outcome. */
export const name = style({ marginBlockStart: 10, color: color.quiet, fontSize: text.ui });

export const about = style({ maxWidth: '30em', marginBlockStart: space.s2 });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 10,
  marginBlock: `${space.s2} 6px`,
  color: color.quiet,
  fontSize: text.small,
});
export const more = style([link, { gap: 8 }]);
export const amount = style({
  color: color.ink,
  fontSize: text.h2,
  fontWeight: 500,
  letterSpacing: '-.026em',
  lineHeight: 1.2,
});
