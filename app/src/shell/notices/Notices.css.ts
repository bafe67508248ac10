import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the edge of the content. Below the header, if the bottom corner is covered; hidden from view, if that is too. */
export const region = style({
  insetInlineEnd: `max(16px, (100% - ${vars.width.content}) / 2)`,
  selectors: {
    '&[data-place=top]': { insetBlock: '80px auto' },
    '&[data-place=none]:not(:focus-within)': { clipPath: 'inset(50%)' },
  },
});
