import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

/** Author, date, reading time. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: vars.color.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
