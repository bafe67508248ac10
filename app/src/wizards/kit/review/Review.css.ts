import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

export const answers = style({
  marginBlockEnd: vars.space.s4,
});
