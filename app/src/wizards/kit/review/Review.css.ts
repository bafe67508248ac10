import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** One list with another right below it. */
export const answers = style({
  maxWidth: vars.width.reading,
  marginBlockEnd: vars.space.s4,
  selectors: { '&:has(+ dl)': { marginBlockEnd: 0 } },
});
