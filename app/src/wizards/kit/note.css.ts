import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

/** A note above the content. */
export const note = style({
  margin: `0 0 ${space.s3}`,
  padding: '12px 14px',
  borderInlineStart: `2px solid ${color.accent}`,
  background: color.sunk,
  fontSize: text.small,
  lineHeight: 1.45,
});
