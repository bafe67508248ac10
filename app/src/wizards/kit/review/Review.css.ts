import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export const answers = style({
  maxWidth: vars.width.reading,
  marginBlockEnd: vars.space.s4,
});
