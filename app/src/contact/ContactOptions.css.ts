import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) 3fr',
  gap: space.s2,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.ui,
  lineHeight: 1.5,
});

export const name = style({ color: color.quiet });

export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${value} > a`, {
  fontWeight: 560,
  textDecorationThickness: 1,
  textDecorationColor: color.edge,
  textUnderlineOffset: '.3em',
});
globalStyle(`${value} > a:hover`, { textDecorationColor: 'currentColor' });

export const note = style({ display: 'block', color: color.quiet, fontSize: text.fine });
