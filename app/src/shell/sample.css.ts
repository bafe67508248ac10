import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const caption = style({
  marginBlockStart: 14,
  color: color.quiet,
  fontSize: text.fine,
  lineHeight: 1.45,
});
