import { vars } from '@agency-site/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../../shell/style/media.ts';

export const shape = styleVariants({
  card: { aspectRatio: '16 / 10' },
  banner: { aspectRatio: '21 / 9', '@media': { [phone]: { aspectRatio: '16 / 10' } } },
});

/** In place of a picture. */
export const knot = style({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: '5%',
  background: vars.color.brandTint,
});

/** Author, date, reading time. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: vars.color.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
