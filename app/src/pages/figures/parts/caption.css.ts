import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** The text below the title of a drawing. */
export const caption = style({
  marginBlockStart: 6,
  color: vars.color.quiet,
  fontSize: '1rem',
  lineHeight: 1.5,
});
