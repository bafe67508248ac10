import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** A secondary action: a button that looks like text. */
export const textButton = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.text.ui,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: vars.color.edge,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brand } },
});
